# The frame of the static pages: what stands around the text of every page.

page-title = { $page } · Undercut

## The way about

site-skip = Naar de tekst
site-nav = Pagina’s
site-home = Spelen
site-rules = Regels
site-glossary = Woorden van het spel
site-about = Over
site-privacy = Privacy
site-languages = Talen
site-crumbs = Je bent hier
site-play = Nu spelen
site-play-this = { $game } spelen

## The first page before the game has loaded

site-tagline = Gin rummy tegen een tegenstander van jouw sterkte, meteen, op deze pagina.
site-description = Speel gin rummy, Straight Gin, Oklahoma en meer spellen in de browser, of volgens je eigen regels. Geen account, geen reclame, niets te installeren.
site-games-heading = De spellen
site-noscript = Undercut speelt op deze pagina zelf en heeft daar JavaScript voor nodig. De regels kun je ook zonder lezen.
site-not-loaded = Undercut kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw.

## As an app on the device

site-manifest-name = Undercut, gin rummy
site-manifest-short = Undercut

## A page that is not there

site-lost-title = Deze pagina is er niet
site-lost-body = Misschien zit er een foutje in het adres, of de pagina is verhuisd.
site-lost-home = Naar het spel
