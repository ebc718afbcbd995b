@echo off
rem Starts the page on this computer and shows the others in the network where to find it.
rem pushd, not cd: it also works from a folder of the network.
pushd "%~dp0"
if not exist play_here.py goto packed
rem Windows has a "python" that only opens its store, and a "py" may have no Python 3: ask each.
py -3 -c "import sys; sys.exit(sys.version_info < (3, 9))" >nul 2>nul && goto launcher
python -c "import sys; sys.exit(sys.version_info < (3, 9))" >nul 2>nul && goto python
echo This needs Python 3.9 or newer (python.org, or "Python" in the Microsoft Store).
echo Then double-click again.
echo Il faut Python 3.9 ou plus recent (python.org, ou "Python" dans le Microsoft Store).
echo Puis double-cliquez de nouveau.
goto end

:packed
echo Unpack the whole zip first (right-click it, "Extract all"), then start it from there.
echo Decompressez d'abord tout le zip (clic droit, "Extraire tout"), puis lancez-le de la.
goto end

:launcher
py -3 play_here.py --share --open
goto end

:python
python play_here.py --share --open

:end
popd
pause
