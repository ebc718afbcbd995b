"""The shapes of all JSON between the page and the core: what is asked, and what is answered.

mypy holds the doors to them, and `web/wire.d.ts` is made from them (`build_scripts/website/
wire_types.py`), which tsc holds the page to. The verbs are those of `page.VERBS`; their methods
name the shapes. Each room states what it tells itself; here they meet. A game's view is the class
`<Game>View` of its own `shapes`. Nothing loads this to play.
"""

# ruff: noqa: F403  (to gather all of them is the purpose)

from frontier.bots.shapes import *
from frontier.school.lab.shapes import *
from frontier.school.shapes import *
from frontier.table.shapes import *

from .asked_at_school import *
from .asked_at_table import *
from .asked_before import *
from .facts import *
from .told import *
from .told_at_school import *
