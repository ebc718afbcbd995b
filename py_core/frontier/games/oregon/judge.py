"""The judge of Oregon: what is good in a position, what to try first, and what tells why."""

from __future__ import annotations

from frontier.table.game import Judge

from .causes import causes
from .chances import CHANCES, left
from .features import evaluate, features
from .likely import calm, likely, sensible
from .lines import Lines
from .people import HABITS
from .slips import SLIPS
from .themes import THEMES

JUDGE = Judge(
    features,
    evaluate,
    sensible,
    likely,
    calm,
    Lines,
    telling=(
        *("group", "post-office", "church", "station", "harbor", "warehouse", "coal", "gold"),
        *("joker-active", "extra-active", "joker-spent", "extra-spent"),
        *("closing-farmers", "closing-tiles"),
    ),
    changing=("ground", "pairs"),
    causes=causes,
    themes=THEMES,
    rounds=2,
    slips=SLIPS,
    habits=HABITS,
    left=left,
    chances=CHANCES,
)
