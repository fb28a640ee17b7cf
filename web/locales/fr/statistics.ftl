# Statistics, the list of matches, taking everything along as a file.
statistics-title = Statistiques
matches-title = Matchs

## What is counted

stats-period = Période
stats-period-all = Depuis toujours
stats-period-month = Ce mois-ci
stats-rules = Règles
stats-all-rules = Toutes les règles
stats-all-levels = Tous les adversaires
stats-empty = Rien à compter pour l’instant.
stats-empty-more = Jouez une donne jusqu’au bout, et cette page dira comment vous vous en tirez : matchs gagnés, points par donne, gins et contres.
stats-none = Aucun match ne répond à ce choix.
stats-show-all = Montrer tous les matchs

## The figures

stats-won = Matchs gagnés
stats-won-of = { $count ->
    [0] aucun encore fini
   *[other] sur { $count }
}
stats-points = Points par donne
stats-points-note = { $count ->
    [one] net, { $count } donne
   *[other] net, { $count } donnes
}
stats-streak = Victoires de suite
stats-streak-now = { $count ->
    [0] la plus longue série
   *[other] la plus longue série, { $count } en cours
}
stats-gin = Gin
stats-undercuts = Contres
stats-gin-note = à vous, { $count } contre vous
stats-caught = Votre reste
stats-caught-note = { $count ->
    [0] quand l’adversaire finit une donne
    [one] quand l’adversaire a fini une donne
   *[other] en moyenne, sur { $count } donnes finies par l’adversaire
}
stats-by-rules = Par règles
stats-by-level = Par adversaire
stats-matches = Matchs
stats-matches-won = Gagnés
stats-share = Gagnés

## Curves

chart-as-list = En liste
chart-list-label = La courbe en liste
chart-score = Score d’un match
chart-choose = Match
chart-match = { $day } : { $game }, { $opponent }
chart-start = Début
chart-deal = Donne { $deal }
chart-after-deal = Après la donne
# The curve in a sentence, for those who do not see it.
chart-score-gist = { $ended ->
    [won] { $game } contre { $opponent } : vous avez gagné, et le score est de { $you } pour vous et { $them } pour l’adversaire après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }.
    [lost] { $game } contre { $opponent } : vous avez perdu, et le score est de { $you } pour vous et { $them } pour l’adversaire après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }.
   *[other] { $game } contre { $opponent } : le score est de { $you } pour vous et { $them } pour l’adversaire après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }.
}
chart-rate = Part de victoires, sur les { $count } derniers matchs à chaque fois
chart-match-number = Match { $match }
chart-after-match = Après le match
chart-rate-gist = Sur vos { $matches } derniers matchs, vous en avez gagné { $now }. Sur les { $shown } matchs montrés, cette part va de { $low } au plus bas à { $high } au plus haut.

## The list of matches

matches-count = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
}
matches-about = Contre { $opponent }, { $day }
matches-score = { $by ->
    [games] Parties gagnées : vous { $you }, { $opponent } { $them }
   *[points] Score : vous { $you }, { $opponent } { $them }
}
matches-end-on = Sur la table
matches-end-open = En suspens
matches-end-won = Gagné
matches-end-lost = Perdu
matches-end-drawn = Égalité
matches-go = Continuer
matches-go-named = Continuer : { $game } contre { $opponent }, { $day }
matches-see = Voir le résultat
matches-see-named = Voir le résultat : { $game } contre { $opponent }, { $day }
matches-old = Ne peut plus être ouvert
matches-delete = Supprimer
matches-delete-named = Supprimer : { $game } contre { $opponent }, { $day }
matches-delete-heading = Supprimer ce match ?
matches-delete-body = { $game } contre { $opponent }, { $day }. Il ne compte alors plus dans vos statistiques.
matches-delete-all = Tout supprimer
matches-delete-all-heading = Supprimer tous les matchs ?
matches-delete-all-body = { $count ->
    [one] Le match de la liste est supprimé, et vos statistiques repartent de zéro. Le match sur la table reste.
   *[other] Les { $count } matchs sont supprimés, et vos statistiques repartent de zéro. Un match sur la table reste.
}
matches-keep = Garder
matches-more = En montrer { $count } de plus
matches-waiting = Le jeu se prépare. Le match s’ouvre dès qu’il est prêt.
matches-empty = Pas encore de match.
matches-empty-more = Chaque match que vous jouez est gardé ici : continuez-en un que vous avez quitté, ou revoyez son score.

## Everything as a file

data-title = Vos données
settings-part-data = { data-title }
data-where = Matchs, réglages et règles à vous ne sont gardés que dans ce navigateur. Un fichier les met à l’abri, ou les emporte sur un autre appareil.
data-nowhere = Ce navigateur ne garde rien pour cette page. Un fichier garde ce que vous avez joué depuis que vous l’avez ouverte.
data-export = Enregistrer dans un fichier
data-exported = Enregistré sous { $name }, parmi vos téléchargements.
data-import = Ajouter un fichier
data-question = Ce que contient le fichier
data-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
}
data-rules = { $count ->
    [one] { $count } jeu de règles à vous
   *[other] { $count } jeux de règles à vous
}
data-settings = des réglages
data-holds = Contenu du fichier ({ $day }) : { $parts }. Ce que vous avez ici reste.
data-holds-nothing = Il n’y a rien à reprendre dans ce fichier.
data-settings-too = Prendre ses réglages à la place des miens
data-not-now = Pas maintenant
data-take = Ajouter
data-done-matches = { $count ->
    [one] { $count } match a été ajouté.
   *[other] { $count } matchs ont été ajoutés.
}
data-done-none = Aucun match n’a été ajouté.
data-done-known = { $count ->
    [one] { $count } match était déjà là.
   *[other] { $count } matchs étaient déjà là.
}
data-done-running = Le match qui était en cours vous attend sous Matchs.
data-done-rules = { $count ->
    [one] { $count } jeu de règles a été ajouté.
   *[other] { $count } jeux de règles ont été ajoutés.
}
data-done-left = { $count ->
    [one] Il n’y avait pas de place pour { $count } jeu de règles.
   *[other] Il n’y avait pas de place pour { $count } jeux de règles.
}
data-done-settings = Les réglages sont ceux du fichier.
data-undo = Défaire
data-undone = Tout est comme avant.
data-bad-large = Ce fichier est trop gros pour venir d’Undercut. Rien n’a changé.
data-bad-foreign = Ce fichier n’a pas été enregistré par Undercut. Rien n’a changé.
data-bad-newer = Ce fichier vient d’une version plus récente d’Undercut. Rechargez la page pour avoir cette version, puis réessayez.
data-bad-damaged = Ce fichier est abîmé : rien n’en a été repris. Essayez une autre copie.
data-bad-wrong = Quelque chose dans ce fichier n’y a pas sa place : rien n’en a été repris.
data-bad-full = Ce navigateur n’a pas de place pour tout cela. Rien n’a changé.
