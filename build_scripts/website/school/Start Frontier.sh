#!/bin/sh
# Starts the page on this computer and shows the others in the network where to find it.
cd "$(dirname "$0")" || exit 1
if [ ! -f play_here.py ]; then
    echo "Unpack the whole zip first, then start it from the unpacked folder."
    echo "Décompressez d'abord tout le zip, puis lancez-le depuis le dossier obtenu."
elif command -v python3 >/dev/null 2>&1 &&
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 9))' 2>/dev/null; then
    python3 play_here.py --share --open && exit 0
else
    echo "This needs Python 3.9 or newer (python.org). Then double-click again."
    echo "Il faut Python 3.9 ou plus récent (python.org). Puis double-cliquez de nouveau."
fi
echo "Enter closes this window. / Entrée ferme cette fenêtre."
read -r _
