# The page that checks whether the deals of a game were fair.

check-title = Le carte erano oneste?
check-describe = Verifica che le carte di una partita di Undercut fossero fissate prima dell’inizio.
check-lede = Dopo una partita, la sua prova si verifica qui: ogni mano viene ridata a partire dal segreto e confrontata carta per carta, sul tuo dispositivo.
check-noscript = Per verificare serve JavaScript. Come si fa è spiegato più sotto.
check-link = Carte oneste
check-how = Che cosa si verifica
check-how-1 = Prima della prima carta il gioco mostra l’impronta di un segreto (SHA-256). Qui l’impronta viene rifatta: il segreto non è stato scambiato.
check-how-2 = Dal segreto e dalle tue parole discende ogni mazzo, con un metodo pubblicato. Ogni mazzo viene ridato, e così il mazzo ogni volta che è stato rimescolato.
check-how-3 = Lo si fa due volte: con poche righe di questa pagina e con il motore del gioco, scritto in un altro linguaggio. Niente di ciò che verifichi qui viene inviato da qualche parte.
check-how-4 = Questo mostra che né il motore né l’avversario hanno potuto scegliere le carte dopo aver visto le tue parole o il tuo gioco. Non mostra che il segreto sia stato estratto bene: quello lo fa il tuo dispositivo.
