import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { booking } from "./patterns.ts";

const mine = "(?:min|mi|mine|var|vare|vores)";

/** Where such a question ends: what follows would be what it asks about. */
const end = "(?=[^\\p{L}]{0,3}(?:(?:na|nu|da|eller|eller ikke|takk|tak)[^\\p{L}]{0,3})?$)";

export const standing: StandingWords = {
  list: words`
    (?:minn|mind)(?:e)? meg pa (?:bestillingen|reservasjonen|bookingen|bordet)
    (?:mind|minn) mig (?:lige )?om (?:min|vores) (?:reservation|booking|bestilling)
    (?:nar|hvornar) (?:er|var) det (?:at )?(?:jeg|vi|jg) (?:hadde|har|havde|fikk|fik) (?:bestilt|booket|reservert|reserveret)
    hv(?:a|ad) (?:er|var) det (?:jeg|vi) har (?:bestilt|booket|reservert|reserveret)
    (?:minn|minne|paminn|paminne|minde|mind) (?:meg|oss|mig|os) (?:om|pa) (?:min|var|vores) (?:bestilling|reservasjon|booking|reservation|bordbestilling)
    (?:mine|vare|vores) (?:bestillinger|reservasjoner|reservationer|bookinger)
    (?<!\p{L} )${mine} ${booking}(?=[.!? ]*$)
    har (?:jeg|vi|eg) (?:\p{L}{1,12} ){0,3}(?:bestilling|bestillinger|reservasjon|reservation|reservasjoner|bestilt|booket|reservert|reserveret|bord bestilt)
    (?:vis|se|sjekke|sjekk|tjek|tjekke|kontroller)(?: meg| mig)? ${mine} (?:\p{L}{1,14} )?(?:bestillinger|reservasjoner|reservationer|bookinger|bestilling)
    (?:bekreft|bekræft|finn|finde|find)(?: meg| mig)? ${mine} (?:\p{L}{1,14} )?(?:bestillinger|reservasjoner|reservationer|bookinger|bestilling)
    (?:vis|se|sjekke|sjekk|tjek|tjekke|kontroller)(?: meg| mig)? ${mine} (?:\p{L}{1,14} )?(?:bestillingen|reservasjon|reservation|booking)
    (?:bekreft|bekræft|finn|finde|find)(?: meg| mig)? ${mine} (?:\p{L}{1,14} )?(?:bestillingen|reservasjon|reservation|booking)
    (?:nar|hvornar|hva tid|hvilken tid|hvilken dag) (?:har|er|var|bestilte|gjelder) (?:jeg |vi )?(?:${mine} )?(?:\p{L}{1,14} ?)?(?:bestilling|bestillingen)
    (?:nar|hvornar|hva tid|hvilken tid|hvilken dag) (?:har|er|var|bestilte|gjelder) (?:jeg |vi )?(?:${mine} )?(?:\p{L}{1,14} ?)?(?:reservasjon|reservation)
    hvilket klokkeslett (?:har|er|var|bestilte|gjelder) (?:jeg |vi )?(?:${mine} )?(?:\p{L}{1,14} ?)?(?:bestilling|bestillingen|reservasjon|reservation)
    (?:nar|hvornar|hva tid|hvilken tid|hvilken dag) (?:har|er|var|bestilte|gjelder) (?:jeg |vi )?(?:${mine} )?(?:\p{L}{1,14} ?)?(?:bestilt|booket|bordet|bord)
    hvilket klokkeslett (?:har|er|var|bestilte|gjelder) (?:jeg |vi )?(?:${mine} )?(?:\p{L}{1,14} ?)?(?:bestilt|booket|bordet|bord)
    (?:hvilke|hva slags|hvor mange) (?:bestillinger|reservasjoner|reservationer)
    hva har jeg bestilt
    (?:vis|vise|send|sende)(?: meg| oss)? (?:hele )?(?:bestillingen|bestillinga|reservasjonen|bookingen)(?: (?:min|var|igjen|en gang til|pa nytt|na))?(?=[.!?,]|$)
    hvad har jeg bestilt
    (?:hvordan ser|stemmer|er) ${mine} ${booking}
    (?<!\p{L} )bestillingen min(?=[.!? ]*$)
    (?:nar|hva tid|hvor) er bestillingen min
    bestillingene mine
    se bestillingen min
    vis bestillingen min
    sjekke bestillingen min
    (?:hva er|hvad er|har jeg) (?:mitt|min|mit|vart|vores|noe|et) (?:bestillings|booking|referanse|reference|bekreftelses)?(?:nummer|nr|referanse|
      reference|kode)
    (?:bestillings|booking|referanse|reference)(?:nummer|nr|kode)(?=[ ?.!]{0,5}$)
    (?:i|pa|under) (?:hvilket|hvilke|hvem sitt|hvis) navn
    (?:en )?kopi (?:av|af) (?:bestillingen|bekreftelsen|bekræftelsen|reservasjonen)
    (?:send|vis)(?: meg| mig| oss| os)? (?:bekreftelsen|bekræftelsen|en kopi)
    (?:nar|hvornar) (?:var|er) (?:det|bordet|bestillingen) (?:igjen|nu|na igjen)
    (?:hva|hvad) (?:er det )?(?:har )?(?:jeg|vi)(?: har)? (?:\p{L}{1,8} )?(?:bestilt|booket|reservert|reserveret)(?=[ ?!.]*$)
    hva (?:ble|er|har jeg|har vi)(?: det)?(?: na| egentlig){0,2} bestilt(?: til slutt)?(?=[?.! ]*$)
    (?:nar|hvilken tid|hvilken dag|til nar)(?: (?:var|er) det(?: (?:at|som))?)? (?:jeg|vi) (?:\p{L}{1,8} ){0,2}(?:bestilt|booket|bestilte|reservert)
    (?:nar|hvilken tid|hvilken dag) (?:hadde|har|bestilte) (?:jeg|vi)(?: \p{L}{1,8}){0,3} (?:bestilt|booket|reservert|bordet)
    (?:bestilte|bestilt|reserverte|booket).{0,60}(?:gikk|kom) (?:den|det) (?:gjennom|fram|i orden)
    bestillingen (?:min|var) (?:bekreftet|registrert|klar)
    (?:hvilket|hvem sitt) navn (?:star|er) (?:den|det|bordet|bestillingen)(?: pa| i)?
    (?:bekreft|sjekk|kontroller|dobbeltsjekk) (?:at|om) (?:jeg|vi) (?:fortsatt )?(?:har|hadde) (?:[\p{L}\d.:]{1,12} ){0,3}(?:bord|bordet|bestilling|bestilt)
    (?:kan) (?:du|dere) (?:sende|vise)(?: meg| oss)? (?:det|den|bekreftelsen|bestillingen) (?:igjen|en gang til|pa nytt)
    (?:gjelder|star) (?:bestillingen|bordet)(?: min| mitt| var| vart)?(?: [\p{L}\d:'.]{1,12}){0,4}
    hvilken bestilling (?:er|var) det(?: her| da| na)?(?=[?. ]*$)
    hvilken bestilling(?: mener du)?(?=[?. ]*$)
    (?:minn|paminn) (?:meg|oss) (?:om|pa) (?:dato|dag|tid|hvilken|nar|tiden|dagen|datoen)
    hvilke (?:bord|bestillinger) har (?:jeg|vi)
    bestillinga mi
    bestillingane mine
  `,
  askBooked: words`
    (?:er|ble|blev) (?:det|den|bordet|bestillingen|alt|vi|jeg) (?:na |nu |allerede |da |helt ){0,2}(?:bestilt|booket|reservert|reserveret|bekreftet|
      bekræftet|i orden|ordnet|klart?)${end}
    (?:gikk|gik|fungerte|virkede|lykkedes) (?:det|bestillingen)(?: i orden| igjennom| gjennom| igennem)?${end}
    har (?:du|dere|i) (?:na |nu |allerede )?(?:bestilt|booket|reservert|reserveret)(?: det| bordet)?${end}
    har (?:vi|jeg) bordet(?: na| nu| da)?(?=[ !]{0,2}\?)
    dere har oss (?:fortsatt |enna )?(?:pa listen|inne|oppført)?(?:,? ?(?:sant|ikke sant|vel))?(?=[^\p{L}]{0,3}\?)
    det er (?:vel )?(?:der|det) (?:som )?(?:jeg|vi) har (?:bordet|bestilt|bestillingen)(?=(?:,? (?:sant|ikke sant|vel))?[^\p{L}]{0,3}$)
    (?:det|bordet) er (?:na |da |altsa ){0,2}(?:bestilt|booket|reservert|i orden)(?:,? (?:eller|sant|vel|ikke sant))?(?=[ !]{0,2}\?)
    (?:vi|jeg) (?:star|er) (?:inne|oppført|fortsatt inne|fortsatt oppført)(?:,? ?(?:sant|vel|ikke sant))?(?=[^\p{L}]{0,3}\?)
    ^(?:sa |og )?er (?:det|den|bordet|bestillingen)(?: na| allerede| virkelig){0,2} (?:avbestilt|kansellert|avlyst)(?: na)?(?= ?\?)
    ^(?:sa |og |hei,? )?(?:star|er) (?:det|den|vi|bordet|bestillingen)(?: (?:na|da|fortsatt)){0,2} (?:pa|bestilt (?:pa|for|til)|notert (?:pa|for|til)) [^.;!?]{0,20}\d[^.;!?]{0,30}(?= ?\?)
    (?:har jeg|har vi)(?: na)? (?:\d{1,2}|to|tre) (?:bestillinger|reservasjoner|bord)(?: na)? eller (?:bare )?(?:\d{1,2}|en|et|to)
    ^(?:hei,? )?(?:kan|kunne) (?:du|dere) bekrefte at vi [^;!?]{1,60}(?= ?\?)
    (?:sa |og )?er (?:den|bordet|bestillingen) (?:pa )?\p{L}{5,9} (?:na |allerede ){0,2}(?:bestilt|bekreftet|endret|klar)(?: na)?(?=[ !]{0,2}\?)
    er (?:man|tirs|ons|tors|fre|lør|søn)dag(?:en)?(?: kveld)? (?:bestilt|booket|reservert|booka)
  `,
  recap: words`
    (?:hvor mange|hvilken (?:dag|tid|dato|restaurant)|hvilket (?:navn|nummer)|nar)(?: personer| gjester)? (?:sa|skrev|oppga) (?:jeg|vi)(?: (?:at )?vi (?:var|er|skulle være|blir))?(?=[ ?.!]*$)
    (?:send|vis|gi|giv|gjenta|gentag|si|sig)(?: meg| mig| oss| os)?(?: igjen| igen)? (?:alle )?(?:detaljene|detaljerne|opplysningene|oplysningerne)
    hvad? har (?:du|dere|i) (?:notert|noteret|skrevet|sa langt|hittil|indtil videre)
    kan (?:du|dere|i) (?:oppsummere|opsummere|gjenta alt|gentage det hele)
    hva(?:d)? (?:har|skrev) (?:dere|du|i) (?:na |nu )?(?:skrevet(?: ned)?|notert|noteret|ned)
    (?:hva har|hva har dere) (?:du|dere)? ?(?:sa langt|hittil|notert)
    kan (?:du|dere) gjenta (?:opplysningene|detaljene)
    (?:send|vis|gi|giv)(?: meg| mig| oss| os)? (?:hele|heile) (?:bestillingen|reservasjonen|reservationen|bookingen)(?: min| var)?
    (?:pa |i )?hvilken restaurant (?:er|var) (?:det|bordet)(?: pa| igjen| na)?(?=[ ?.!]*$)
    (?:hvor mange (?:er|var|blir) vi),? (?:sa jeg|sa vi)(?=[ ?.!]*$)
  `,
  probably: words`
    nok
    sannsynligvis
    sandsynligvis
    trolig
    antagelig
    antakelig
  `,
  punctual: words`
    (?:kommer|er|blir) (?:\p{L}{1,7} ){0,2}ikke (?:for sent|for seint|forsinket|forsinka|seine?)
    (?<!ikke )(?:i tide|presise?)
  `,
  late: words`
    (?:taxien|taxaen|taxi|taxa|bussen|toget) (?:kommer|har|er) (?:ikke|aldri|aldrig)(?: kommet)?
    (?:er|blir|bliver|kommer) (?:\p{L}{1,9} ){0,2}# (?:forsinkede?|forsinka|seine?|for seint?|for sent)
    ^# (?:forsinkede?|forsinka|seine?|for seint?|for sent)
    forsinket
    (?:blir|er) (?:litt )?(?:sene|forsinka)
    forsinkede?
    forsinkelse
    (?:blir|er|bliver|kommer|ble|blev|minutter|min|kvarter|litt|lidt|noe|nok) (?:\p{L}{1,9} ){0,3}(?:seine?|sene|sent(?! (?:bord|middag))|forsinka)(?! (?:middag|lunsj|bord))
    (?:minutter|min|kvarter|time) (?:for )?(?:sent|seint)
    (?:star|sitter|sidder|sitte|holder|fast) (?:\p{L}{1,9} ){0,2}i (?:en )?(?:bil)?(?:kø|køen|trafikken|trafikk)
    sent (?:pa den|ute)
    (?:vi|jeg) (?:kommer|er der|rekker|nar|er fremme) (?:først|ikke før) (?:kl |klokken |klokka )?¦
    (?:vi|jeg) (?:blir|er|kommer) (?:litt|noe) (?:senere|seinere),? (?:ca |cirka |omtrent )?(?:\d{1,3} ?min\p{L}{0,5}|et kvarter)
    trafikk(?:en)?,? (?:vi|jeg) (?:er|kommer|rekker)
    (?:er|blir|kommer) (?:\p{L}{1,9} ){0,2}# (?:for )?(?:sene?|seine?|sent|seint|forsinket|forsinka)
    (?:blir|er|kommer|minutter|min|kvarter|litt|noen) (?:\p{L}{1,9} ){0,3}(?:forsinket|forsinka|forseinka)
    kommer (?:\p{L}{1,9} ){0,2}(?:for|litt) (?:sent|seint)
    (?:sitter|star|fast) (?:\p{L}{1,6} )?i (?:en )?(?:kø|bilkø|køen|trafikken|trafikk)
    bilkø
    (?:vi|jeg) (?:kommer|er der|rekker)(?: først| ikke før)? (?:kl |klokka |klokken |ved )?.{1,20} (?:i stedet|istedenfor)(?: for)?
    (?:vi|jeg) (?:kommer|er der|rekker) (?:først|ikke før) (?:kl |klokka |klokken )?\d
    drog ut i tid
    trakk ut i tid
    (?:vi|jeg) er (?:sene?|seine?)
    (?:drosja|drosjen|toget|bussen|banen|flytoget) (?:er|ble|kommer) (?:\p{L}{1,9} )?(?:forsinket|forsinka|sent)
    (?:ligger|er|kommer) (?:\p{L}{1,9} ){0,3}# (?:etter|bak)(?! (?:\d|kl))
    (?:et|1) (?:kvarter|halvtime|time) (?:sene?|seine?|forsinket|forsinka)
    (?:et|1) kvarter for (?:sene?|seine?|sent|seint)
  `,
  subjectless: words`
    (?:er|blir|kommer|har)(?! (?:vi|jeg|dere|du|det|den|de)(?!\p{L}))
  `,
  losing: words`
    uten a (?:miste|tape)
  `,
  delayed: words`
    forsinke(?:t|de)
    (?:for )?sen(?:e|t)?
    (?:i )?(?:bil)?ko
    (?:for )?(?:sein|seine|seint)
    forsinka
    (?:i )?(?:bil)?kø
  `,
  keeping: words`
    (?:holder dere|kan dere holde|holder du|holder i|kan i holde) (?:av )?(?:bordet|det)(?: (?:for oss|av|til oss))?
    (?:mister|taper) (?:vi|jeg) (?:bordet|plassen|pladsen|bestillingen)
    (?:hvor lenge|hvor lange|hvor laenge) (?:holder|venter) (?:dere|i|du)(?: (?:pa oss|bordet))?
    (?:hva|hvad) (?:skjer|sker|gjør dere|gjor dere)
    (?:beholder dere|holder dere av|kan dere holde av|sparer dere) (?:bordet|det)(?: (?:til oss|til meg|av|da))?
    (?:blir (?:vi|jeg) av med) (?:bordet|plassen|bestillingen)
    (?:er|blir) (?:bordet|bestillingen|plassen) (?:da )?(?:borte|vekk|gitt bort|avbestilt)
    (?:gir|slipper|avbestiller) dere (?:bort )?(?:bordet|bestillingen)
    hva gjør vi
  `,
  lateTags: words`
    ok
    greit
    gar det (?:bra|fint|an)
    er det (?:ok|greit|i orden|et problem|okay)
    gjør det noe
    gør det noget
    (?:holder dere|kan dere holde|holder i) (?:av )?bord(?:et)?(?: til oss)?
    funker det
    er det greit
  `,
  told: words`
    (?<!(?:hvis|om|nar|dersom) )(?:jeg|vi|eg) (?:hadde|har|havde) (?!(?:ikke|ikkje|enna|enda|gjerne|gerne|helst|lyst|tenkt|tænkt) )(?:allerede )?(?:\p{L}{1,10} (?:\p{L}{1,10} )?)?(?:bestilt|booket|reservert|reserveret|et bord|bord|en bestilling|en reservasjon|en reservation)
    (?:det finnes|dere har|i har) (?:et bord|en bestilling|en reservasjon|en reservation) (?:pa|i) (?:mitt|vart|mit|vores) (?:navn|namn)
    (?:bordet|bestillingen),? (?:som )?(?:vi|jeg) (?:allerede )?(?:har )?(?:bestilt|reservert|booket|avtalt)
  `,
  askedOfTold: words`
    kan
    kunne
    gar det
    er det mulig
    er det muligt
    far
    ma
    passer det
    funker det
    gar det an
    er det greit
    vi (?:er|blir)(?: na| likevel| i stedet)?(?= \d{1,2}(?: personer)?(?:[,.;!]| i stedet|$))
    for(?= \d{1,2} (?:i stedet|istedenfor) for \d)
  `,
  tellsHouse: words`
    (?:si|gi)(?: dem| restauranten)? (?:ifra|fra|beskjed)(?: (?:om det|til dem|til restauranten))?(?=[ ?.!]*$)
    (?:varsle|informere)(?: (?:dem|restauranten|personalet))?(?=[ ?.!]*$)
    (?:si|hils|gi beskjed|si fra|si ifra)(?: til)? (?:restauranten|personalet|betjeningen|kjøkkenet|de ansatte|dem)
  `,
  arriving: words`
    (?:(?:vi|jeg) (?:kommer|dukker opp|er der|ankommer|rekker)|kommer (?:vi|jeg))
  `,
};
