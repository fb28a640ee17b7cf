"""The coach: what to do now, what a finished deal was worth decision by decision, and how much of it was luck.

Whatever it says of a decision follows from the :class:`~ginrummy.game.view.View` of its seat and the random numbers it
is given, never from a hidden card.  From the bottom up:

* ``playout`` plays a deal to its end on card sets alone, some fifteen thousand times a second; ``worlds`` imagines the
  hidden cards by what the other seat did; ``outcomes`` joins the two for each kind of act.
* ``priors`` values acts at first sight by the fitted tables of the strongest opponents; ``rating`` plays the acts of a
  decision out in the same worlds and blends both, with the error that noise leaves.
* ``reasons`` finds the numbers that speak for an act, ``chances`` what points are worth in the match; ``judging`` makes
  a verdict of it all.
* ``hint`` is a small rating before an act.  ``history`` finds a finished deal among the acts of a match, ``review``
  judges each of its decisions in slices and ``luck`` tells what was dealt and drawn from what was played.
* ``drills`` and ``seeking`` write decisions down and find some worth asking.

How the numbers are got, what they mean and how noisy they are: docs/COACH.md.
"""
