"""Fit the numbers that the evaluator plays by: fast self-play, its results, and the fit.  Not part of the wheel."""
