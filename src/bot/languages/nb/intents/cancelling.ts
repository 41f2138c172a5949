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
    (?:slett|slette|fjern|fjerne|stryk) (?:bordet|bordbestillingen)(?! fra (?:notatet|merknaden))
    (?:slett|slette|fjern|fjerne|stryk) (?:min |mi |var |vores |den )?${booking}(?: min| var)?
    trenger (?:ikke|ikkje) (?:bordet|bestillingen|reservasjonen|bord)(?: lenger| likevel)?
    (?:har )?ikke (?:lenger )?(?:bruk|brug) for (?:bordet|bestillingen|bord)
    sette strek over
    si fra oss bordet
    det blir ikke noe av
    (?:slippe|slipper|droppe|dropper|skippe|skipper|kutte|kutter|gi opp) (?:bordet|bestillingen|bordet vart|bordet mitt|bestillingen min|bestillingen var)
    (?:ta|tar) bort (?:min |var |mitt |vart )?(?:\p{L}{1,14} )?(?:bestillingen|bestilling|bord|bordet|reservasjonen|bookingen)
    (?:trenger|behøver) (?:bordet|bestillingen) (?:ikke|ikkje)(?: lenger)?
    avbestillt
    avbestile
    avbstille
    avbestllle
    kanselere
    kanseler
    cansellere
    canselere
    cancellere
    kanselering
    (?:trekke|trekker) (?:oss|meg)(?: fra (?:bestillingen|bordet))?
    det blir (?:dessverre |nok |visst ){0,2}(?:ikke noe|ingenting)(?: av)?(?! (?:bord|ledig))
    (?:bordet|bestillingen) (?:[\p{L}\d./]{1,12} ){0,4}(?:kan|far|kan dere) (?:\p{L}{1,10} ){0,2}(?:slippe|slippes|strykes|fjernes|tas bort|avbestilles|gis bort|ga)
    (?:ta|stryk|fjern) (?:bort )?(?:oss|meg)(?= fra (?:bestillingen|boka|listene)|[.! ]*$)
    (?:ta|tar) bort (?:den|det|oss|meg)(?: takk)?(?=[.! ]*$)
    stryk (?:den|det)(?: takk)?(?=[.! ]*$)
    (?:ta|tar) bort (?:den|nummer) (?:første|andre|tredje|fjerde|siste|\d{1,2})
    (?:bordet|bestillingen) (?:[\p{L}\d]{1,12} ){0,4}trenger (?:vi|jeg) (?:dessverre )?ikke (?:lenger|likevel)
    trenger (?:det|den) ikke (?:lenger|mer)(?=[,.! ]*$)
    (?:bordet|bestillingen) trengs ikke(?: lenger| mer)?
    (?:det|den) trengs ikke (?:lenger|mer)(?=[,.! ]*$)
    (?:ta bort|avbestill|stryk|slett|kanseller|fjern) (?:en|ett|1) av (?:de|dem|mine|bestillingene|bordene)(?: (?:to|2|begge|bestillingene))?
  `,
  letDown: words`
    (?:barnevakt(?:en|a)?|barnepike(?:n)?|dagmamma(?:en)?) (?:har|er|kan|ble|meldte)(?: (?:dessverre|nettopp|akkurat)){0,2} (?:avlyst|meldt avbud|syk|ikke(?: komme)?|avbud|blitt syk|meldt forfall)
    barnevakt(?:en|a)? (?:avlyste|sviktet)
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
    (?:kjem|kommer) (?:dessverre )?ikkje(?=[ .!,]*$)
    (?:far|fikk|har fatt) (?:\p{L}{1,10} )?forfall
    har forfall
    ma (?:dessverre )?melde forfall
    (?:(?:vi|jeg|alle|begge) (?:\p{L}{1,10} )?|^)(?:har|er|blitt|ble|vart) (?:\p{L}{1,12} ){0,2}(?:syke?|sjuke?)(?! (?:av|etter) )
    (?:er|ble|har|blitt) (?:vi|jeg|alle) (?:\p{L}{1,12} ){0,2}(?:syke?|sjuke?)(?! (?:av|etter) )
    dukker ikke opp
    ingen av oss kan
    kommer ikke likevel
    kan (?:dessverre |likevel ){0,2}ikke (?:komme|være med) pa(?! tid)
    (?<!(?:taxien|taxaen|taxi|bussen|toget|flyet|barnevakten) )kommer (?:dessverre |likevel ){0,2}ikke(?= ?[.!?,]*$| (?:i kveld|i morgen|pa|dessverre|lenger))
    kommer likevel ikke
    kan (?:vi|jeg) (?:dessverre |likevel )?ikke (?:komme|være med)(?=[.!]*$)
    (?:noe|ting) (?:har )?(?:kommet|kom|dukket|dukka) (?:i veien|opp)
    (?:kommet|kom|dukket) (?:opp )?noe (?:i veien|opp|imellom)
    (?:dere|du) kan (?:gi bort|slippe|gi) (?:bordet|bordet vart)(?: til (?:noen|en) (?:andre|annen))?(?=[.!, ]*$|[.!,;] )
    (?:ma|far) (?:dessverre )?sta over(?: (?:i kveld|i dag|denne gangen))?(?=[.!, ]*$|[.!,;] )
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
    ikke noe(?=[,.! ]*$)
    glem (?:det|den|bordet) her(?: bordet)?
    (?:men )?(?:det|den) her vil vi ikke ha
    skipp det
    samma det
    drit i det
    gi blaffen
    nei glem det
    legg ned
    det var ikke noe
    spiller ingen rolle na
    nei forresten
    slutt med det
  `,
  noTable: words`
    (?:(?:jeg|vi) )?(?:vil|trenger|skal)(?: (?:nok|vel|jo|dessverre))? (?:ikke|ikkje)(?: (?:lenger|ha|noe|et|det)){0,3} (?:bord|bordet|bestillingen|bestilling)(?: (?:lenger|mer))?
    (?:(?:jeg|vi) )?(?:(?:vil|skal)(?: ha)?|trenger|tar) (?:ikke noe|ikkje noko|ingen) bord(?: (?:lenger|mer|likevel)){0,2}
    (?:(?:sa|da|men|og) )?(?:ikke noe|ikkje noko) bord(?: (?:lenger|mer|for oss|til oss|likevel)){0,2}
    gi (?:bort )?(?:bordet|bordet vart)(?: til (?:noen|en)(?: andre| annen)?)?
    (?:(?:vi|jeg) )?(?:hopper over|dropper|skipper|hoppe over) (?:bordet|bestillingen)
    (?:ikke (?:hold|bestill|reserver)|hold ikke) (?:noe |av )?(?:bord|bordet)(?: (?:til|for) (?:oss|meg))?
    (?:vi|jeg) tar ikke (?:bordet|noe bord)
  `,
  ofBooking: words`
    (?:ma|tvunget|nødt|nødt til|trenger)
    (?:bordet|bestillingen|bestilling|reservasjonen|bookingen|bordet vart|hele)
    alt(?: sammen)?
  `,
};
