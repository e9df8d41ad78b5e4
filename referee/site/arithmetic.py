"""Hand-written arithmetic of whole numbers, as the rule base records figures (``60 + 2*40``)."""

from __future__ import annotations

import ast
import math

_KNOWN = (ast.Add, ast.Sub, ast.Mult, ast.Div)


def value(written: str) -> int | None:
    """Return what the arithmetic comes to, None if it is something else (``ceil(100/3)`` is 34)."""
    try:
        found = _value(ast.parse(written.replace("−", "-").strip(), mode="eval").body)
    except (SyntaxError, ValueError, ZeroDivisionError):
        return None
    return int(found) if found == int(found) else None


def _value(node: ast.expr) -> float:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_value(node.operand)
    if isinstance(node, ast.BinOp) and isinstance(node.op, _KNOWN):
        left, right = _value(node.left), _value(node.right)
        if isinstance(node.op, ast.Add):
            return left + right
        if isinstance(node.op, ast.Sub):
            return left - right
        return left * right if isinstance(node.op, ast.Mult) else left / right
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ceil":
        return math.ceil(_value(node.args[0]))
    raise ValueError(ast.dump(node))
