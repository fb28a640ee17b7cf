# The rules in sentences. Every rule-… is one fact the engine may state about a set of rules, every field-… one thing that
# can be set, every idle-… and conflict-… the reason why a setting means nothing or does not go with another.

## The games on offer

preset-oklahoma = Oklahoma
preset-classic = Classico
preset-north_american = Nordamericano
preset-tournament = Torneo
preset-eaai = EAAI 2021
preset-palace = Palace
preset-round_the_corner = Giro d’asso

## What rules speak about

rule-topic-knocking = Bussare
rule-topic-ending = Come finisce la mano
rule-topic-scoring = Punti della mano
rule-topic-layoffs = Attaccare e undercut
rule-topic-stock = Fine del mazzo
rule-topic-options = Altre opzioni
rule-topic-aces = Combinazioni e valori
rule-topic-dealing = Distribuzione e turni
rule-topic-settlement = Partite e bonus

## Knocking

rule-knock_fixed = Bussa quando, dopo lo scarto, i tuoi punti spaiati sono { $limit } o meno.
rule-knock_upcard = La prima carta scoperta fissa il limite: un 7 permette di bussare con 7 o meno, un dieci o una figura con 10 o meno.
rule-upcard_ace_gin_only = Con un asso scoperto in quella mano nessuno bussa: la chiude solo il gin.
rule-upcard_ace_one = Un asso scoperto permette di bussare con 1 o zero.
rule-knock_lays_down = Per bussare cala le tue combinazioni e scarta una carta.
rule-gin_only = Nessuno bussa, per quanto poche siano le carte spaiate.
rule-gin_every_card = Dopo la pesca, tutte le carte tranne quella che scarti devono stare in gruppi e scale.

## How a deal ends

rule-end_knock_or_gin = Qualcuno bussa o fa gin.
rule-end_gin = Qualcuno fa gin, e nient’altro la chiude con un punteggio.
rule-end_big_gin = Con tutte e undici le carte in combinazioni puoi dichiarare big gin senza scartare.
rule-no_big_gin = Undici carte in combinazioni contano come gin: scartane una.

## Score of the deal

rule-knock_difference = Dopo una bussata chi ha meno punti spaiati vince la differenza.
rule-knock_no_bonus = Una bussata vincente non ha bonus.
rule-gin = Il gin vale i punti spaiati dell’avversario e { $bonus } in più.
rule-gin_no_bonus = Il gin vale i punti spaiati dell’avversario, senza bonus.
rule-big_gin = Il big gin vale i punti spaiati dell’avversario e { $bonus } in più.
rule-only_gin_scores = Non c’è altro modo di segnare.
rule-spade_double = Picche come prima carta scoperta raddoppia tutto quel che porta la mano, bonus della mano compresi.

## Layoffs and undercut

rule-lay_off = Dopo una bussata l’avversario attacca quel che può alle combinazioni di chi ha bussato.
rule-layoffs_chain = Una carta attaccata può fare posto alla successiva.
rule-no_lay_off_on_gin = Contro il gin non si attacca nulla.
rule-undercut = Undercut: se all’avversario restano meno punti spaiati di chi ha bussato, segna la differenza e { $bonus } in più.
rule-undercut_no_bonus = Undercut: se all’avversario restano meno punti spaiati di chi ha bussato, segna la differenza.
rule-tie_bonus = Anche a spaiate pari è undercut: l’avversario segna { $bonus }.
rule-tie_no_bonus = A spaiate pari l’avversario vince la mano, ma nessun punto.
rule-tie_drawn = A spaiate pari la mano non è di nessuno: niente punti, e dà le carte lo stesso mazziere.
rule-no_layoffs = Non si attacca nulla.
rule-no_undercut = Non c’è undercut.

## End of the stock

rule-reshuffle = Quando il mazzo è finito, tutti gli scarti tranne quello in cima si mescolano in un nuovo mazzo.
rule-last_cards = Le ultime { $cards } carte del mazzo non si pescano mai.
rule-dead_at_two = Uno scarto che lascia { $cards } carte nel mazzo e non chiude la mano la rende nulla: nessuno segna.
rule-last_discard = Quando restano { $cards } carte, l’ultimo scarto si può ancora prendere, ma solo per chiudere la mano. Altrimenti la mano è nulla: nessuno segna.
rule-turn_limit = Una mano ancora aperta dopo { $turns } turni è nulla.
rule-dead_again = Dopo una mano nulla dà le carte lo stesso mazziere.
rule-dead_draw = Quando si gioca una mano sola, una mano nulla è una parità.

## Other options

rule-oklahoma_instead = Al posto di queste si possono scegliere le regole Oklahoma: allora la prima carta scoperta fissa il limite.
rule-oklahoma_on = Questo gioco si gioca con le regole Oklahoma.
rule-not_oklahoma = Questo prende il posto delle regole Oklahoma: entrambi decidono quando puoi bussare, quindi non vanno mai insieme.
rule-forms = Si può giocare in una mano, in una partita a { $low } o { $high } punti o a qualunque altro traguardo, o nelle tre partite di Hollywood.

## Melds and card values

rule-melds = Un gruppo è di tre o quattro carte dello stesso valore, una scala di tre o più dello stesso seme in ordine. Una carta appartiene a una sola combinazione.
rule-aces_low = L’asso è basso: A-2-3 è una scala, Q-K-A no.
rule-aces_high_or_low = L’asso è basso o alto: A-2-3 e Q-K-A sono scale, K-A-2 no.
rule-aces_around = Le scale girano intorno all’asso: anche Q-K-A e K-A-2 sono scale.
rule-ace_counts = Un asso conta { $points }.
rule-card_values = Figure e dieci contano 10, tutte le altre carte il loro numero.

## Dealing and turns

rule-deal_upcard = Dieci carte a testa, e la successiva si scopre accanto al mazzo.
rule-upcard_offer = Chi non ha dato le carte può prenderla o passare, poi può farlo il mazziere. Se passano entrambi, chi non ha dato le carte pesca dal mazzo.
rule-deal_eleven = Chi non dà le carte ne riceve undici, il mazziere dieci, e nessuna si scopre.
rule-first_throw = Chi non ha dato le carte comincia scartandone una, senza pescare né bussare.
rule-draw_and_throw = Poi si prende una carta e se ne scarta una, turno per turno.
rule-taken_card_stays = Una carta presa dal pozzo non si può scartare nello stesso turno.
rule-winner_deals = Chi vince una mano dà le carte per la successiva.
rule-loser_deals = Chi perde una mano dà le carte per la successiva.
rule-dealer_alternates = Si danno le carte a turno.

## Games and bonuses

rule-won_by_target = Chi arriva per primo al traguardo vince la partita.
rule-won_by_settlement = La partita finisce al traguardo, e la vince chi ha di più con tutti i bonus.
rule-box = Ogni mano vinta porta { $bonus } in più quando la partita è finita.
rule-box_at_once = Ogni mano vinta porta subito { $bonus } in più. Contano per il traguardo e non si raddoppiano mai.
rule-game_bonus = Una partita vinta porta { $bonus } in più.
rule-shutout_game_bonus = Se chi perde non ha vinto nessuna mano, il bonus partita vale doppio.
rule-shutout_deals = Se chi perde non ha vinto nessuna mano, i punti delle mani di chi vince valgono doppio.
rule-shutout_net = Se chi perde non ha vinto nessuna mano, tutto quel che ha chi vince vale doppio.
rule-bonuses_not_in_one_deal = Quando si gioca una mano sola questi bonus non ci sono.
rule-no_bonuses = Non ci sono bonus per una mano o una partita vinta.
rule-hollywood = Hollywood: una mano vinta conta in ogni partita aperta in cui hai già segnato, e nella prima in cui non hai ancora segnato.
rule-hollywood_points = Hollywood si vince con i punti delle tre partite insieme.
rule-hollywood_games = Hollywood si vince con il numero di partite vinte.

## What can be set

field-knock_mode = Quando si può bussare
field-knock_mode-fixed = Fino a un limite
field-knock_mode-upcard = Fino alla carta scoperta
field-knock_mode-gin_only = Mai, solo gin
field-knock_limit = Limite per bussare
field-upcard_ace = Con un asso scoperto
field-upcard_ace-gin_only = Solo gin
field-upcard_ace-one = Bussare con 1
field-spade_double = Picche raddoppia
field-gin_bonus = Bonus gin
field-big_gin_bonus = Bonus big gin
field-undercut_bonus = Bonus undercut
field-tied_undercut = A spaiate pari
field-tied_undercut-bonus = Undercut e bonus
field-tied_undercut-no_bonus = Undercut, senza punti
field-tied_undercut-drawn = Di nessuno
field-stock_end = Quando il mazzo finisce
field-stock_end-reshuffle = Mescolare gli scarti
field-stock_end-dead_at_two = Nulla a due carte
field-stock_end-knock_only = Ultimo scarto, poi nulla
field-max_turns = Turni prima della mano nulla
field-aces = Assi nelle scale
field-aces-low = Bassi
field-aces-high_or_low = Bassi o alti
field-aces-around = Girano
field-ace_deadwood = Un asso conta
field-ace_deadwood-1 = 1
field-ace_deadwood-15 = 15
field-start = Primo turno
field-start-upcard = Si offre la carta scoperta
field-start-eleven_cards = Undici carte
field-next_dealer = Prossimo mazziere
field-next_dealer-winner = Chi vince
field-next_dealer-loser = Chi perde
field-next_dealer-alternate = A turno
field-box_bonus = Bonus per una mano vinta
field-box_at_once = Segnarlo subito
field-game_bonus = Bonus per una partita vinta
field-shutout = Chi perde senza mani
field-shutout-none = Non importa
field-shutout-game_bonus = Bonus partita doppio
field-shutout-deals = Mani doppie
field-shutout-net = Tutto doppio
field-game_won_by = La partita si vince
field-game_won_by-first_to_target = Primi al traguardo
field-game_won_by-settlement = Con più punti e bonus
field-hollywood_won_by = Hollywood si vince
field-hollywood_won_by-points = A punti
field-hollywood_won_by-games = A partite

## Why a setting means nothing as things are

idle-knock_limit-knock_mode = Qui non conta: va con «{ field-knock_mode-fixed }».
idle-upcard_ace-knock_mode = Qui non conta: va con «{ field-knock_mode-upcard }».
idle-spade_double-knock_mode = Qui non conta: va con «{ field-knock_mode-upcard }».
idle-undercut_bonus-knock_mode = Qui non conta: se nessuno bussa non c’è undercut.
idle-tied_undercut-knock_mode = Qui non conta: se nessuno bussa non c’è nulla da confrontare.
idle-undercut_bonus-knock_limit = Qui non conta: con un limite di 0 nessuno subisce undercut.
idle-tied_undercut-knock_limit = Qui non conta: con un limite di 0 non c’è nulla da confrontare.
idle-ace_deadwood-aces = Qui non conta: un asso basso conta sempre 1.
idle-box_at_once-box_bonus = Qui non conta: non c’è bonus per una mano vinta.
idle-game_won_by-box_bonus = Qui non conta: senza bonus per le mani, chi arriva primo al traguardo ha sempre di più.
idle-game_won_by-box_at_once = Qui non conta: con il bonus segnato subito, chi arriva primo al traguardo ha sempre di più.

## Why two settings do not go together

conflict-upcard_ace-knock_mode = «{ field-upcard_ace-one }» su un asso va solo con il limite fissato dalla carta scoperta.
conflict-spade_double-knock_mode = Picche raddoppia solo con il limite fissato dalla carta scoperta.
conflict-start-knock_mode = Con undici carte date nessuna si scopre, quindi nessuna può fissare il limite.
conflict-stock_end-knock_mode = Gli scarti si mescolano in un nuovo mazzo solo dove si bussa fino a un limite fisso. Scegli un’altra fine del mazzo.
conflict-ace_deadwood-aces = Un asso conta 15 solo dove può essere alto.

## The table of differences

rules-differ = { $game }: che cosa cambia rispetto al gioco normale
rules-topic = Regola
rules-regular = Gioco normale
rules-nothing = Nessuna regola simile.
rules-no-difference = Sono le regole del gioco normale.
rules-differ-here = Che cosa cambia rispetto al gioco normale
rules-all = Tutte le regole

## The rules of the match that is on

match-rules-title = Regole
match-rules-heading = Regole di questo match
match-rules-waiting = Le regole compaiono appena il gioco è pronto.
match-rules-back = Torna al tavolo

## The editor of own rules

own-rules-title = Le tue regole
own-rules-heading = Le tue regole
own-rules-changing = Modifica «{ $name }»
own-rules-lede = Parti da un gioco e cambia quel che vuoi. Vedi subito che cosa ne viene, e che cosa non va insieme.
own-start = Parti da
own-start-about = Un altro gioco imposta da capo tutte le regole qui sotto.
own-bounds = Da { $low } a { $high }
own-proposed = { $field }: { $value }
own-problems = { $count ->
    [one] Una cosa non va
   *[other] { $count } cose non vanno
}
own-differ = Rispetto al gioco normale
own-these = Le tue regole
own-differ-none = Quel che cambia compare qui quando le regole vanno insieme.
own-differ-later = Quel che cambia compare qui appena il gioco è pronto.
own-name = Nome
own-save = Salva
own-drop = Lascia perdere
own-waits = Preparo il gioco; poi si controllano le tue regole.
own-cannot = Le tue regole non si possono controllare finché il gioco non parte.
own-checking = Controllo…
own-wrong = { $count ->
    [one] C’è una cosa da sistemare prima di salvare.
   *[other] Ci sono { $count } cose da sistemare prima di salvare.
}
own-fits = { $count ->
    [0] Finora nulla è cambiato.
    [one] Una regola cambiata, e tutto va insieme.
   *[other] { $count } regole cambiate, e tutto va insieme.
}
own-nameless = Dai prima un nome alle tue regole.
own-full = Hai già { $max } regolamenti tuoi. Prima eliminane uno.
own-replace-heading = Sostituire le regole con quel nome?
own-replace-body = Hai già delle regole chiamate «{ $name }».
own-replace-keep = Tienile
own-replace-confirm = Sostituisci
