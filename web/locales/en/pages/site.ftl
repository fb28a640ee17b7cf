# The frame of the static pages: what stands around the text of every page.

page-title = { $page } · Undercut

## The way about

site-skip = Skip to the text
site-nav = Pages
site-home = Play
site-rules = Rules
site-glossary = Words of the game
site-about = About
site-privacy = Privacy
site-languages = Languages
site-crumbs = You are here
site-play = Play now
site-play-this = Play { $game }

## The first page before the game has loaded

site-tagline = Gin rummy against an opponent of your strength, at once, in this page.
site-description = Play gin rummy, Straight Gin, Oklahoma and more games in the browser, or by rules of your own. No account, no advertising, nothing to install.
site-games-heading = The games
site-noscript = Undercut plays inside this page and needs JavaScript for it. The rules can be read without.
site-not-loaded = Undercut could not be loaded. Check the connection and reload the page.

## As an app on the device

site-manifest-name = Undercut, gin rummy
site-manifest-short = Undercut

## A page that is not there

site-lost-title = This page is not here
site-lost-body = The address may have a slip in it, or the page has moved.
site-lost-home = To the game
