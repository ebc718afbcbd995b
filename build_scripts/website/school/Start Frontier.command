#!/bin/sh
# Starts the page on this computer and shows the others in the network where to find it.
cd "$(dirname "$0")" || exit 1
if [ ! -f play_here.py ]; then
    echo "{{start.unpack}}"
elif command -v python3 >/dev/null 2>&1 &&
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 9))' 2>/dev/null; then
    python3 play_here.py --share --open && exit 0
else
    echo "{{start.python}}"
fi
echo "{{start.close}}"
read -r _
