import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:vanligen|var vanlig(?: och)?|jag ber er(?: att)?) (?:bekrafta|genomfor|gor|genomfora|gora) (?:bokningen|reservationen)
    (?:boka|reservera|bekrafta|fixa|ordna|spika|las)(?: (?:det|den|bordet|oss|mig|in|garna|da|nu|bara|sa)){1,4}
    (?:du|ni) (?:kan|far) (?:garna )?(?:boka|reservera|bekrafta)(?: (?:det|den|bordet|in|oss)){0,2}
    (?:skriv|satt|lagg) (?:upp |in )?(?:oss|mig|det|den)(?: (?:in|upp))?
    (?:vi|jag) (?:tar|kor|gor) (?:den|det|sa|pa det)(?: da| garna)?
    da (?:gor|tar|kor|bokar) vi (?:sa|det|den|pa det)(?: da)?
    sla till
    harmed (?:bekraftar|bokar|accepterar|godkanner) (?:jag|vi)(?: (?:bokningen|reservationen|bordet))?
    harmed bekraftas(?: (?:bokningen|reservationen))?
    (?:jag|vi) (?:bekraftar|bokar)(?: (?:harmed|garna))? ?(?:bokningen|reservationen|bordet)?
    (?:jag|vi) (?:vore|skulle vara|ar)(?: (?:mycket|valdigt|ytterst))? tacksamm?a? (?:om|ifall) (?:ni|du) (?:ville |kunde |vill )?(?:bokade|reserverade|bekraftade|boka|bekrafta|reservera|bokar)(?: (?:bordet|det|bokningen|reservationen|at oss))?
    (?:boka|reservera|bekrafta|fixa|ordna|spika|las|kor)(?: (?:du|ni|det|den|bordet|in|pa|oss|mig|at oss|at mig|nu|da|bara|garna|sa|fast|har|jakla bordet|javla bordet|jakla|javla)){0,5}(?: (?:ar du snall|for guds skull|for fan|for tusan|nagon gang|nan gang))?
    (?:den|det|bordet) (?:tar|bokar|vill|kor) (?:jag|vi)(?: ha)?
    (?:jag|vi) tar (?:bordet|den|det|denna)
    (?:var(?: sa| sagod)?|varsagod|var snall|snalla|var vanlig)(?: och)? (?:boka|reservera|bekrafta|fixa|ordna)(?: (?:det|den|bordet|bokningen|in)){0,2}
    (?:du|ni) (?:kan|far)(?: (?:garna|absolut|gott|lugnt)){0,2} (?:boka|reservera|bekrafta)(?: (?:det|den|bordet|in|oss)){0,2}
    det (?:gar|ar) (?:bra|fint|ok) att (?:boka|reservera)
    gor (?:det|sa|slag i saken)(?: da| du| bara)?
    da (?:bokar|tar|kor|gor) (?:vi|jag)(?: (?:det|den|sa))?
    (?:sa )?(?:var (?:sa )?snall|snallt av (?:dig|er)|vanligt av (?:dig|er))(?: (?:och|att))? (?:boka|reservera|bekrafta|fixa|ordna)(?: (?:det|den|bordet|bokningen|in|nu|da)){0,3}
    (?:harmed|med detta) (?:vill|onskar|skulle) (?:jag|vi) (?:vilja )?(?:bekrafta|godkanna) (?:bokningen|reservationen|min bokning|var bokning)
    jag skriver for att bekrafta (?:bokningen|reservationen|min bokning|var bokning)
  `,
  tellsOf: words`
    har
    hade
    ha
    skulle
    blev
    bli
    blir
    en
    ett
    igen
    ocksa
    aven
    du
    ni
    de
    bara
    ikvall
    idag
    imorgon
    vid
    kl
    klockan
    bokad
    bokat
    bokas
    samma
    (?:min|mitt|var) (?:kompis|gumman|gubben|van)
    om
    av
    bort
    till
  `,
  ordersNothing: words`
    behall (?:ert|ditt) bord
    (?:jag|vi) (?:bekraftar|bokar|tar|reserverar)(?: (?:det|den|bordet))? (?:imorgon|i morgon|senare|sen|ikvall|i kvall|nasta vecka)
    skulle (?:boka|reservera|ta)(?= |$|[.!])
    ^de bokar
    ^ska (?:jag|vi|du|ni) (?:boka|reservera)
    (?:boka|reservera) (?:det |den |bordet )?igen
  `,
  suits: words`
    finfint
    stralande
    (?:det )?(?:blir|ar|later|ser|kanns) (?:riktigt |helt |jatte|mycket )?(?:bra|finfint|stralande|battre|fint|perfekt|toppen|ratt)(?: (?:sa|ut|det|da))?
    sa (?:blir|ar) (?:det )?(?:bra|battre|fint|perfekt)
    klart(?=[,.!] | (?:kor|boka|vi|jag|gor))
  `,
  approves: words`
    (?:(?:det|allt|ar|blir|later|passar|ser|helt|alldeles|ju|vad|verkligen) ){0,3}(?:perfekt|toppen|utmarkt|fantastiskt|underbart|jattebra|kanon|kanonbra|stralande|finfint|lysande|suverant|superbra)
    (?:det )?(?:passar|funkar)(?: (?:oss|mig))?(?: (?:jatte)?(?:bra|fint|utmarkt))?
    (?:det )?later (?:jatte)?(?:bra|fint)
    (?:super|fint|harligt|kul|vad bra|nice|grymt)(?=,? (?:tusen |stort )?tack(?!\p{L}))
  `,
  exclaims: words`
    va
    vada
    hur sa
    forlat
    ursakta
    hm{1,4}
  `,
  resigned: words`
    (?:det |den )?(?:far|fick) (?:val |ju )?(?:ga|duga|bli)(?: sa)?
    (?:det ar )?inget att gora at(?: det)?
    (?:vi|jag) har (?:val )?inget val
    (?:det )?kan inte hjalpas
  `,
  sighs: words`
    na ?ja
    nja
    jaja
    tja
    ah
  `,
  insists: words`
    (?:det )?(?:sa|sager) jag(?: ju| ju redan| nyss| redan)?
    jag sa (?:ju |redan |nyss )?(?:det|ja)
    som (?:jag )?sagt
    det (?:var|ar) (?:ju |precis )?(?:det|vad|sa) (?:som )?jag (?:ju |redan )?(?:bad om|ville(?: ha)?|sa|menade|hade bett om)
    det (?:bad|sa|ville) jag (?:ju |redan ){0,2}(?:om|ha)?
  `,
  awaits: words`
    (?:sa |da )?(?:vi|man|jag) far (?:val |ju |se )?(?:val )?se(?: (?:hur det (?:gar|blir|ar)|vad som hander))?
    (?:vi |sa )?far vi (?:val )?se(?: hur det (?:gar|blir|ar))?
  `,
};
