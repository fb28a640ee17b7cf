# The table in words: what it tells when asked, its log, its keys, and the table as text.

## What is told when a key asks for it

access-tell-pile = { $card } está en lo alto del descarte
access-tell-pile-count = { $count ->
    [one] Es la única carta que hay
   *[other] Hay { $count } cartas
}
access-tell-pile-empty = El descarte está vacío
access-tell-last-none = Tu rival aún no ha jugado
access-tell-laid-off = Tu rival añadió { $cards }
access-tell-melds = { $count ->
    [0] No tienes ninguna combinación
    [one] Tienes una combinación
   *[other] Tienes { $count } combinaciones
}
access-tell-meld = { $kind ->
    [run] Escalera
   *[set] Grupo
}: { $meld }
access-tell-deadwood = { $count ->
    [0] Sin cartas sueltas
   *[other] Puntos sueltos { $deadwood }: { $cards }
}
access-tell-hand = Tienes { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
access-tell-hand-cards = { $cards }
access-tell-new = Nueva: { $card }
access-tell-stock = { $count ->
    [0] El mazo está vacío
    [one] Queda 1 carta en el mazo
   *[other] Quedan { $count } cartas en el mazo
}
access-tell-score = Tú tienes { $you }, tu rival tiene { $them }
access-tell-game = Partida { $game }{ $state ->
    [closed] , cerrada
   *[open] {""}
}: tú { $you }, tu rival { $them }
access-tell-target = La partida se juega a { $target }
access-tell-one = Se juega una sola mano

## The log: who did what

access-log-deal = { $who ->
    [you] Repartiste diez cartas a cada uno
   *[them] Tu rival repartió diez cartas a cada uno
}
access-log-deal-eleven = { $who ->
    [you] Repartiste once cartas a tu rival
   *[them] Tu rival te repartió once cartas
}
access-log-began = { $who ->
    [you] Empezaste y tiraste { $threw }
   *[them] Tu rival empezó y tiró { $threw }
}
access-log-pass = { $who ->
    [you] Pasaste
   *[them] Tu rival pasó
}
access-log-got-only = { $who ->
    [you] Robaste { $card }
   *[them] Tu rival robó { $card }
}
access-log-got-threw = { $who ->
    [you] Robaste { $card } y tiraste { $threw }
   *[them] Tu rival robó { $card } y tiró { $threw }
}
access-log-got-knock = { $who ->
    [you] Robaste { $card }, tiraste { $threw } y tocaste
   *[them] Tu rival robó { $card }, tiró { $threw } y tocó
}
access-log-got-gin = { $who ->
    [you] Robaste { $card }, tiraste { $threw } e hiciste gin
   *[them] Tu rival robó { $card }, tiró { $threw } e hizo gin
}
access-log-got-big_gin = { $who ->
    [you] Robaste { $card } e hiciste gran gin
   *[them] Tu rival robó { $card } e hizo gran gin
}
access-log-drew-only = { $who ->
    [you] Robaste una carta
   *[them] Tu rival robó una carta
}
access-log-drew-threw = { $who ->
    [you] Robaste y tiraste { $threw }
   *[them] Tu rival robó y tiró { $threw }
}
access-log-drew-knock = { $who ->
    [you] Robaste, tiraste { $threw } y tocaste
   *[them] Tu rival robó, tiró { $threw } y tocó
}
access-log-drew-gin = { $who ->
    [you] Robaste, tiraste { $threw } e hiciste gin
   *[them] Tu rival robó, tiró { $threw } e hizo gin
}
access-log-drew-big_gin = { $who ->
    [you] Robaste e hiciste gran gin
   *[them] Tu rival robó e hizo gran gin
}
access-log-took-only = { $who ->
    [you] Tomaste { $card }
   *[them] Tu rival tomó { $card }
}
access-log-took-threw = { $who ->
    [you] Tomaste { $card } y tiraste { $threw }
   *[them] Tu rival tomó { $card } y tiró { $threw }
}
access-log-took-knock = { $who ->
    [you] Tomaste { $card }, tiraste { $threw } y tocaste
   *[them] Tu rival tomó { $card }, tiró { $threw } y tocó
}
access-log-took-gin = { $who ->
    [you] Tomaste { $card }, tiraste { $threw } e hiciste gin
   *[them] Tu rival tomó { $card }, tiró { $threw } e hizo gin
}
access-log-took-big_gin = { $who ->
    [you] Tomaste { $card } e hiciste gran gin
   *[them] Tu rival tomó { $card } e hizo gran gin
}
access-log-laid-off = { $who ->
    [you] Añadiste { $card }
   *[them] Tu rival añadió { $card }
}
access-log-bare-began = { $who ->
    [you] Empezaste y tiraste una carta
   *[them] Tu rival empezó y tiró una carta
}
access-log-bare-drew = { $who ->
    [you] Robaste del mazo y tiraste una carta
   *[them] Tu rival robó del mazo y tiró una carta
}
access-log-bare-took = { $who ->
    [you] Tomaste del descarte y tiraste una carta
   *[them] Tu rival tomó del descarte y tiró una carta
}
access-log-more = Lo último primero

## The keys

access-keys-where = Funcionan mientras el foco está en la mesa.
access-keys-off = Las letras sueltas están desactivadas.
access-keys-play = Para jugar
access-keys-tell = Para oír cómo va todo
access-keys-change = Cambiar las teclas
access-fixed-arrows = ← → Inicio Fin
access-fixed-arrows-does = Recorrer tus cartas
access-fixed-move = Alt con ← →
access-fixed-move-does = Mover la carta
access-fixed-play = Intro, Espacio
access-fixed-play-does = Levantar la carta; otra vez la juega
access-fixed-escape = Esc
access-fixed-escape-does = Cancelar el toque, bajar la carta

## The table as text

access-text = Mesa en texto
access-text-more = Letras grandes y listas en lugar de cartas
access-opponent = Rival: { $name }
access-hand = Tus cartas
access-lifted = levantada
