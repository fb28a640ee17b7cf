# The page that checks whether the deals of a game were fair.

check-title = Blev der givet ærligt?
check-describe = Kontrollér, at kortene i et spil Undercut lå fast, før det begyndte.
check-lede = Efter et spil kontrolleres dets bevis her: hver runde gives en gang til ud fra hemmeligheden og sammenlignes kort for kort, på din egen enhed.
check-noscript = Kontrollen kræver JavaScript. Hvordan det foregår, står længere nede.
check-link = Ærlig kortgivning
check-how = Hvad der kontrolleres
check-how-1 = Før det første kort viser spillet fingeraftrykket af en hemmelighed (SHA-256). Her laves fingeraftrykket igen: hemmeligheden er ikke byttet ud.
check-how-2 = Af hemmeligheden og dine egne ord følger hvert spil kort, på en måde der er offentlig. Hvert spil kort gives igen, og hver trækbunke, der blev blandet på ny.
check-how-3 = Det gøres to gange: af nogle få linjer på denne side og af spilmotoren, som er skrevet i et andet sprog. Intet af det, du kontrollerer her, sendes nogen steder hen.
check-how-4 = Det viser, at hverken spilmotoren eller modstanderen kunne vælge kort efter at have set dine ord eller dit spil. Det viser ikke, at hemmeligheden blev trukket godt: det gør din egen enhed.
