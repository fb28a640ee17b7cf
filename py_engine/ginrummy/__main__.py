"""``python -m ginrummy``."""

import sys

from ginrummy.cli import main

sys.exit(main())
