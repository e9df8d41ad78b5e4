"""Exact shares in whole numbers: the one place where an amount is divided."""


def even_shares(amount: int, people: int, unit: int) -> "list[int]":
    """Return equal shares, each rounded up to the unit; their sum may exceed the amount.

    `amount` ≥ 0, `people` ≥ 1; never negative, and at most people × unit − 1 too much in all.
    """
    share = -(-amount // (people * unit)) * unit
    return [share] * people


def shares_with_rest(amount: int, people: int, rest_at: int) -> "list[int]":
    """Return shares rounded down to the whole, the rest added to the one at index `rest_at`.

    They sum to the amount exactly.
    """
    share = amount // people
    shares = [share] * people
    shares[rest_at] += amount - share * people
    return shares
