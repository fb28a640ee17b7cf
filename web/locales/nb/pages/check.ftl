# The page that checks whether the deals of a game were fair.

check-title = Ble det delt ut ærlig?
check-describe = Kontroller at kortene i et spill Undercut lå fast før det begynte.
check-lede = Etter et spill kontrolleres beviset her: hver runde deles ut en gang til fra hemmeligheten og sammenlignes kort for kort, på din egen enhet.
check-noscript = Kontrollen trenger JavaScript. Hvordan det går til, står lenger nede.
check-link = Ærlig kortgivning
check-how = Hva som kontrolleres
check-how-1 = Før det første kortet viser spillet fingeravtrykket av en hemmelighet (SHA-256). Her lages fingeravtrykket igjen: hemmeligheten er ikke byttet ut.
check-how-2 = Av hemmeligheten og dine egne ord følger hver kortstokk, på en måte som er offentlig. Hver kortstokk deles ut igjen, og hver trekkbunke som ble blandet på nytt.
check-how-3 = Det gjøres to ganger: av noen få linjer på denne siden og av spillmotoren, som er skrevet i et annet språk. Ingenting av det du kontrollerer her, sendes noe sted.
check-how-4 = Det viser at verken spillmotoren eller motstanderen kunne velge kort etter å ha sett ordene dine eller spillet ditt. Det viser ikke at hemmeligheten ble godt trukket: det gjør din egen enhet.
