# The frame of the static pages: what stands around the text of every page.

page-title = { $page } · Undercut

## The way about

site-skip = Spring til teksten
site-nav = Sider
site-home = Spil
site-rules = Regler
site-glossary = Ordene i spillet
site-about = Om
site-privacy = Privatliv
site-languages = Sprog
site-crumbs = Du er her
site-play = Spil nu
site-play-this = Spil { $game }

## The first page before the game has loaded

site-tagline = Gin rummy mod en modstander, der passer til dig, med det samme, på denne side.
site-description = Spil gin rummy, Straight Gin, Oklahoma og flere spil i browseren, eller efter dine egne regler. Ingen konto, ingen reklamer, intet at installere.
site-games-heading = Spillene
site-noscript = Undercut spilles inde i denne side og har brug for JavaScript til det. Reglerne kan læses uden.
site-not-loaded = Undercut kunne ikke indlæses. Tjek forbindelsen, og genindlæs siden.

## As an app on the device

site-manifest-name = Undercut, gin rummy
site-manifest-short = Undercut

## A page that is not there

site-lost-title = Siden er her ikke
site-lost-body = Der kan være en fejl i adressen, eller siden er flyttet.
site-lost-home = Til spillet
