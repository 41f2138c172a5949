import type { MannersWords } from "../manners-words.ts";
import { words } from "../word-list.ts";

/** "Jeg vil ha det" takes no leave. */
const wanted = "(?<!(?:vil|vill|skal|ma|kan|far|gjerne|gjerna|a|jeg|vi|eg) )";

export const manners: MannersWords = {
  farewell: words`
    ${wanted}ha det(?: bra| fint| godt)?(?=[.! ]*$)
    hade(?: bra)?(?=[.! ]*$)
    (?:god|fin) (?:helg|søndag|lørdag)
    hadet
    farvel
    adjø
    morn(?: ?da)(?=[.! ]*$)
    hej hej(?=[.! ]*$)(?<=[.,!] ?hej hej|tak hej hej)
    ha en (?:fin|god|riktig god|hyggelig) (?:dag|kveld|helg|aften)
    hav en (?:god|dejlig|fin) (?:dag|aften|weekend)
    bye(?: bye)?
    (?:trivelig|fin|god|hyggelig) (?:helg|kveld|søndag|lørdag|fredag|dag|ettermiddag)
    ha en (?:bra|fin|hyggelig|god|riktig fin) (?:søndag|lørdag|fredag|ettermiddag)
    ${wanted}(?:takk og )?ha det(?: sa lenge)?(?=[.! ]*$)
    takk og (?:hei|ha det|hade)
    hei sa lenge
    ciao
    jeg ma (?:ga|stikke|løpe)
    (?:ta )?vare pa (?:deg|dere)
  `,
  politeEnds: words`
    takk?(?: sa mye| pa forhand)?
    vær sa snill
    er du snill
  `,
  seeYou: words`
    (?:vi )?(?:ses|sees|snakkes|snakkast|høres|tales)(?: da| der| snart| senere)?
    (?:pa )?gjensyn
    (?:vi|jeg) (?:prøver a|skal prøve a|prøver at|forsøker a) (?:komme|være der) (?:[1-9]|10|noen|et par|nogle) minutter (?:før(?: tiden)?|tidligere|for tidlig)
  `,
  until: words`
    (?:pa )?gensyn
  `,
  willCall: words`
    (?:da )?ringer jeg(?: (?:dit|dem|dere|selv))?
    jeg ringer(?: (?:dit|dem|dere|selv|restauranten|da))?
  `,
  joints: words`
    pa
    om
    klokken
    klokka
    kl
    kl\.
    da
    til
    neste
    næste
    ved
  `,
  nods: words`
    ok
    okay
    okei
    oki
    mm
    mhm
    okey
    okei da
    okidoki
    mmm
  `,
  callsToMind: words`
    (?:ja|jo) (?:forresten|apropos)
    (?:a|ah) ja(?!,? (?:takk|gjerne))
    (?:jo|ja) (?:forresten|det er sant)
    (?:a|ah|oi|aha) ja(?!,? (?:takk|gjerne|perfekt))
    (?:jo|ja),? (?:en (?:ting|sak)|et spørsmal|1 (?:ting|spørsmal))
  `,
  dontBook: words`
    (?:bestill|book|reserver|bekreft)(?: (?:det|den|bordet))? ikke
    (?<!hvorfor )ikke (?:bestill|book|reserver|bekreft)\p{L}{0,3}
  `,
  anotherTime: words`
    (?:en )?annen gang
    neste gang
  `,
  orders: words`
    (?:jeg |vi )?(?:bekreft|bekrefter|bekreftet|bekræft|bekræfter|bekræftet)
    bestill? (?:det|den)
    (?:kjør|kør)(?: pa)?(?: det)?
    (?:den ta(?:r|ger) vi|vi ta(?:r|ger) den)
    gj?ør det
    (?:jeg|vi) (?:godkjenner|aksepterer|godtar)(?: (?:det|dem|vilkarene|gebyret|alt))?(?: da)?
    bestill(?: det| den)?
    book(?: det| den)?
    kjør(?: pa| pa det| i vei)?
    vi kjører(?: pa det)?
    (?:jeg|vi) tar (?:den|det)
    gjør (?:det|sann)
    ordne det
    fiks det
  `,
  sighs: words`
    (?:a|ah|oh|uff|ak),? nei
    (?:a|ah|oh|ak),? nej
    uff(?: da)?
    (?:ah?|oh|ak|oi),? nei(?: men)?
    søren
    huff(?: da)?
  `,
  cursedBefore: words`
    jævla
    fordømte
    forbanna
  `,
  anger: words`
    (?:dumme?|dumt|teite?|idiotiske?|ubrukelige?|hapløse?|udugelige?|dustete|elendige?)
    (?:jævla|fordømte|forbanna|fandens|skide) (?:maskin|maskine|bot|robot|program|dritt|lort|ting|idiot)
    (?:idiot|dust|tosk|dritt|(?<!(?:spiser?|ikke|ikkje|uten|uden|mot|for|taler|taler ikke) )svin|taper|tulling|fjols|røvhul)
    (?:faen|fan|helvete|satan|for pokker|for faen|dritt|lort|pis|fanden|kraftedeme|fy faen)
    (?:dra|ga|rend) (?:til|ad|mig i) (?:helvete|helvede|pommern|røven)
    hold (?:kjeft|kæft|munn|mund|kjeften|kæften)
    fuck(?:ing|ed|s)?
    latterlig
    meningsløst
    irriterende
    elendig
    en vits
    (?:fatter|forstar|skjønner) (?:jo )?(?:ingenting|ikke (?:noe|noget|en dritt|en dyt))
    hater (?:dette|deg|dig|bots)
    bortkastet tid
    spild af tid
    wtf
    grr{1,5}
    verdiløs[et]?
    (?:dere er|du er) (?:sa |for |veldig )?(?:trege?|sein|seine|sen|sene)
    det (?:tar|gar) (?:for lang tid|for sakte|for seint)
    jeg er lei(?: av (?:dette|deg))?(?=[.! ]*$)
    drittbot
    til helvete
  `,
  why: words`
    hvorfor
    hvorfor det
    hvordan kan det ha seg
    hvordan kan det være
    hva er grunnen
    hvad er grunden
    hvorfor ikke
    men hvorfor
    (?:det )?(?:har|angar) (?:du|dere|deg) ikke(?: noe med)?
    av hvilken grunn
    korfor
    hvorfor i alle dager
    hvordan har det seg
  `,
  everything: words`
    (?:alle |begge )?(?:mine|vare|vores|de)(?: (?:to|2))? (?:bestillinger|bestillingene|reservasjoner|bord|bordene|bookinger)
    (?:alle |begge )?(?:bestillingene|reservasjonene|bordene|bestillingerne|reservationerne)
    alle(?: bestillinger| bord| sammen)?
    begge(?: (?:to|2)| deler)?
    alt(?: sammen)?
    begge(?: (?:to|2))?
    (?:alle |begge )?(?:bestillingene|bordene)(?: mine| vare)?
    alle bestillinger
    alt i hop
  `,
  partings: words`
    god ?natt
    ha det
    hade
  `,
  hopesToCome: words`
    (?:vi )?(?:haper|kanskje|forhapentligvis)(?: (?:vi|kan|pa|a|at|kommer|ses|snakkes|komme|vi ses)){0,4} (?:en annen|neste) gang
    (?:vi ses |vi snakkes |det far bli |takk,? )?en annen gang(?: kanskje| da| i stedet)?
    vi (?:prøver|forsøker|tester)(?: igjen)? (?:i|etter|neste) \p{L}{3,9}(?: igjen)?
  `,
  concurs: words`
    akkurat(?: sann| slik)?
    nettopp
    helt enig
  `,
  notesIt: words`
    (?:skriv|noter)(?: (?:det|opp|ned|inn|ogsa)){0,3}
  `,
  tags: words`
    (?:okei|ok|fatter du|skjønner du|forstar du|forstar dere|oppfattet|vet du|sant|ikke sant|eller|eller hva|hva|vel|hæ|jo)
    (?:eller )?(?:ma|skal|trenger|vil)(?: \p{L}{2,8}){0,4} (?:hele navnet|stave|stave det|fullt ut)
  `,
  rhetoric: words`
    (?:hva|hvem|hvor) ellers
    er (?:du|dere) (?:døv|døve|blind|blinde|dum|dumme)(?: eller(?: hva| hvordan)?)?
    (?:hører|lytter) (?:du|dere)(?: pa meg| darlig| ikke| etter| eller){0,3}
    kan (?:du|dere) ikke (?:lese|høre|lytte)
    (?:sa|har) jeg (?:jo |ikke |akkurat |nettopp |allerede ){1,3}(?:sagt|det|sagt det)?
    hvor mange ganger (?:ma|skal) jeg (?:si|gjenta)(?: det)?
    er det sa vanskelig(?: a (?:forsta|fatte|skjønne))?
  `,
};
