import type { CancellingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { booking } from "./patterns.ts";

export const cancelling: CancellingWords = {
  cancel: words`
    (?:melde?|meldt|melder) (?:\p{L}{1,10} )?avbud
    (?:melde?|melder) (?:\p{L}{1,10} )?afbud
    (?:gi fra oss|gi slipp pa|droppe|skippe|gi opp|slippe) (?:bordet|bestillingen|reservasjonen)
    avbestille
    avbestill
    avbestiller
    avbestilling
    avbestilt
    avbestil
    avbestilles
    avlyse
    avlys
    avlyser
    avlysning
    avmelde
    kansellere
    kanseller
    kansellerer
    kansellering
    kansellert
    annullere
    annuller
    annullerer
    annullering
    annuler
    cancel
    cancelle
    canceller
    aflyse
    aflys
    aflyser
    aflysning
    afbestille
    afbestil
    afbestiller
    afbestilling
    afmelde
    (?:slett|slette|fjern|fjerne|stryk) (?:min |mi |var |vores |den )?${booking}(?: min| var)?
    trenger (?:ikke|ikkje) (?:bordet|bestillingen|reservasjonen|bord)(?: lenger| likevel)?
    (?:har )?ikke (?:lenger )?(?:bruk|brug) for (?:bordet|bestillingen|bord)
    sette strek over
    si fra oss bordet
    det blir ikke noe av
  `,
  absence: words`
    kan (?:dessverre |desværre |likevel |alligevel ){0,2}ikke (?:komme|møte)(?! (?:klokken|klokka|kl|ved|pa|til|før|senere|tidligere|den|kl\.)(?![\p{L}]))
    kan (?:dessverre |desværre |likevel |alligevel ){0,2}ikkje (?:komme|møte)(?! (?:klokken|klokka|kl|ved|pa|til|før|senere|tidligere|den|kl\.)(?![\p{L}]))
    kan (?:dessverre |desværre |likevel |alligevel ){0,2}(?:ikke|ikkje) bli med(?! (?:klokken|klokka|kl|ved|pa|til|før|senere|tidligere|den|kl\.)(?![\p{L}]))
    kan (?:dessverre |desværre |likevel |alligevel ){0,2}(?:ikke|ikkje) være med(?! (?:klokken|klokka|kl|ved|pa|til|før|senere|tidligere|den|kl\.)(?![\p{L}]))
    (?<!(?:taxien|taxaen|taxi|taxa|bussen|toget|flyet|barnevakten|babysitteren) )kommer (?:dessverre |desværre |likevel |alligevel ){0,2}ikke(?: likevel| alligevel)?(?= ?[.!?,]*$| (?:i kveld|
      i aften|i morgen|pa|dessverre|desværre|likevel|lenger))
    kommer (?:dessverre |desværre |likevel |alligevel ){0,2}ikkje(?: likevel| alligevel)?(?= ?[.!?,]*$| (?:i kveld|
      i aften|i morgen|pa|dessverre|desværre|likevel|lenger))
    rekker (?:det )?(?:dessverre )?ikke
    nar (?:det )?(?:desværre )?ikke
    er blitt syke?
    blitt syke?
    er blevet syge?
    blevet syge?
    er forhindret
    er forhindrede
    det gar (?:dessverre |desværre |alligevel |likevel ){0,2}ikke(?= ?[.!,]| ?$)
  `,
  stop: words`
    (?:jeg |vi )?vil (?:ikke|jo ikke) (?:ha )?(?:noe |et )?(?:bord|bestille)(?: i det hele tatt| noe)?(?=[.! ]*$|[.!,;])
    glem det
    glem alt
    bare glem det
    dropp det
    drop det
    stopp
    stop
    slutt
    slut
    avbryt
    afbryd
    avslutt
    gi opp
    abort
    afslut
    samme det
    bare la det være
    lad det ligge
    la det ligge
    det var ingenting
    ikke noe
  `,
};
