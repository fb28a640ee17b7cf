# The page that checks whether the deals of a game were fair.

check-title = Var givarna ärliga?
check-describe = Kontrollera att korten i ett spel Undercut låg fast innan det började.
check-lede = Efter ett spel kontrolleras dess bevis här: varje omgång ges en gång till ur hemligheten och jämförs kort för kort, på din egen enhet.
check-noscript = Kontrollen behöver JavaScript. Hur det går till står längre ner.
check-link = Ärliga givar
check-how = Vad som kontrolleras
check-how-1 = Före första kortet visar spelet fingeravtrycket av en hemlighet (SHA-256). Här görs fingeravtrycket en gång till: hemligheten har inte bytts ut.
check-how-2 = Ur hemligheten och dina egna ord följer varje kortlek, på ett sätt som är offentligt. Varje kortlek ges en gång till, och varje talong som har blandats om.
check-how-3 = Det görs två gånger: av några rader på den här sidan och av spelmotorn, som är skriven i ett annat språk. Inget av det du kontrollerar här skickas någonstans.
check-how-4 = Det visar att varken spelmotorn eller motståndaren kunde välja kort efter att ha sett dina ord eller ditt spel. Det visar inte att hemligheten är väl lottad: det gör din egen enhet.
