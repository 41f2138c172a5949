import type { BookingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const booking: BookingWords = {
  book: words`
    boka(?! av)
    bokar(?! av)
    bokning
    bokningen
    reservera
    reservation
    bord for
    ett bord
    bord till
    bord om
    bord pa
    bord at
    plats for
    plats till
    lediga bord
    ledigt bord
    bord ledigt
    nagot bord
    (?:vill|skulle vilja|tankte|tanker|onskar|hoppas) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:ata|ata middag|ata lunch|luncha|middag|komma forbi)
    (?:vill|skulle vilja|tankte|tanker|onskar|hoppas) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:komma in|komma pa middag|kaka)
    (?:garna|kan vi|kan jag|far vi|skulle|kommer) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:ata|ata middag|ata lunch|luncha|middag|komma forbi)
    (?:garna|kan vi|kan jag|far vi|skulle|kommer) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:komma in|komma pa middag|kaka)
    kaka ute
    ata ute
    ga ut och ata
    boord
    bord tack
    (?:forsok|forsoka|prova|testa) (?:igen|pa nytt|en gang till|1 gang till)
    (?:vill|skulle vilja|onskar|behover) (?:\p{L}{1,12} ){0,2}(?:ata|boka|reservera|ett bord|ha ett bord)
    (?:hitta|fixa|ordna|sok) (?:mig )?(?:en|ett) (?:\p{L}{1,20} )?(?:restaurang|bord|bokning)
  `,
  bookVerbs: words`
    boka
    reservera
    vill
    skulle
    behover
    soker
    hitta
    fixa
    ha
    har
    fa
    ordna
    onskar
    bokar
    bokas
    tankte
    onska
    onskas
    kan
    far
    ge
    skaffa
    sok
    letar
    bestalla
    undrar
    behovs
  `,
  bookNouns: words`
    bord
    bordet
    bokning
    reservation
    (?<!p-)plats
    restaurang
    ledigt
    lediga
    borden
    (?<!p-)platser
    ledig
    ledigt bord
    middagsbord
    lunchbord
    sittning
    tid
    bordsbokning
  `,
  proposals: words`
    existerar
    vad sags om
    hur ar det med
    gar det
    funkar
    kan vi
    kan jag
    kan ni
    kan du
    har ni
    finns det
    skulle det ga
    och klockan
    gar det att
    gar det (?:bra )?med
    kan man
    skulle vi kunna
    skulle jag kunna
    skulle man kunna
    ar det mojligt
    hur ser det ut
    ar det ledigt
    far vi
    far jag
    mojligt
    mojligtvis
    vad sager ni om
    passar
    gar det bra
    varfor inte
  `,
  usual: words`
    (?:som|precis som|samma som|likadant som) (?:forra gangen|sist|senast|vanligt|alltid|forut)
    samma(?: \p{L}{1,12}){0,2} som (?:vi hade |jag hade )?(?:forra gangen|sist|senast|vanligt|alltid|forut)
    (?:mitt|vart|det|min|var) (?:vanliga|favorit)(?: bord| plats| stalle| bordet)?(?= {0,2}(?:tack|pa|for|kl|i|[.!?,]|$))
    det vanliga(?: tack| bordet)?
  `,
  besides: words`
    (?<=^ {0,2})(?:nej,? )?(?:en|ett|den|det) ny(?:a|tt)?(?: (?:bord|bokning))?(?= {0,2}(?:tack|[.!?,]|$))
    (?:ett |det )?(?:andra|extra) (?:bordet|bord|bokning)
    (?:ett bord|en bokning) till(?= {0,2}(?:tack|imorgon|i morgon|pa fredag|pa lordag|[.!?,]|$))
    (?<=^ {0,2})(?:ett till|en till|1 till|ett andra|bada|bada 2)(?= {0,2}(?:tack|borden|[.!?,]|$))
    (?<=^ {0,2})dessutom(?= {0,2}(?:tack|[.!?,]|$))
    (?:for |med |det ar |till )?(?:andra (?:personer|gaster|vanner|manniskor)|ett annat sallskap|en annan grupp)(?= {0,2}(?:tack|[.!?,]|$))
  `,
};
