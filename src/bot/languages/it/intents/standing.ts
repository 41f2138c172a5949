import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Where such a question ends: what follows would be what it asks about. */
const end = "(?=[^\\p{L}]{0,3}(?:(?:allora|adesso|ora|o no|quindi|grazie)[^\\p{L}]{0,3})?$)";

export const standing: StandingWords = {
  list: words`
    (?:cosa|che cosa|cos'e che|quando) (?:ho|abbiamo|avevo|avevamo) (?:gia )?prenotato
    (?:ho|abbiamo|avevo|avevamo) (?:gia )?qualcosa (?:di )?prenotato
    (?:ricorda|ricordi|ricordate|ricordare|ricordami|ricordarmi|ricordarci) (?:la )?(?:mia|nostra) prenotazione
    (?<=^(?:buongiorno,? |buonasera,? |ciao,? |e )?)(?:le mie|la mia|le nostre|la nostra) prenotazion[ei](?=[ .?!]*$)
    (?:ho|abbiamo|avevo) (?:gia |per caso |ancora |anche )?(?:una|delle) prenotazion[ei](?=[ .?!]*$| (?:da voi|a nome [^,.]{1,30}|per [^,.\d]{1,20})[ .?!]*$)
    (?:ho|abbiamo|avevo) (?:gia |per caso |ancora |anche )?qualche prenotazion[ei](?=[ .?!]*$| (?:da voi|a nome [^,.]{1,30}|per [^,.\d]{1,20})[ .?!]*$)
    avevamo (?:gia |per caso |ancora |anche )?(?:una|delle|qualche) prenotazion[ei](?=[ .?!]*$| (?:da voi|a nome [^,.]{1,30}|per [^,.\d]{1,20})[ .?!]*$)
    (?:ho|abbiamo|avevo) (?:gia |per caso |ancora |anche )?fatto una prenotazion[ei](?=[ .?!]*$| (?:da voi|a nome [^,.]{1,30}|per [^,.\d]{1,20})[ .?!]*$)
    avevamo (?:gia |per caso |ancora |anche )?fatto una prenotazion[ei](?=[ .?!]*$| (?:da voi|a nome [^,.]{1,30}|per [^,.\d]{1,20})[ .?!]*$)
    (?:mostra|mostrami|mostrare|vedere|vedi|rivedere|controllare) (?:tutte )?(?:(?:i )?dettagli (?:del)?)?(?:le|la)? ?(?:mie|mia|nostra|nostre) prenotazion[ei]
    (?:controlla|controllami|verificare|verifica|visualizza) (?:tutte )?(?:(?:i )?dettagli (?:del)?)?(?:le|la)? ?(?:mie|mia|nostra|nostre) prenotazion[ei]
    (?:visualizzare|fammi vedere|dimmi|ricordami|ricordare|elenca) (?:tutte )?(?:(?:i )?dettagli (?:del)?)?(?:le|la)? ?(?:mie|mia|nostra|nostre) prenotazion[ei]
    (?:conoscere|sapere|confermare|confermate|confermarmi) (?:tutte )?(?:(?:i )?dettagli (?:del)?)?(?:le|la)? ?(?:mie|mia|nostra|nostre) prenotazion[ei]
    (?:quali (?:sono|prenotazioni ho)|qual e|quando e|a che ora e) (?:la|le)? ?(?:mie|mia|nostra|nostre)? ?prenotazion[ei]
    (?:per che ora e|per quando e|dov'e|com'e) (?:la|le)? ?(?:mie|mia|nostra|nostre)? ?prenotazion[ei]
    (?:la|le) (?:mia|nostra|mie|nostre) prenotazion[ei] (?:e|sono|risulta|era) (?:stat[ae] )?(?:a che ora|per che ora|quando|confermat[ae]|registrat[ae])
    (?:la|le) (?:mia|nostra|mie|nostre) prenotazion[ei] (?:e|sono|risulta|era) (?:stat[ae] )?(?:ok|a posto|valid[ae]|inserit[ae])
    che prenotazioni ho
    quante prenotazioni ho
    risulta (?:la mia|la nostra|una) prenotazione
    (?:a )?che ora (?:\p{L}{1,8} ){0,2}(?:(?:il nostro|il mio) tavolo|(?:la mia|la nostra) prenotazione)
    quando (?:e|era) (?:il nostro|il mio) tavolo
    prenotato.{0,60}(?:e arrivata|andata a buon fine|l'avete ricevuta)
    (?:qual e|qual era|dimmi|mi dica|mi da|ho|c'e) (?:il|la|il mio|la mia|il nostro|un|una)? ?(?:numero|codice|riferimento)(?: (?:di|della|
      della mia) (?:prenotazione|conferma|riferimento))
    (?:qual e|qual era|dimmi|mi dica|mi da) (?:il mio|la mia|il nostro) (?:riferimento|codice|referenza)
    (?:numero|codice) (?:di|della) (?:prenotazione|conferma)(?=[ ,]{0,5}(?:per favore|grazie)?[ ?.!]{0,5}$)
    a (?:che|quale) nome
    (?:una )?copia (?:della|di) (?:mia )?(?:prenotazione|conferma)
    (?:rimandar(?:mi|e)|mandar(?:mi|e)|inviar(?:mi|e)|rinviar(?:mi|e)|rimanda(?:mi)?|mandami|inviami|mi rimanda|mi manda|mi invia) (?:di nuovo |
      ancora )?(?:la|una|la mia) (?:conferma|copia)
    (?:quand'era|quando era|a che ora era|quando e|a che ora e) (?:il tavolo|la prenotazione|il mio tavolo|il nostro tavolo)(?: scusi| scusa)?
    (?:conferm(?:are|armi|arci|ate|ami|a|i)|verificare|controllare|vedere) (?:che|se) (?:ho|abbiamo|avevo|avevamo) (?:un |il |la |una |gia ){0,2}(?:tavolo|prenotazione|prenotato)
    (?:puo|puoi|potete|potrebbe|potreste) (?:rimandar|reinviar|rispedir|mandar|inviar)(?:melo|mela|celo|mi)(?: di nuovo| ancora| un'altra volta)?
    (?:la mia|la nostra) (?:prenotazione|tavolo)(?: [\p{L}\d:'.]{1,12}){0,4} (?:e )?(?:ancora|sempre) (?:valida|confermata|attiva|in piedi)
    (?:vale|e valida|regge) ancora (?:la mia|la nostra) prenotazione
    (?:che )?cosa (?:ho|abbiamo|avevo|avevamo) (?:gia )?(?:prenotato|riservato)(?=[ ?!.]*$)
    che (?:ho|abbiamo) prenotato(?=[ ?!.]*$)
    (?:a che ora|per che ora|quando|per quando) era(?:,? (?:scusi|scusa|gia))?(?=[ ?!.]*$)
    (?:quale|che|di quale|di che) prenotazione(?: (?:e|era|si tratta|parlate|parla))?(?=[?. ]*$)
    (?:ricord(?:i|are|a|ami|armi|arci|ate)|rammenta|rammenti|rammentarmi|rammentami) (?:per favore )?(?:la |il |l'|a |per )?(?:data|giorno|ora|orario|che ora|quando|che giorno)
    (?:che|quali) (?:tavoli|prenotazioni) (?:ho|abbiamo)
  `,
  askBooked: words`
    (?:e )?(?:li|la) che (?:ho|abbiamo) (?:prenotato )?(?:il|la|il mio|il nostro) (?:tavolo|prenotazione)(?=(?:,? (?:no|vero|giusto))?[^\p{L}]{0,3}$)
    (?:allora |quindi )?(?:e|il tavolo e|la prenotazione e|risulta) (?:tutto |gia |davvero )?(?:prenotat[oa]|confermat[oa]|fatt[oa]|a posto|
      andat[oa] a buon fine|registrat[oa])(?: adesso| ora| allora)?(?=[^\p{L}]{0,3}\?)
    (?:ha|ha gia|ma ha) funzionato${end}
    (?:e )?(?:andata|andato) (?:a buon fine|bene)${end}
    (?:ha|hai|avete) (?:gia |davvero )?prenotato(?: il tavolo)?(?=[^\p{L}]{0,3}\?)
    (?:abbiamo|ho) (?:gia )?il tavolo(?: allora| adesso| ora)?(?=[^\p{L}]{0,3}\?)
    (?:siamo|sono) (?:gia )?(?:prenotati|prenotate|prenotato|prenotata|a posto|registrati)(?: allora| ora| adesso)?(?=[^\p{L}]{0,3}\?)
    (?:siamo|sono)(?: sempre| ancora){0,2} (?:segnat[oai]|prenotat[oai]|in lista)(?:,? ?(?:vero|giusto|no))?(?=[^\p{L}]{0,3}\?)
    (?:ci|mi) (?:avete|ha)(?: sempre| ancora){0,2}(?: segnat[oai])?(?:,? ?(?:vero|giusto|no))(?=[^\p{L}]{0,3}\?)
    ^(?:allora |e )?(?:e|risulta)(?: gia| stata| la prenotazione){0,2} (?:disdetta|cancellata|annullata)(?: adesso| ora)?(?= ?\?)
    ^(?:quindi |allora |e )?(?:adesso|ora) (?:e|siamo|risulta) (?:segnat[oaie] |prenotat[oaie] )?(?:in|per) [^.;!?]{0,20}\d[^.;!?]{0,30}(?= ?\?)
    (?:ho|abbiamo)(?: ora| adesso)? (?:\d{1,2}|due|tre) (?:prenotazioni|tavoli)(?: adesso| ora)? o (?:solo |soltanto )?(?:\d{1,2}|una|uno|due)
    ^(?:salve,? |buongiorno,? )?(?:(?:mi|ci) (?:conferma|confermi|confermate)|(?:puo|puoi|potete|potrebbe) confermar(?:mi|ci|e)) che (?:siamo|saremo) [^;!?]{1,60}(?= ?\?)
    (?:e |quindi )?(?:quella|quello|la prenotazione|il tavolo) (?:di|per) \p{L}{5,9},? (?:adesso |ora )?e (?:gia |ora |adesso )?(?:prenotat[oa]|confermat[oa]|cambiat[oa]|a posto)(?: adesso| ora)?(?= ?\?)
    e (?:gia )?prenotat[oa] (?:per )?(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)
  `,
  recap: words`
    (?:(?:in )?quant[ei]|che (?:giorno|ora|data|nome|numero|ristorante)|a che ora|per quant[ei])(?: persone)? (?:ho|abbiamo|avevo|avevamo) (?:detto|dato|indicato)(?: (?:che (?:eravamo|siamo|saremmo)|di essere))?(?=[ ?.!]*$)
    (?:mandami|inviami|dammi|dimmi|mostrami|ripetimi|mi (?:mandi|invii|dia|dica|mostri|ripeta))(?: di nuovo| ancora)? (?:i|tutti i) dettagli
    (?:che cosa|cosa|che) (?:hai|ha|avete) (?:segnato|annotato|scritto)(?: finora| fin qui)?
    (?:puoi|puo|potete|potrebbe|potresti) (?:riassumere|ricapitolare|riepilogare)
    che cosa (?:ha|hai|avete) (?:scritto|annotato|segnato)|cosa (?:ha|hai|avete) (?:scritto|annotato|segnato)
    (?:mandami|inviami|mostrami|mi (?:mandi|invii|mostri)|mandaci) (?:tutta la (?:mia |nostra )?prenotazione|la (?:mia )?prenotazione (?:completa|intera))
    (?:in |per )?(?:quale|che) ristorante (?:e|era|sarebbe)(?: il tavolo)?(?=[ ?.!]*$)
    in quanti (?:siamo|eravamo),? (?:ho|avevo|abbiamo) detto(?=[ ?.!]*$)
  `,
  probably: words`
    probabilmente
    sicuramente
  `,
  punctual: words`
    non (?:faremo|faro|arriveremo|arrivero|saremo|saro) (?:in )?(?:tardi|ritardo)
    (?<!non )(?:saremo|arriveremo|siamo|sono|saro) (?:puntuali|puntuale|in orario)
  `,
  late: words`
    (?:arriviamo|arrivo|arriveremo|arrivero) (?:un (?:po'?|pochino|attimo) )?(?:dopo|piu tardi),? (?:tipo |circa |una )?(?:\d{1,3} ?min\p{L}{0,5}|un quarto d'ora)
    traffico,? (?:arriviamo|arrivo|arriveremo)
    e (?:solo )?(?:un|per il) ritardo
    # (?:di|in) ritardo
    in coda (?:in|sul|sulla|nel) (?:autostrada|tangenziale|raccordo|traffico|superstrada)
    (?:siamo|sono|saremo) (?:un po' )?indietro(?: di (?:circa |tipo )?#)?
    (?:in|di|un po' di|con|minuti di) ritardo(?: di (?:circa |tipo )?#)?
    ritardo di(?: (?:circa |tipo )?#)?
    ritardiamo
    (?:bloccat[oaie]|fermi|imbottigliat[oaie]) (?:nel|in) (?:traffico|coda|colonna|treno)
    (?:facciamo|arriviamo|arrivo|faremo|faccio|facciamo un po') (?:\p{L}{1,8} )?tardi
    (?:arriviamo|arriveremo|arrivo|arrivero|siamo li|saremo li)(?: verso)? (?:alle|all'|le) .{1,20} (?:invece|anziche)
    (?:arriviamo|arriveremo|arrivo|arrivero) (?:solo|soltanto) (?:alle|verso le)
    (?:abbiamo|ho) fatto (?:un po' |piu )?tardi
    (?:si )?e fatto (?:un po' )?tardi
    (?:treno|volo|aereo|autobus|taxi) (?:\p{L}{1,6} ){0,2}(?:non arriva|non viene|non e arrivato|in ritardo)
    arriv(?:o|iamo|eremo|assimo) (?:[\p{L}']{1,12} ){0,2}tardi
    (?:siamo|sono|saremo) (?:un (?:po'?|attimo|filo|pochino) )?in ritardo
    (?:tard(?:iamo|o|eremo)|facciamo) (?:di )?(?:circa )?(?:\d{1,3}|qualche|un po' di) minut[io]
    (?:tardiamo|tardo|tarderemo|tardero)(?= (?:di |circa |tipo )?(?:un|una|1|\d))
    (?:in )?ritardissimo
    in (?:mega|super|stra) ?ritardo
    (?:facciamo|arriviamo) tardino
  `,
  losing: words`
    senza (?:perdere|che perdiamo) (?:il|la|nostr[oa])
  `,
  delayed: words`
    tardi
    ritard\p{L}{1,6}
    (?:nel )?traffico
    (?:in )?coda
  `,
  keeping: words`
    (?:ci |mi )?(?:lo )?(?:tenete|tiene|tieni|potete tenere|puo tenere|terreste|mantenete|riservate)(?: (?:lo stesso|comunque))?(?: (?:il|nostro|il nostro) (?:tavolo|posto))?
    (?:perdiamo|perdo|perderemmo|si perde|perderei) il (?:nostro |mio )?(?:tavolo|posto)
    (?:quanto|fino a quando|per quanto)(?: tempo)? (?:ci |mi )?(?:tenete|tiene|aspettate|mantenete)(?: il tavolo)?
    (?:che|cosa|che cosa) (?:succede|succederebbe|facciamo|capita)
    (?:date|dareste|cancellate|annullate) (?:via )?(?:il|nostro|la) (?:tavolo|prenotazione)
  `,
  tellsHouse: words`
    (?:dirglielo|avvisarli|avvertirli|farglielo sapere)
    (?:dire|dir|far sapere) (?:loro|gli|al ristorante|al locale)
    (?:avvisar|dir|avvert)(?:e|li|ire)(?: il ristorante)?
    (?:avvis[iae]|avvisate|dica|di'|informi) (?:il|al) (?:ristorante|locale|personale)
  `,
  arriving: words`
    (?:arriviamo|arrivassimo|arrivo|arrivassi|veniamo|venissimo|siamo li|ci siamo)
  `,
  lateTags: words`
    va bene
    ok
    tutto bene
    e (?:un problema|possibile)
    (?:c'e|ci sono|crea|fa|e un) (?:qualche )?problem[ai]
    (?:ci |mi )?(?:tenete|tiene|tieni|potete tenere|puo tenere) (?:lo stesso )?il tavolo
    (?:perdiamo|perdo) il (?:nostro )?tavolo
  `,
  told: words`
    (?<!(?:se|non) )(?:avevo|avevamo|ho|abbiamo) (?:gia )?(?:prenotato|una prenotazione|un tavolo)
    (?:tavolo|prenotazione) che (?:abbiamo|ho) (?:gia )?(?:prenotat[oa]|concordat[oa]|fissat[oa])
  `,
  askedOfTold: words`
    possiamo
    potremmo
    posso
    potrei
    si puo
    si potrebbe
    e possibile
    sarebbe possibile
    va bene
    potete
    mettete
    (?:ora |adesso |alla fine )?(?:siamo|saremo|saremmo)(?: in)?(?= \d{1,2}(?: persone)?(?:[,.;!]| invece| e non|$))
    per(?= \d{1,2} (?:invece|anziche|al posto) )
  `,
};
