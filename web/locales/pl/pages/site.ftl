# The frame of the static pages: what stands around the text of every page.

page-title = { $page } · Undercut

## The way about

site-skip = Przejdź do tekstu
site-nav = Strony
site-home = Graj
site-rules = Zasady
site-glossary = Słowniczek
site-about = O grze
site-privacy = Prywatność
site-languages = Języki
site-crumbs = Jesteś tutaj
site-play = Zagraj teraz
site-play-this = Zagraj: { $game }

## The first page before the game has loaded

site-tagline = Remik gin z przeciwnikiem na twoją miarę, od razu, na tej stronie.
site-description = Graj w przeglądarce w remika gin, Straight Gin, Oklahomę i inne gry albo według własnych zasad. Bez konta, bez reklam, bez instalowania.
site-games-heading = Gry
site-noscript = Undercut działa na tej stronie i potrzebuje do tego JavaScriptu. Zasady można przeczytać bez niego.
site-not-loaded = Nie udało się wczytać Undercut. Sprawdź połączenie i wczytaj stronę ponownie.

## As an app on the device

site-manifest-name = Undercut, remik gin
site-manifest-short = Undercut

## A page that is not there

site-lost-title = Tej strony tu nie ma
site-lost-body = Może w adresie jest literówka, a może strona została przeniesiona.
site-lost-home = Do gry
