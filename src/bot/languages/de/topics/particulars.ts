import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

/** Of what is wider asked about the house one thing alone, of which the wider answer need say nothing. */
export const particulars = {
  jobs: words`
    (?:sucht|suchen|braucht|brauchen|ihr|sie)(?: \p{L}{2,8}){0,3} (?:personal|aushilfen?|mitarbeiter(?:innen)?|kellner(?:innen|in)?|koch(?:e|in)?|servicekraft|servicekrafte|kuchenhilfen?|verstarkung)
    (?:offene|freie) stellen?
    stellen(?:angebote?|anzeigen?|ausschreibung)
    (?:habt|haben|gibt|bietet)(?: (?:ihr|sie|es|einen|noch|freie|bei euch|bei ihnen)){1,3} jobs?
    bewerben
    bewerbung(?:en)?
    stellt ihr(?: gerade| noch| leute){0,2} ein
  `,
  prams: words`
    kinderwagens?
    kinderwagerl
    buggys?
    zwillingswagen
  `,
  changing: words`
    wickel(?:tisch|tische|raum|raume|moglichkeit|moglichkeiten|auflage|ecke|platz|kommode)
    wickeln
  `,
  playArea: words`
    spiel(?:ecke|platz|zimmer|sachen|zeug)
    kinderecke
    malsachen
    malstifte
  `,
  toilets: words`
    toiletten?
    wcs?
    klos?
    behinderten-?(?:wc|toiletten?)
    waschraume?
  `,
  quiet: words`
    (?:welche[srn]?|wo|was)(?: \p{L}{2,13}){0,4} (?:besser|am besten|gut|schoner)(?:,? \p{L}{2,13}){0,6} (?:ruhig|ruhigen|ruhiges|gemutlich)
    (?:ist|wird|war|geht|sei|sind)(?: (?:es|das|da|dort|hier|bei euch|bei ihnen|eher|abends|am abend|mittags|auch|so|sehr|richtig|recht|schon|denn|immer|zu|ziemlich|sonntags|samstags|freitags)){1,5} (?:laut|ruhig|leise)
    (?:welche[srn]?|wo|was|ob)(?: \p{L}{2,13}){0,6} (?:ruhiger|leiser|lauter|am ruhigsten|am leisesten)(?! (?:tisch|platz))
    (?:ruhigere|ruhigste|leisere|leiseste)(?: restaurant| lokal| haus)
    wie (?:laut|ruhig|leise)
    (?:es|richtig|sehr|zu|so|abends|da|mittags) laut
    larmpegel
    gerauschpegel
    lautstarke
    viel larm
    (?:sich|uns) (?:\p{L}{2,8} ){0,2}unterhalten (?:kann|konnen)
  `,
  cake: words`
    \p{L}{0,12}(?:torte|kuchen) (?:selbst )?(?:mitbringen|mitnehmen|mitgebracht)
    (?:eigene[nrs]?|selbst|selbstgebackene[nrs]?) (?:\p{L}{1,15} )?\p{L}{0,12}(?:torte|kuchen)(?: mitbringen)?
    mitgebrachte[rns]? \p{L}{0,12}(?:torte|kuchen)
    (?:teller|kuchen|torten)geld
  `,
  bill: words`
    getrennte?(?: (?:zahlen|bezahlen|abrechnen|rechnungen?|kasse))?
    (?:einzeln|separat) (?:zahlen|bezahlen|abrechnen)
    rechnung (?:zu )?(?:teilen|splitten|aufteilen|aufgeteilt|geteilt)
    (?:jeder|jede) (?:fur sich|selbst|einzeln)? ?(?:zahlt|bezahlt|zahlen|bezahlen)
  `,
  invoice: words`
    rechnung(?:en)?(?! teilen)
    firmenrechnung
    bewirtungs(?:beleg|belege|quittung)
    quittung(?:en)?
    mehrwertsteuer
  `,
  tips: words`
    trinkgeld(?:er)?
    (?:bedienung|service) (?:ist )?(?:inklusive|inbegriffen|enthalten)
    servicegebuhr
  `,
  vouchers: words`
    (?:geschenk|geburtstags|essens)?gutscheine?n?
    geschenkkarten?
  `,
  view: words`
    (?:meer|see|wasser|fjord|fern)blick
    bergblick
    aussicht(?! (?:auf einen|auf besserung))
    (?<!(?:im|ersten|einen) )blick(?! ins)
    (?:aufs|auf (?:den|die|das)|das|den|die) (?:wasser|meer|fjord|see|hafen|fluss|berge) (?:\p{L}{2,8} )?(?:schaut|sieht|schauen|sehen|blickt|blicken)
    (?:schaut|sieht|blickt|sehe|sehen|schauen)(?: \p{L}{2,8}){0,3} (?:aufs|auf (?:den|die|das)|das|den|die) (?:wasser|meer|fjord|see|hafen|fluss|berge)
    fensterplatze?
  `,
  heating: words`
    heizstrahlern?
    heizpilze?n?
    (?:be)?heizt
    beheizte[nrs]?
    geheizt
    heizung
    wolldecken?
  `,
  minimumSpend: words`
    mindest(?:verzehr|umsatz|konsum|konsumation|bestellwert|bestellung|betrag|verbrauch)
  `,
  takeaway: words`
    lieferservice
    lieferdienst
    (?:aus)?liefert
    (?:aus)?liefern
    lieferung
    abholen
    zum mitnehmen
    (?:was|etwas|essen|gerichte) (?:auch )?(?:mitnehmen|mit nach hause nehmen)
    take[- ]?away
  `,
  charging: words`
    lade(?:station|stationen|saule|saulen|punkt|moglichkeit)
    wallbox
    (?:e-?auto|elektroauto|auto|wagen) (?:laden|aufladen)
  `,
  sports: words`
    fußball
    fussball
    spiel(?= (?:ubertragen|gezeigt|schauen|sehen|anschauen|gucken))
    (?:zeigt|ubertragt)(?: \p{L}{2,8}){0,2} spiel(?:e)?
    leinwand
    bundesliga
  `,
} satisfies Partial<TopicWords>;
