import type { AssistantWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const assistant: AssistantWords = {
  startOver: words`
    begynn pa nytt
    begynne pa nytt
    start pa nytt
    starte pa nytt
    start forfra
    begynd forfra
    starte forfra
    fra begynnelsen
    fra begyndelsen
    begynn om igjen
    om igjen fra start
    forfra
    /start
    vi begynner pa nytt
    vi starter pa nytt
    begynne om igjen
    nullstill
    ta det fra begynnelsen
    vi tar det fra begynnelsen
    start pa nytt takk
    forfra takk
  `,
  human: words`
    ring til (?:mig|os|meg|oss)
    (?:snakke|snakka|prate|tale|chatte|kontakt|i kontakt|komme i kontakt) (?:med|til) (?:et |en |ett |noen |nogen |
      de |dere |jer )?(?:ekte |rigtig |ordentlig )?(?:menneske|person|personale|personalet|ansatt|ansatte|medarbeider|
      medarbejder|noen|nogen|sjefen|chefen|eieren|ejeren|servitør|kelner|tjener|vert|dere|restauranten)
    ekte person
    ekte menneske
    rigtig person
    rigtigt menneske
    et menneske
    kundeservice
    ring meg(?: opp| tilbake)?
    ring mig(?: op| tilbage)?
    kan (?:noen|nogen|dere) ringe(?: meg| mig)?
    ring oss
    ring os
    snakke? med (?:noen|en|et menneske|de ansatte|personalet|betjeningen|sjefen|eieren|hovmesteren|restauranten|dere|en person|en ekte person)
    snakk med (?:noen|en person|et menneske|de ansatte|sjefen)
    (?:hent|fa|gi meg|tilkall) (?:hit )?(?:sjefen|eieren|hovmesteren|sjefen din|sjefen deres)
    (?:prate|snakke|skravle) med (?:en |1 |noen )?(?:ansvarlig|leder|daglig leder)
    (?:ring|sms|kontakt) (?:meg|oss)(?: opp| tilbake)?
    noen (?:som jobber|av de ansatte|fra restauranten)
    kontakt med (?:dere|personalet|de ansatte|restauranten|noen)
    (?:ingen|ikkje nokon) (?:svarer|tar telefonen)(?: pa telefon| telefonen)?
    (?:jeg )?far (?:ikke )?tak i (?:ingen|noen)
  `,
  humanAlone: words`
    menneske
    et menneske
    person
    en person
    personale
    personalet
    ansatt
    en ansatt
    medarbeider
    medarbejder
    betjening
    betjeningen
    noen
    nogen
    de ansatte
    sjefen
    en medarbeider
  `,
  back: words`
    (?:ga |jeg vil )?tilba(?:ke|ge)(?: til (?:deg|dig|bott?en|assistenten|bestillingen))?
    (?:boten|bot|assistent|assistenten)
  `,
  calendar: words`
    ^kalender(?=[ .!?]*$)
    (?:(?:vis|apne|se|abn)(?: meg| oss| mig| os)? )?(?:kalenderen|en kalender)(?=[ .!?]*$)
  `,
  help: words`
    hjelp
    hjælp
    hjelp meg
    hjælp mig
    jeg trenger hjelp
    jeg har brug for hjælp
    (?:kan|kunne) (?:du|dere|i) (?:hjelpe|hjælpe) (?:meg|mig|oss|os)(?: litt| lidt)?
    hva kan du(?: gjøre)?
    hvad kan du(?: gøre)?
    hva kan jeg (?:gjøre|skrive|spørre om)(?: her)?
    hvad kan jeg (?:gøre|skrive|spørge om)(?: her)?
    hvordan (?:funker|fungerer|virker|fungere) (?:dette|det|det her|denne)
    hvordan gjør jeg(?: det| dette)?
    hvordan gør jeg(?: det)?
    jeg (?:skjønner|forstar) ikke(?: dette| det)?
    /help
    hjelp takk
    hva kan man gjøre
    fatter ikke
    jeg fatter ikke
    skjønner ikke
    forstar ikke
    hva kan du hjelpe (?:meg )?med
    hvordan (?:gjør|bruker) (?:jeg|man|vi) (?:det|dette)
  `,
};
