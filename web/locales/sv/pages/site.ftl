# The frame of the static pages: what stands around the text of every page.

page-title = { $page } · Undercut

## The way about

site-skip = Hoppa till texten
site-nav = Sidor
site-home = Spela
site-rules = Regler
site-glossary = Spelets ord
site-about = Om
site-privacy = Integritet
site-languages = Språk
site-crumbs = Du är här
site-play = Spela nu
site-play-this = Spela { $game }

## The first page before the game has loaded

site-tagline = Gin rummy mot en motståndare som passar dig, genast, på den här sidan.
site-description = Spela gin rummy, Straight Gin, Oklahoma och fler spel i webbläsaren, eller med egna regler. Inget konto, ingen reklam, inget att installera.
site-games-heading = Spelen
site-noscript = Undercut spelas inne i den här sidan och behöver JavaScript för det. Reglerna går att läsa utan.
site-not-loaded = Undercut kunde inte laddas. Kontrollera anslutningen och ladda om sidan.

## As an app on the device

site-manifest-name = Undercut, gin rummy
site-manifest-short = Undercut

## A page that is not there

site-lost-title = Sidan finns inte här
site-lost-body = Adressen kan vara felskriven, eller så har sidan flyttat.
site-lost-home = Till spelet
