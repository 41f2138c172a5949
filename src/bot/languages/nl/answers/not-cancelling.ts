import { words } from "../../word-list.ts";

const cancel =
  "(?:annuleren|annuleer|annuleert|annuleer|annulering|annuleringen|afzeggen|afzeg|cancelen|cancel|afbellen|afmelden)";

/** What speaks of cancelling and tells nobody to: others have cancelled, it is asked about, denied or only supposed. */
export const notCancelling = words`
  (?:nog een|een|nog \d{1,2}|\d{1,2}) (?:afzegging(?:en)?|annulering)(?= ?(?:van|in|binnen|[:,.]))
  (?:laatste|uiterste) (?:moment|tijdstip|dag|mogelijkheid) (?:om|voor) (?:\p{L}{2,9} ){0,2}(?:annuleren|afzeggen)
  bij ${cancel}
  (?:is|zijn|was|waren|werd|werden|wordt|worden|heb|heeft|hebben) (?:\p{L}{1,14} ){0,5}(?:geannuleerd|afgezegd|gecanceld|gecancelled|afgelast)
  (?:vlucht|trein|concert|voorstelling) (?:\p{L}{1,10} ){0,2}(?:geannuleerd|gecanceld|afgelast)
  (?:later|straks|achteraf|gratis|kosteloos|kostenloos|altijd nog|nog|kort van tevoren|op het laatste moment|zonder kosten|dan) (?:(?!moet)\p{L}{1,10} ){0,2}${cancel}
  ${cancel} (?:\p{L}{1,10} ){0,3}(?:later|straks|achteraf|gratis|kosteloos|als|tot|zonder|mogelijk|op het laatste moment|kost)
  annulerings?(?:kosten|voorwaarden|beleid|termijn|regels|vergoeding)
  (?:kosten|kost|gebeurt|betalen|boete|tot wanneer|tot hoe laat|misschien|wellicht|hoe lang|tot hoe lang) (?:[\p{L}',]{1,14} ){0,7}${cancel}
  (?:als|mocht|mochten|indien|voordat|zonder|in plaats van|ingeval) (?:[\p{L}',]{1,14} ){0,7}${cancel}
  (?:niet|nooit|liever niet) (?:te |zelf |zomaar |ineens ){0,2}${cancel}
  ${cancel} (?:\p{L}{1,8} ){0,2}niet
  zeg(?:gen|t)? (?:\p{L}{1,10} ){0,3}(?:nooit|niet|niks|niets) (?:\p{L}{1,8} ){0,2}af
  hoe (?:werkt|gaat|zit|loopt) (?:dat|het|dit) (?:\p{L}{1,10} ){0,3}${cancel}
  hoeveel (?:dagen|uren|uur|weken|tijd)[^.;!?]{1,50} ${cancel}
  onder (?:de|onze|mijn|die) (?:reservering|boeking) uit(?:komen)?
  \p{L}{0,12}(?:concert|voorstelling|wedstrijd|vlucht|feest|afspraak|vergadering|film|optreden)(?:je)? gaat (?:helaas |toch )?niet door
  (?:stel|stel dat|stel nou|gesteld dat|wat als|neem nou dat)[^.;!?]{1,70} (?:annuleer\p{L}{0,2}|annuleren|afzeggen|afzeg\p{L}{0,2}|cancelen|afbellen)
  (?:niemand|niemand van ons|geen van ons)[^.;!?]{1,40} (?:annuleer\p{L}{0,2}|annuleren|afzeggen|afzeg\p{L}{0,2}|cancelen|afbellen)
  (?:wanneer|tot wanneer|hoe (?:laat|lang|kort))[^.;!?]{1,50} (?:annuleer\p{L}{0,2}|annuleren|afzeggen|afzeg\p{L}{0,2}|cancelen|afbellen)
  (?:niks|niets|absoluut niet|zeker niet|nooit) (?!op tijd )(?:te )?(?:\p{L}{1,10} ){0,2}(?:annuleer\p{L}{0,2}|annuleren|afzeggen|afzeg\p{L}{0,2}|cancelen|afbellen)
  (?:zal|zullen|moet|moeten) (?:ik|we|wij) (?:\p{L}{1,12} ){0,4}${cancel}(?=[^.!]{0,30}[?])
  niet (?:te )?hoeven (?:te )?${cancel}
  (?:jammer|zonde)(?: zijn)? (?:om )?(?:\p{L}{1,8} )?te ${cancel}
  (?:annuleer|annuleren|cancel) (?:\d{1,2}|een) (?:plaatsen|plaats|plekken|plek|personen|persoon|stoelen|stoel)
  (?<!(?:voor|met) )(?:\d{1,2}|een) (?:plaatsen|plaats|plekken|plek|personen|persoon|stoelen|stoel) (?:annuleren|afzeggen|cancelen)
  (?:tot (?:welke|wat voor|hoeveel) (?:dag|dagen|datum|tijd|uur|moment)(?: (?:vooraf|van tevoren))?) (?:[\p{L}',]{1,12} ){0,6}(?:annuleer\p{L}{0,2}|annuleren|afzeg\p{L}{0,4}|cancelen)
  (?:annuleer\p{L}{0,2}|annuleren|afzeg\p{L}{0,4}|cancelen)(?: [\p{L}']{1,14}){0,4},? (?:tot (?:welke|wat voor|hoeveel) (?:dag|dagen|datum|tijd|uur|moment)(?: (?:vooraf|van tevoren))?)
  (?:mensen|gasten|iemand|klanten|anderen|velen)(?: \p{L}{1,10}){0,2} (?:af|afgezegd|afzeggen|afzegt|geannuleerd|annuleren|annuleert|gecanceld)(?=[?.!, ]|$)
  (?:annuleren|zeggen|cancelen)(?: er)? (?:veel )?(?:mensen|gasten|klanten)
`;
