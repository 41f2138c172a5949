import type { MannersWords } from "../manners-words.ts";
import { words } from "../word-list.ts";

export const manners: MannersWords = {
  farewell: words`
    (?:een )?fijne (?:zondag|zaterdag|vrijdag|maandag|dinsdag|woensdag|donderdag|week)(?: nog)?
    (?:goed|prettig) weekend(?: nog)?
    doei(?: doei)?
    doeg
    dag(?: hoor| allemaal)(?=[.! ]*$)
    dag(?=[.! ]*$)(?<=^dag|[.,!] ?dag|bedankt dag|dank dag|ok dag|oke dag)
    daag
    houdoe
    ciao
    bye(?: bye)?
    vaarwel
    fijne (?:dag|avond|middag)(?: nog| verder)?
    fijn weekend
    prettige (?:dag|avond)(?: nog| verder)?
    ik moet (?:ervandoor|gaan|nu weg)
    saluut(?:jes)?
    salukes
    ajuus?
  `,
  politeEnds: words`
    pls
    schrijf (?:het |dat )?(?:maar )?op
    aub
    a\.u\.b\.
    alstublieft
    alsjeblieft
    graag
    (?:alvast )?bedankt
    dank (?:je|u)(?: wel)?
  `,
  partings: words`
    goede ?nacht
    welterusten
  `,
  seeYou: words`
    tot (?:ziens|straks|dan|zo|later|gauw|snel|horens|kijk|binnenkort)
    (?:we )?zien (?:we )?(?:elkaar|jullie|u)(?: dan| daar)?
    (?:we|wij|ik) (?:proberen|probeer|zullen proberen)(?: om)? (?:[1-9]|10|een paar|enkele) minuten (?:eerder|vroeger|van tevoren) (?:te komen|er te zijn|aan te komen)
  `,
  until: words`
    tot
  `,
  willCall: words`
    (?:dan )?bel ik(?: (?:wel|even|zelf|ze|jullie))?(?: op)?
    ik bel(?: (?:wel|even|zelf|ze|jullie|het restaurant|dan))?
  `,
  joints: words`
    op
    om
    dan
    rond
    volgende
    komende
    aanstaande
    deze
  `,
  nods: words`
    ok
    okay
    oke
    oki
    okee
    okeej
    okidoki
  `,
  callsToMind: words`
    (?:o|oh|ah|ach) ja(?!,? (?:graag|prima|hoor|top|alsjeblieft|perfect))
    ja,? (?:trouwens|nog (?:een|1)|een vraag|1 vraag|voor ik)
  `,
  dontBook: words`
    (?<!waarom )niet (?:\p{L}{1,8} ){0,1}(?:reserveren|boeken|bevestigen|vastleggen)
    (?:reserveer|boek|bevestig)(?: (?:het|dat|die|hem|maar|nog|liever|aub)){0,3} niet
  `,
  hopesToCome: words`
    (?:hopelijk |misschien |dan )?(?:tot )?een andere keer(?: dan| misschien| maar)?
    (?:we|wij|ik) (?:proberen|probeer) het (?:dan )?(?:weer |nog eens )?(?:in|volgende|na) \p{L}{3,9}(?: (?:nog eens|opnieuw|weer|nog een keer))?
    tot (?:ooit|een keer|de volgende keer)(?: dan)?
  `,
  anotherTime: words`
    (?:een )?(?:andere|volgende) keer
  `,
  concurs: words`
    precies(?: zo)?
    exact
    ja duh
    duh
  `,
  notesIt: words`
    (?:noteer|schrijf|vermeld|zet)(?: (?:het|dat|die|hem|er|ook|maar|even)){0,3} (?:op|erbij|bij|neer)
    noteer(?: (?:het|dat))?
  `,
  orders: words`
    (?:ik ga|we gaan|ga|wij gaan) (?:er(?:mee)?|daar(?:mee)?|met (?:de|die) (?:voorwaarden|kosten)) ?(?:mee )?akkoord
    akkoord(?: met (?:de|die|alle) (?:voorwaarden|kosten))?
    (?:ik|we|wij) accepteren? (?:dat|de voorwaarden|de kosten)
    zet (?:'m|hem|het|ons|me) (?:er )?(?:dan |gerust |alvast )?(?:maar )?(?:vast )?(?:in|erin|op|neer)
    zet er maar in
    (?:noteer|schrijf)(?: (?:'m|hem|het|ons|me))? maar(?: op| in)?
    (?:ik |we )?bevestig(?:en|d)?
    (?:boek|reserveer|boeken|doe|regel)(?: het| dat)? (?:maar|zo)
    doe het
    (?<=ja,? )(?:reserveren|boeken|vastleggen)
    leg maar vast
    vastleggen
    deze graag
    afgesproken
    zet (?:het )?maar vast
    leg (?:het )?maar vast
  `,
  sighs: words`
    (?:oh?|ach|ah),? nee{1,4}
    oh? jee(?:tje)?
  `,
  tags: words`
    (?:begrepen|snap je|snapt u|begrijpt u|begrijp je|weet je|weet je wel|oke|ok|toch|he|niet|nietwaar|of wat|of niet|hoor|duidelijk)
    (?:of )?(?:moet|moeten|wilt u|wil je)(?: \p{L}{2,8}){0,4} (?:voluit|helemaal uitgeschreven|de volledige naam|spellen|uitgeschreven)
  `,
  rhetoric: words`
    (?:wat|wie|waar) anders
    (?:zeg )?(?:ben je|bent u|zijn jullie) (?:doof|blind|oost-indisch doof)(?: of (?:wat|zo))?
    (?:hoor|luister|hoort|luistert)(?: je| u)(?: me| mij| wel| eigenlijk| niet| slecht){0,3}
    (?:kun|kan|kunt) (?:je|u) (?:niet |wel )?(?:lezen|luisteren|horen)
    (?:dat )?(?:zei|heb|had) ik (?:dat )?(?:toch |net |niet |al ){1,3}(?:gezegd)?
    hoe vaak moet ik (?:dat|het|je|u)(?: \p{L}{2,8}){0,2} (?:zeggen|herhalen)
    is (?:dat|het) (?:nou |nu )?zo moeilijk(?: te begrijpen)?
  `,
  cursedBefore: words`
    klote
    verdomde
  `,
  cursedJoined: words`
    kut
  `,
  anger: words`
    (?:stomme?|domme?|achterlijke?|waardeloze?|waardeloos|nutteloze?|nutteloos|kut|klote|idiote?|debiele?)
    (?:idioot|sukkel|lul|eikel|klootzak|debiel|mongool|trut|randdebiel)
    (?:godver(?:domme)?|verdomme|potverdorie|kut|klote|shit|kak|tering|tyfus|kanker)
    (?:kut|klote|rot|tering)(?:ding|bot|machine|programma|zooi)
    (?:rot|flikker|sodemieter|donder|pleur) op
    fuck(?:ing|ed|s)?
    val dood
    hou(?:d)? (?:je|uw) (?:bek|mond|kop|klep)
    belachelijk
    irritant
    zinloos
    hopeloos
    om gek van te worden
    (?:je|jij|u) (?:snapt|begrijpt)(?: er)?(?: echt| ook| helemaal)? (?:niks|niets|geen (?:bal|moer|reet))
    haat (?:dit|je|jou|bots)
    tijdverspilling
    wat een (?:onzin|flauwekul|ellende|bagger)
    wtf
    grr{1,5}
    (?:jullie zijn|u bent|je bent) (?:zo |erg |te |wel )?(?:langzaam|traag)
    (?:dit|het) duurt (?:te lang|veel te lang|eeuwen)
  `,
  why: words`
    (?:dat )?gaat (?:je|jou|u|jullie) (?:helemaal )?(?:niets|niks) aan
    waarom
    hoezo
    hoe komt (?:dat|het)
    hoe kan dat
    waarvoor
    wat is de reden
    om welke reden
    en waarom
  `,
  everything: words`
    alle ?bei(?:de)?
    alle (?:twee|2)
    (?:al |alle |beide )?(?:mijn|onze|de|m'n)(?: (?:twee|2))? (?:reserveringen|boekingen|tafels|reservaties)
    alle(?: reserveringen| boekingen| tafels|maal)?
    alle ?bei
    (?:alle)?bei(?:de|den)
    (?:alles|allemaal)
  `,
};
