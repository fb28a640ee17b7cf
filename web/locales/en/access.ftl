# The table told in words: the log, keys that tell, the table as text.
