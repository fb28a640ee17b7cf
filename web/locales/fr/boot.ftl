# The game on its way, and a browser that cannot run it.

## On its way

boot-bytes = { $received } sur { $total } Mo
boot-starting = Démarrage
boot-waiting = Pas de connexion ; le chargement reprendra dès son retour
table-booting-theirs = Chargement ; ensuite, l’adversaire joue
error-dealt-anew = Le jeu vient d’être mis à jour et a redistribué ces cartes. Choisissez à nouveau.

## A browser that cannot run it

unsupported-title = Le jeu ne fonctionne pas dans ce navigateur
unsupported-wasm = Undercut applique ses règles dans la page même. Il lui faut pour cela WebAssembly, qui manque ici ou qui est désactivé.
unsupported-worker = Undercut applique ses règles dans la page même. Il lui faut pour cela des workers faits de modules, que ce navigateur n’a pas.
unsupported-browsers = Il fonctionne dans ces navigateurs, à partir de cette version : { $browsers }.
unsupported-read = Vous pouvez tout de même lire ici les règles de tous les jeux.
