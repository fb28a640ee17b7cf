# Statistics, the list of matches, taking everything along as a file.
statistics-title = Statistics
matches-title = Matches
