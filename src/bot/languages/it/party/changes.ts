import type { PartyChangeWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const changes: PartyChangeWords = {
  more: words`
    (?:#|una|un|uno)(?: (?:persona|persone|ospite|ospiti|adulto|adulti|bambino|bambini|coperto|coperti|posto|posti))? in piu
    un'altra persona
    (?:si|ci) (?:aggiunge|aggiungono|aggiungera|aggiungeranno|unisce|uniscono|unira|uniranno) (?:(?:anche|
      ancora) )?(?:#|una|un|uno|un'altra|un altro|altre #|altri #)(?: (?:persona|persone|amico|amica|amici|ospite|
      ospiti|bambino|bambini))?
    # persone in piu
    (?<!(?:gli|le|i|degli|delle) )altr[ie] #(?=[.,!?]|$)
    (?:aggiungere|aggiungi|aggiungete) (?:una|un|#) (?:persona|persone|posto|posti|coperto|coperti)
  `,
  nthPerson: words`
    (?:una?|la|il) terz[ao] (?:persona|ospite)
    (?:una?|la|il) quart[ao] (?:persona|ospite)
    (?:una?|la|il) quint[ao] (?:persona|ospite)
    (?:una?|la|il) sest[ao] (?:persona|ospite)
    (?:una?|la|il) settim[ao] (?:persona|ospite)
    (?:una?|la|il) ottav[ao] (?:persona|ospite)
  `,
  fewer: words`
    (?:#|un[oa]?) (?:dei|delle|degli) (?:(?:nostr[ie]|miei|mie) )?\p{L}{3,14} (?:(?:ci )?(?:hanno|ha) (?:dato buca|dato forfait|disdetto|annullato)|si (?:sono|e) tirat[oiae] indietro|non (?:viene|vengono|verra|verranno|possono|puo)(?: venire)?(?: piu)?)
    ce ne sono # che non (?:vengono|possono|verranno)(?: venire)?
    ce n'e (?:#|uno|una) che non (?:viene|puo|verra)(?: venire)?
    (?:#|una|un|uno)(?: (?:persona|persone|ospite|ospiti|coperto|coperti|posto|posti))? in meno
    (?:una persona|uno di noi|# persone|1 persona) non (?:puo|possono|viene|vengono|verra|verranno)(?: venire)?
    (?:#|uno|una)(?: (?:person[ae]|amic[oaie]|ospit[ei]|di noi))? (?:(?:ci )?(?:hanno|ha) (?:dato buca|dato forfait|disdetto|annullato))
    (?:#|uno|una)(?: (?:person[ae]|amic[oaie]|ospit[ei]|di noi))? (?:si (?:sono|e) tirat[oiae] indietro)
    (?:#|uno|una) di noi non (?:viene|vengono|verra|verranno|possono|puo)(?: venire)?
    (?:#|uno|una)(?: (?:person[ae]|amic[oaie]|ospit[ei]|di noi))? non (?:viene|vengono|verra|verranno|possono|puo)(?: venire)?(?: piu)?
    (?:cancell|annull|togli|tolg|disdi|elimin)\p{L}{0,5} (?:#|un|una)(?: dei)? (?:post[oi]|copert[oi]|person[ae])
    (?:veniamo|siamo|si|saremo),? meno #
  `,
  countsAnew: words`
    (?:saremmo|saremo|siamo) (?:quindi|allora|cosi|adesso|ora|dunque)(?: in)? \d{1,2}
    (?:diventiamo|diventeremmo)(?: in)? \d{1,2}
    (?:quindi|allora|cosi|adesso|ora|alla fine) (?:saremmo|saremo|siamo|diventiamo)(?: in)? \d{1,2}
    (?:possiamo|potremmo) (?:essere|venire|diventare)(?: in)? \d{1,2}
    \d{1,2} (?:invece (?:di|che)|anziche|al posto di) \d{1,2}
    (?:torniamo|torneremo|torneremmo) (?:a essere|ad essere|in)(?: in)? \d{1,2}
    (?:siamo|saremo|saremmo) (?:di nuovo|nuovamente|ancora)(?: in)? \d{1,2}
    (?:saremmo|saremo|siamo)(?: in)? \d{1,2} (?:alla fine|adesso|ora|ormai|invece|quindi)
    (?:saremmo|saremo|siamo) (?:alla fine|ormai|invece)(?: in)? \d{1,2}
  `,
  makesIt: words`
    (?:fai|faccia|fate|facciamo|metti|metta|mettete|mettiamo|che siano|cambia|segna|segni|facci)(?: pure| anche| in| a| meglio){0,2}
  `,
  becomes: words`
    (?:deve|dovrebbe|puo|potrebbe|va|dovra)(?: ora| adesso| pero)? (?:diventare|passare|essere|cambiat[oa]|portat[oa])(?: un tavolo| una prenotazione)?(?: da| per| a| in)? #
    (?:diventa|passa|diventera|passera|diventerebbe)(?: ora| adesso)?(?: un tavolo| una prenotazione)?(?: da| per| a)? #
    (?:e|sara) (?:ora|adesso|invece|in realta) (?:da|per) #
  `,
  numberBecomes: words`
    (?:passiamo|passeremo) (?:a|in|ad)(?: essere(?: in)?)? #(?= ?(?:$|[.,;!?]|(?:persone|allora)(?!\p{L})))
    (?<=(?:^|,) ?(?:(?:ah|ok|no|scusa|scusi),? ){0,2})(?:ora|adesso)(?: solo)?(?: in)? #(?=[.! ]*$)
    (?:numero(?: (?:di|degli|dei|delle) (?:persone|ospiti|coperti|invitati|commensali))?|totale) (?:e|sara|sarebbe|sale|scende|passa|diventa|arriva|deve (?:passare|essere))(?: (?:ora|adesso|quindi|dunque|cosi|in realta|di|a)){0,3} #
    port(?:a|are|i|iamo|erebbe|ando)(?: quindi| cosi)? (?:il (?:numero|totale)|il nostro numero)(?: (?:di|degli|dei|delle) (?:persone|ospiti|coperti|invitati))?(?: quindi| cosi)? a #
    (?:port|aument|ridurr|ridu|modific|cambi)(?:are|a|i|e|iamo|erebbe|ando|re)? a # (?:il|i|le) (?:numero|coperti|persone)
    ci porta a #
    (?:modific|cambi|aument|corregg|ridurr)\p{L}{1,4} il numero (?:di|degli|dei|delle) (?:persone|ospiti|coperti|invitati) (?:a|in) #
    (?<=(?:^|,) ?)# (?:ora|adesso)(?=[.! ]*$)
  `,
  therefore: words`
    quindi
    quindi (?:siamo|saremo)(?: in)?
    quindi in
    percio
    dunque
    allora
    allora (?:siamo|saremo)(?: in)?
    cosi (?:siamo|saremo)(?: in)?
    restiamo(?: in)?
    rimaniamo(?: in)?
    fanno
    fa
    ora siamo(?: in)?
    adesso siamo(?: in)?
  `,
  supposed: words`
    (?:forse|magari|puo darsi che|eventualmente)(?: \p{L}{2,6})? (?:siamo|saremo|saremmo|fossimo)(?: in)? #
    potremmo essere(?: in)? #
    (?:e|ma|cosa succede|che succede) se (?:\p{L}{1,6} ){0,2}(?:siamo|fossimo|saremo|diventiamo)(?: \p{L}{2,5}){0,2} #
  `,
};
