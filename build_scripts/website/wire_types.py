"""Makes web/wire.d.ts: the page's types of everything that crosses the border to the core.

They are read from the core's sources, not by running them: `shapes.py` of each room and each game,
`doors/wire`, and the verbs of `doors/page.py` with the annotations of their methods.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "py_core" / "frontier"
TYPES = ROOT / "web" / "wire.d.ts"

OF_EACH_GAME = ("View", "Things")
"""What `doors/wire` knows by these names, each game states with its own name before it."""

_ROOMS = ("table", "bots", "school", "school/lab")
_WIRE = (
    "told",
    "facts",
    "told_at_school",
    "asked_at_table",
    "asked_before",
    "asked_at_school",
)
_DOORS = ("page", "table", "advice", "ahead", "preparing", "school")
"""Where the verbs are: the door, and what it is made of."""
_HEAD = """\
// Made from py_core/frontier/doors/wire and the shapes that it gathers; never by hand.
// `python3 build_scripts/test.py lint --fix` makes it anew.
"""
_VERBS_END = """\
export type Verb = keyof Verbs;

/** What the core is asked. */
export type Request<V extends Verb> = { do: V } & Verbs[V]["asks"];
"""
_PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "Any": "unknown",
    "object": "unknown",
}

Assigned: TypeAlias = ast.AnnAssign | ast.Assign


class NoSuchShape(Exception):
    """A shape that cannot be told in the page's types."""


class Field(NamedTuple):
    """A key of a shape."""

    name: str
    type: ast.expr
    optional: bool
    doc: str


def wire_types(core: Path = CORE) -> str:
    """Write the types of the page."""
    games = _names_of_games(core / "games" / "__init__.py")
    sources = [
        *(core / room / "shapes.py" for room in _ROOMS),
        *(core / "games" / game / "shapes.py" for game in games),
        *(core / "doors" / "wire" / f"{name}.py" for name in _WIRE),
    ]
    modules = [_parse(source) for source in sources]
    stated = {
        one.name for module in modules for one in module.body if isinstance(one, ast.ClassDef)
    }
    written = [_HEAD]
    for module in modules:
        written += _shapes(module, games, stated)
    written.append(_verbs([_parse(core / "doors" / f"{name}.py") for name in _DOORS]))
    return "\n".join([*written, _VERBS_END])


def write_wire_types() -> bool:
    """Make the types anew; tell whether they have changed."""
    fresh = wire_types()
    if TYPES.is_file() and TYPES.read_text("utf-8") == fresh:
        return False
    TYPES.write_text(fresh, "utf-8", newline="\n")
    return True


def _parse(source: Path) -> ast.Module:
    return ast.parse(source.read_text("utf-8"), str(source))


def _names_of_games(source: Path) -> list[str]:
    for name, value in _assignments(_parse(source)):
        if name == "NAMES":
            names: list[str] = list(ast.literal_eval(value))
            return names
    raise NoSuchShape(f"{source} names no games")


def _shapes(module: ast.Module, games: list[str], stated: set[str]) -> Iterator[str]:
    """Write what a module states: its classes and its aliases, in their order."""
    for at, statement in enumerate(module.body):
        if isinstance(statement, ast.ClassDef):
            yield _interface(statement)
        elif isinstance(statement, ast.AnnAssign | ast.Assign):
            name, value = _assigned(statement)
            doc = _doc_after(module.body, at)
            if name in OF_EACH_GAME:
                yield _of_each_game(name, games, stated, doc)
            elif value is not None and name != "__all__":
                yield _alias(name, value, doc)


def _of_each_game(name: str, games: list[str], stated: set[str], doc: str) -> str:
    """Write what games have their own shapes of, such as `BoomersView`, as any one of them."""
    own = [f"{game.capitalize()}{name}" for game in games]
    union = " | ".join(shape for shape in own if shape in stated)
    return f"{_comment(doc)}export type {name} = {union};\n"


def _interface(shape: ast.ClassDef) -> str:
    bases = [base.id for base in shape.bases if isinstance(base, ast.Name)]
    above = [base for base in bases if base != "TypedDict"]
    extends = f" extends {', '.join(above)}" if above else ""
    all_optional = any(keyword.arg == "total" for keyword in shape.keywords)
    fields = "".join(_field(field, all_optional) for field in _fields(shape.body))
    doc = _comment(ast.get_docstring(shape) or "")
    inside = f"\n{fields}" if fields else ""
    return f"{doc}export interface {shape.name}{extends} {{{inside}}}\n"


def _fields(body: list[ast.stmt]) -> Iterator[Field]:
    for at, statement in enumerate(body):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            kind, optional = _needed(statement.annotation)
            yield Field(statement.target.id, kind, optional, _doc_after(body, at))


def _field(field: Field, all_optional: bool) -> str:
    mark = "?" if field.optional or all_optional else ""
    return f"{_comment(field.doc, '  ')}  {field.name}{mark}: {_type(field.type)};\n"


def _alias(name: str, value: ast.expr, doc: str) -> str:
    if isinstance(value, ast.Call):  # TypedDict("Name", {"is": …}): a key that is a Python keyword
        keys = value.args[1]
        if not isinstance(keys, ast.Dict):
            raise NoSuchShape(f"{name} is no shape")
        fields = [
            Field(str(ast.literal_eval(key)), *_needed(kind), doc="")
            for key, kind in zip(keys.keys, keys.values, strict=True)
            if key is not None
        ]
        inside = "".join(_field(field, all_optional=False) for field in fields)
        return f"{_comment(doc)}export interface {name} {{\n{inside}}}\n"
    return f"{_comment(doc)}export type {name} = {_type(value)};\n"


def _needed(kind: ast.expr) -> tuple[ast.expr, bool]:
    """Tell the type of a key, and whether the key may be missing."""
    if isinstance(kind, ast.Subscript) and _name(kind.value) == "NotRequired":
        return kind.slice, True
    return kind, False


def _type(kind: ast.expr) -> str:
    """Write a type: the few forms that shapes use, and nothing else."""
    if isinstance(kind, ast.Name):
        return _PLAIN.get(kind.id, kind.id)
    if isinstance(kind, ast.Attribute):
        return kind.attr
    if isinstance(kind, ast.Constant) and kind.value is None:
        return "null"
    if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
        return _type(ast.parse(kind.value, mode="eval").body)
    if isinstance(kind, ast.BinOp) and isinstance(kind.op, ast.BitOr):
        return f"{_type(kind.left)} | {_type(kind.right)}"
    if isinstance(kind, ast.Subscript):
        return _subscript(_name(kind.value), kind.slice)
    raise NoSuchShape(ast.unparse(kind))


def _subscript(name: str, inside: ast.expr) -> str:
    parts = inside.elts if isinstance(inside, ast.Tuple) else [inside]
    if name == "Sequence":
        one = _type(parts[0])
        return f"({one})[]" if "|" in one else f"{one}[]"
    if name == "Mapping":
        return f"Record<{_type(parts[0])}, {_type(parts[1])}>"
    if name == "tuple":
        return f"[{', '.join(map(_type, parts))}]"
    if name == "Literal":
        return " | ".join(json.dumps(ast.literal_eval(part)) for part in parts)
    raise NoSuchShape(name)


def _verbs(doors: list[ast.Module]) -> str:
    """Write what can be asked: the verbs of the door in their order, and the shapes they name."""
    classes = [one for door in doors for one in door.body if isinstance(one, ast.ClassDef)]
    methods = {
        one.name: one for part in classes for one in part.body if isinstance(one, ast.FunctionDef)
    }
    table = next(value for name, value in _assignments(doors[0]) if name == "VERBS")
    verbs = [
        methods[node.attr]
        for node in ast.walk(table)
        if isinstance(node, ast.Attribute) and _name(node.value) == "Door"
    ]
    lines = []
    for verb in verbs:
        asked = verb.args.args[1].annotation
        if asked is None or verb.returns is None:
            raise NoSuchShape(f"the verb {verb.name} names no shapes")
        shapes = f"{{ asks: {_type(asked)}; answers: {_type(verb.returns)} }}"
        lines.append(f"{_comment(ast.get_docstring(verb) or '', '  ')}  {verb.name}: {shapes};\n")
    return (
        "/** Everything that can be asked, and the shape of the answer. */\n"
        f"export interface Verbs {{\n{''.join(lines)}}}\n"
    )


def _assignments(module: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for statement in module.body:
        if isinstance(statement, ast.AnnAssign | ast.Assign):
            name, value = _assigned(statement)
            if value is not None:
                yield name, value


def _assigned(statement: Assigned) -> tuple[str, ast.expr | None]:
    target = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
    return _name(target), statement.value


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _doc_after(body: list[ast.stmt], at: int) -> str:
    """Give the text below a statement, which says what it is."""
    after = body[at + 1] if at + 1 < len(body) else None
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
        return str(after.value.value)
    return ""


def _comment(doc: str, indent: str = "") -> str:
    return f"{indent}/** {' '.join(doc.split())} */\n" if doc else ""


def main(arguments: list[str]) -> int:
    """Make the types anew, or with `--check` only say whether they are what they should be."""
    if "--check" not in arguments:
        write_wire_types()
        return 0
    if TYPES.read_text("utf-8") == wire_types():
        return 0
    print("web/wire.d.ts is stale: python3 build_scripts/test.py lint --fix makes it anew.")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
