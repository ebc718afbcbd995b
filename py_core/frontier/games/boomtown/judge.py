"""The judge of Boomtown: what is good in a position, what to try first, and what tells why."""

from __future__ import annotations

from frontier.table.game import Judge

from .causes import causes
from .chances import CHANCES, left
from .features import evaluate, features
from .likely import calm, likely, sensible
from .lines import Lines
from .lines.outcomes import outcomes
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
    outcomes,
    telling=("fee", "fee-governor", "mayor", "mayor-changed", "stagecoach", "shark-paid"),
    changing=("income", "mayors", "fees", "saloons"),
    causes=causes,
    themes=THEMES,
    rounds=99,
    slips=SLIPS,
    habits=HABITS,
    left=left,
    chances=CHANCES,
)
