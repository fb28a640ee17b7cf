# The frame of the static pages: what stands around the text of every page.

page-title = { $page } · Undercut

## The way about

site-skip = Hopp til teksten
site-nav = Sider
site-home = Spill
site-rules = Regler
site-glossary = Ordene i spillet
site-about = Om
site-privacy = Personvern
site-languages = Språk
site-crumbs = Du er her
site-play = Spill nå
site-play-this = Spill { $game }

## The first page before the game has loaded

site-tagline = Gin rummy mot en motstander som passer deg, med en gang, på denne siden.
site-description = Spill gin rummy, Straight Gin, Oklahoma og flere spill i nettleseren, eller etter egne regler. Ingen konto, ingen reklame, ingenting å installere.
site-games-heading = Spillene
site-noscript = Undercut spilles inne i denne siden og trenger JavaScript til det. Reglene kan leses uten.
site-not-loaded = Undercut kunne ikke lastes. Sjekk forbindelsen og last siden på nytt.

## As an app on the device

site-manifest-name = Undercut, gin rummy
site-manifest-short = Undercut

## A page that is not there

site-lost-title = Siden finnes ikke her
site-lost-body = Adressen kan ha en skrivefeil, eller siden er flyttet.
site-lost-home = Til spillet
