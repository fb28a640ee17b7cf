# The frame of the static pages: what stands around the text of every page.

page-title = { $page } · Undercut

## The way about

site-skip = Siirry tekstiin
site-nav = Sivut
site-home = Pelaa
site-rules = Säännöt
site-glossary = Pelin sanat
site-about = Tietoa
site-privacy = Yksityisyys
site-languages = Kielet
site-crumbs = Olet tässä
site-play = Pelaa nyt
site-play-this = Pelaa: { $game }

## The first page before the game has loaded

site-tagline = Gin rummy sinulle sopivaa vastustajaa vastaan, heti, tällä sivulla.
site-description = Gin rummy, suora gin, Oklahoma ja muita pelejä selaimessa, tai pelaa omilla säännöilläsi. Ei tiliä, ei mainoksia, ei mitään asennettavaa.
site-games-heading = Pelit
site-noscript = Undercut pelataan tämän sivun sisällä, ja siihen tarvitaan JavaScript. Säännöt voi lukea ilmankin.
site-not-loaded = Undercutia ei voitu ladata. Tarkista yhteys ja lataa sivu uudelleen.

## As an app on the device

site-manifest-name = Undercut, gin rummy
site-manifest-short = Undercut

## A page that is not there

site-lost-title = Tätä sivua ei ole
site-lost-body = Osoitteessa voi olla virhe, tai sivu on siirretty.
site-lost-home = Peliin
