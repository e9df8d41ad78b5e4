"""Shares: first what always holds, then who gets the odd euro."""

from hypothesis import given
from hypothesis import strategies as st

from referee.engine.shares import even_shares, shares_with_rest

AMOUNTS = st.integers(0, 10**9)
PEOPLE = st.integers(1, 8)


@given(AMOUNTS, PEOPLE, st.sampled_from([1, 10]))
def test_even_shares_cover_the_amount_with_the_least_surplus(
    amount: int, people: int, unit: int
) -> None:
    shares = even_shares(amount, people, unit)
    assert len(shares) == people
    assert len(set(shares)) == 1
    assert shares[0] % unit == 0
    assert 0 <= sum(shares) - amount < people * unit
    assert (shares[0] - unit) * people < amount or amount == 0


@given(AMOUNTS, PEOPLE, st.data())
def test_shares_with_rest_sum_exactly(amount: int, people: int, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, people - 1))
    shares = shares_with_rest(amount, people, at)
    assert sum(shares) == amount
    assert min(shares) >= 0
    others = shares[:at] + shares[at + 1 :]
    assert all(share == amount // people for share in others)
    assert amount // people <= shares[at] < amount // people + people


def test_hundred_among_three() -> None:
    assert even_shares(100, 3, 1) == [34, 34, 34]
    assert even_shares(100, 3, 10) == [40, 40, 40]
    assert shares_with_rest(100, 3, 1) == [33, 34, 33]


def test_nothing_is_shared_as_nothing() -> None:
    assert even_shares(0, 4, 10) == [0, 0, 0, 0]
    assert shares_with_rest(0, 2, 0) == [0, 0]
