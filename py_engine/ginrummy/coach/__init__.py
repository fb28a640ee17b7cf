"""The coach: what a decision was worth, from what its seat could see."""
