import type { BookingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const booking: BookingWords = {
  book: words`
    (?<!av|af)bestille(?: bord| et bord)?
    bestill(?! (?:av|ned))
    bestiller
    bestil
    bestilling(?! (?:min|mi|var))(?= (?:for|pa|til|av))
    reservere
    reserver
    reserverer
    reservasjon
    reservation
    booke
    book(?= (?:bord|et bord|inn|oss|meg|ind))
    booking
    bord for
    bord til
    et bord
    ett bord
    bord pa
    bordbestilling
    bordreservasjon
    bordreservation
    plass til
    plads til
    ledig bord
    ledige bord
    ledigt bord
    noe ledig
    noget ledigt
    (?:vil|ville|ønsker|tenkte|tænkte|gjerne|gerne|kan vi) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:spise|spise middag|middag|spise lunsj|komme innom|komme forbi|ete)
    (?:kan jeg|far vi|skulle|kommer|lyst til a) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:spise|spise middag|middag|spise lunsj|komme innom|komme forbi|ete)
    ut og spise
    ud og spise
    spise ute
    spise ude
    (?:lav|finn|find|lag|gi) (?:meg |mig )?(?:en|et) (?:\p{L}{1,20} )?(?:reservation|reservasjon|bord|restaurant|bestilling)
    bestiller(?! av)
    bordbestillingen
    bord om
    noe bord
    ledig plass
    (?:vil|ville|ønsker|tenkte|haper) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:komme inn|komme pa middag|ta en matbit)
    (?:gjerne|kan vi|kan jeg|far vi|skulle|kommer) (?:[\p{L}\d.:]{1,14},? ){0,10}(?:spise lunsj|komme inn|komme pa middag|ta en matbit)
    ga ut og spise
    bord takk
    (?:prøv|prøve|forsøk) (?:igjen|pa nytt|en gang til|1 gang til)
    (?:vil|ønsker|trenger) (?:\p{L}{1,12} ){0,2}(?:spise|bestille|reservere|booke|et bord|ha et bord)
    (?:finn|fiks|ordne|søk) (?:meg )?(?:en|et) (?:\p{L}{1,20} )?(?:restaurant|bord|bestilling)
    tinge bord
  `,
  bookVerbs: words`
    bestille
    bestill
    bestil
    reservere
    reserver
    booke
    vil
    ville
    trenger
    ønsker
    finne
    finn
    find
    lav
    lag
    fikse
    ha
    har
    fa
    far
    ordne
    finnes
    findes
    søker
    leter
    tenkte
    skal
    kan
    behøver
    brug
    bestiller
    bestilles
    ønske
    ønskes
    gi
    skaffe
    søk
    lurer
    trengs
  `,
  bookNouns: words`
    bord
    bordet
    bestilling
    bestillingen
    reservasjon
    reservasjonen
    reservation
    reservationen
    booking
    plass
    plasser
    plads
    pladser
    restaurant
    ledig
    ledige
    ledigt
    bordreservasjon
    middagsbord
    lunsjbord
    servering
    tid
    bordbestilling
    bordene
  `,
  proposals: words`
    hva med
    hvad med
    gar det
    gar det an
    er det mulig
    er det muligt
    funker
    passer
    kan vi
    kan jeg
    kan dere
    kan i
    kan du
    har dere
    har i
    finnes det
    findes der
    er det (?:noe )?(?:ledig|plass)
    er der (?:noget )?(?:ledigt|plads)
    skulle det ga
    hvordan ser det ut
    kunne vi
    far vi
    far jeg
    mulig
    muligt
    blir det for sent
    (?:hvorfor|korfor) ikke
    hva sier dere til
    hvordan er det med
    og klokka
    og klokken
    gar det a
    gar det (?:bra |fint )?med
    kan man
    kunne jeg
    kunne man
    er det ledig
    muligens
    gar det bra
    gar det fint
    hva sies om
  `,
  usual: words`
    (?:som|akkurat som|samme som) (?:sist|forrige gang|vanlig|alltid)
    samme(?: \p{L}{1,12}){0,2} som (?:sist|forrige gang|vanlig|alltid)
    (?:det|vart) vanlige(?: bordet)?
    (?:som|akkurat som|samme som|likt som) (?:sist|forrige gang|vanlig|alltid|før)
    (?:mitt|vart|det|min|var) (?:vanlige|favoritt)(?:bord|bordet| bord| plass| sted| bordet)?(?= {0,2}(?:takk|pa|for|til|kl|i|[.!?,]|$))
    bordet (?:mitt|vart) som vanlig
    det vanlige(?: takk| bordet)?
  `,
  besides: words`
    (?:et |det )?(?:andre|ekstra|andet) (?:bordet|bord)
    (?:et bord|en bestilling|en reservasjon) til(?= {0,2}(?:takk|tak|[.!?,]|$))
    (?<=^ {0,2})(?:et til|ett til|en til|1 til|begge|begge 2|begge deler)(?= {0,2}(?:takk|tak|bordene|[.!?,]|$))
    (?:for |til |med |det er )?(?:andre (?:folk|personer|gjester|gæster|venner|mennesker)|et (?:annet|andet) (?:følge|selskap|selskab)|en (?:annen|anden) (?:gjeng|gruppe))(?= {0,2}(?:takk|tak|[.!?,]|$))
    (?<=^ {0,2})(?:nei,? )?(?:en|et|den|det) ny(?:e|tt)?(?: (?:bord|bestilling))?(?= {0,2}(?:takk|[.!?,]|$))
    (?<=^ {0,2})(?:i tillegg|dessuten)(?= {0,2}(?:takk|[.!?,]|$))
  `,
};
