import { words } from "../../word-list.ts";

export const coming = words`
  (?:arriv(?:o|iamo)|st(?:iamo|o) (?:gia )?(?:arrivando|parcheggiando|partendo|venendo))(?: (?:subito|ora|adesso|tra (?:poco|\d{1,2} (?:minuti|min))))?
  (?:(?:siamo|sono) )?(?:gia |quasi )?(?:per|in) (?:strada|viaggio|cammino|macchina|auto|treno|taxi|metro|arrivo)
  (?:siamo|sono) (?:gia |quasi )?(?:partit[oaie]|qui|qua|vicin[oaie]|fuori|arrivat[oaie]|davanti)
  quasi arrivat[oaie]
  parcheggiamo
  (?:tutto )?come (?:da (?:programma|accordi|prenotazione)|previsto|concordato|stabilito)
  (?:senza|nessun) (?:alcun )?dubbio
  (?:al )?100 ?%
  al cento per cento
  (?:veniamo |siamo |ci siamo )?tutt[ei] e \d{1,2}
  (?:veniamo|ci siamo|arriviamo) tutti
  tranquill[oaie],? (?:veniamo|arriviamo|ci siamo)
  presenti
  si che (?:veniamo|vengo|ci siamo|ci saremo|arriviamo)
`;
