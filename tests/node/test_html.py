"""Templates of the phone page: laid out like code, without a space that nobody wrote."""

import json
import subprocess
from pathlib import Path

import pytest

MADE = (
    '<ul class="names"\n    id="who">'
    "<li>&#60;Ana&#62;<b>is</b> <i>here</i></li><li>Ben<b>is</b> <i>here</i></li>"
    "<li>and\n      others</li></ul>"
)


@pytest.mark.node
def test_a_line_break_beside_a_tag_stands_for_nothing(node: str) -> None:
    script = Path(__file__).parent / "html.mjs"
    done = subprocess.run([node, script], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [MADE, MADE]
