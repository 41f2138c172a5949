import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:vennligst|vær sa snill og|jeg ber dere(?: om a)?) (?:bekreft|gjennomfør|bekrefte|gjennomføre) (?:bestillingen|reservasjonen|bookingen)
    (?:bestill|book|reserver|bekreft|fiks|ordne|spikre|las)(?: (?:det|den|bordet|oss|meg|inn|gjerne|da|na|bare|sa)){1,4}
    (?:du|dere) (?:kan|far) (?:gjerne )?(?:bestille|booke|reservere|bekrefte)(?: (?:det|den|bordet|inn|oss)){0,2}
    (?:skriv|sett|før) (?:opp |inn )?(?:oss|meg|det|den)(?: (?:inn|opp))?
    (?:vi|jeg) (?:tar|kjører|gjør) (?:den|det|sa|pa det)(?: da| gjerne)?
    da (?:gjør|tar|kjører|bestiller|booker) vi (?:sa|det|den|pa det)(?: da)?
    sla til
    herved (?:bekrefter|bestiller|aksepterer|godkjenner) (?:jeg|vi)(?: (?:bestillingen|reservasjonen|bordet))?
    herved bekreftes(?: (?:bestillingen|reservasjonen))?
    (?:jeg|vi) (?:bekrefter|bestiller|booker)(?: (?:herved|gjerne))? ?(?:bestillingen|reservasjonen|bordet)?
    (?:jeg|vi) (?:ville vært|ville være|hadde vært|er)(?: (?:meget|veldig|svært))? takknemlige? (?:om|hvis) (?:dere|du) (?:ville |kunne |vil )?(?:bestilte|reserverte|bekreftet|bestille|bekrefte|reservere|bestiller)(?: (?:bordet|det|bestillingen|reservasjonen))?
    (?:bestill|book|reserver|bekreft|fiks|ordne|spikre|las|kjør)(?: (?:du|dere|det|den|bordet|inn|pa|oss|meg|til oss|til meg|na|da|bare|gjerne|sa|her|jævla bordet|jævla|fordømte bordet)){0,5}(?: (?:er du snill|for guds skyld|for faen|for svarte|noen gang))?
    (?:den|det|bordet) (?:tar|bestiller|vil|booker) (?:jeg|vi)(?: ha)?
    (?:jeg|vi) tar (?:bordet|den|det|denne)
    (?:vær sa (?:god|snill)|versagod|vennligst)(?: og)? (?:bestill|book|reserver|bekreft|fiks|ordne)(?: (?:det|den|bordet|bestillingen|inn)){0,2}
    (?:du|dere) (?:kan|far)(?: (?:gjerne|absolutt|godt|fint|trygt)){0,2} (?:bestille|booke|reservere|bekrefte)(?: (?:det|den|bordet|inn|oss)){0,2}
    (?:bare|kan du bare|da kan (?:du|dere)) (?:bestill|bestille|book|booke|reservere?)(?: (?:det|den|bordet|i vei|pa))?
    det (?:gar|er) (?:bra|fint|greit|ok) a (?:bestille|reservere|booke)
    gjør (?:det|sa|alvor av det)(?: da| du| bare)?
    da (?:bestiller|tar|kjører|gjør|booker) (?:vi|jeg)(?: (?:det|den|sa))?
    (?:herved|med dette) (?:vil|ønsker) (?:jeg|vi) (?:a )?(?:bekrefte|godkjenne) (?:bestillingen|reservasjonen)(?: min| var)?
    jeg skriver for a bekrefte (?:bestillingen|reservasjonen)(?: min| var)?
  `,
  tellsOf: words`
    her
    hadde
    ha
    skulle
    ble
    bli
    blir
    en
    et
    igjen
    ogsa
    du
    dere
    de
    bare
    ved
    kl
    klokken
    klokka
    bestilt
    booket
    samme
    om
    av
    bort
    til
  `,
  ordersNothing: words`
    behold bordet (?:ditt|deres)
    (?:jeg|vi) (?:bekrefter|bestiller|tar|reserverer|booker)(?: (?:det|den|bordet))? (?:i ?morgen|senere|seinere|i ?kveld|neste uke)
    skulle (?:bestille|reservere|ta|booke)(?= |$|[.!])
    ^de (?:bestiller|booker)
    ^skal (?:jeg|vi|du|dere) (?:bestille|reservere|booke)
    (?:bestill|bestille|reserver|reservere|booke?) (?:det |den |bordet )?igjen
  `,
  suits: words`
    kjempefint
    stralende
    (?:det )?(?:blir|er|høres|ser|føles) (?:veldig |helt |kjempe )?(?:bra|kjempefint|stralende|bedre|fint|flott|perfekt|topp|riktig)(?: (?:sa|ut|det|da))?
    sa (?:blir|er) (?:det )?(?:bra|bedre|fint|perfekt)
    klart(?=[,.!] | (?:kjør|bestill|book|vi|jeg|gjør))
  `,
  approves: words`
    (?:(?:det|alt|er|blir|høres|passer|ser|helt|aldeles|jo|sa|veldig) ){0,3}(?:perfekt|topp|utmerket|fantastisk|nydelig|kjempebra|kjempefint|stralende|supert|ypperlig|glimrende)
    (?:det )?(?:passer|funker)(?: (?:oss|meg))?(?: (?:kjempe)?(?:bra|fint|utmerket))?
    (?:det )?høres (?:kjempe)?(?:bra|fint) ut
    (?:super|fint|herlig|sa bra|sa fint|nice)(?=,? (?:tusen )?takk(?!\p{L}))
  `,
  exclaims: words`
    hva
    hæ
    hvordan da
    unnskyld
    beklager
    hm{1,4}
  `,
  resigned: words`
    (?:det |den )?(?:far|fikk) (?:vel |jo )?(?:ga|duge|holde|bli)(?: sa| slik)?
    (?:det er )?ingenting a gjøre med(?: det)?
    (?:vi|jeg) har (?:vel |jo )?(?:ikke noe|ingen) valg
    (?:det )?(?:kan ikke hjelpes|far sta til)
  `,
  sighs: words`
    na ?ja
    nja
    jaja
    tja
    ah
    nuvel
  `,
  insists: words`
    (?:det )?(?:sa|sier) jeg(?: jo| jo allerede| nettopp| allerede)?
    jeg sa (?:jo |allerede |nettopp )?(?:det|ja)
    som (?:jeg )?(?:sagt|sa)
    det (?:var|er) (?:jo |akkurat )?(?:det|hva) (?:som )?jeg (?:jo |allerede )?(?:ba om|ville(?: ha)?|sa|mente|hadde bedt om)
    det (?:ba|sa|ville) jeg (?:jo |allerede ){0,2}(?:om|ha)?
  `,
  awaits: words`
    (?:sa |da )?(?:vi|man|jeg) far (?:vel |jo |bare )?se(?: (?:hvordan det (?:gar|blir)|hva som skjer))?
    (?:da |sa )?far vi (?:vel |bare )?se(?: (?:hvordan det (?:gar|blir)|hva som skjer))?
  `,
};
