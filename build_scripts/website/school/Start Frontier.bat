@echo off
rem Starts the page on this computer and shows the others in the network where to find it.
rem pushd, not cd: it also works from a folder of the network.
pushd "%~dp0"
if not exist play_here.py goto packed
rem Windows has a "python" that only opens its store, and a "py" may have no Python 3: ask each.
py -3 -c "import sys; sys.exit(sys.version_info < (3, 9))" >nul 2>nul && goto launcher
python -c "import sys; sys.exit(sys.version_info < (3, 9))" >nul 2>nul && goto python
echo {{start.python-windows}}
goto end

:packed
echo {{start.unpack-windows}}
goto end

:launcher
py -3 play_here.py --share --open
goto end

:python
python play_here.py --share --open

:end
popd
pause
