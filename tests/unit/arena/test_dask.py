"""The same run on a Dask cluster, with workers of their own and by the command line."""

from __future__ import annotations

import json

import pytest
from support.extras import offered_here

from ginrummy.arena.plan import Plan
from ginrummy.arena.running import run
from ginrummy.cli import main
from ginrummy.game.rules import PRESETS

if offered_here("dask", "distributed"):
    from distributed import LocalCluster
else:
    pytest.skip("Dask has no wheels for this Python", allow_module_level=True)

pytestmark = pytest.mark.slow

PLAN = Plan(a="never_knock", b="simple", rules=PRESETS["eaai"], seed="dask", form=None, target=None)


def test_a_cluster_plays_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        words = "arena never_knock simple --rules eaai --seed dask --deals --pairs 40 --json --quiet --dask"
        assert main([*words.split(), cluster.scheduler_address]) == 0
    assert json.loads(capsys.readouterr().out)["results"] == json.loads(json.dumps(run(PLAN, 40)["results"]))


def test_where_there_is_no_cluster_that_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "simple", "random", "--pairs", "1", "--quiet", "--dask", "nowhere"]) == 1
    assert "ginrummy arena: no Dask cluster at nowhere" in capsys.readouterr().err
