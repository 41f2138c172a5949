import type { CancellingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const cancelling: CancellingWords = {
  cancel: words`
    (?:elimin|toglie|togli|tolga|rimuov|lev|depenn)\p{L}{0,4} (?:il |la )?(?:mi[oa] |nostr[oa] |quest[oa] )?(?:tavolo|prenotazione)
    (?:rinunc|desist)\p{L}{1,5} (?:al|alla|dal|dalla) (?:mi[oa] |nostr[oa] )?(?:tavolo|prenotazione)
    (?:dare|date|dia|diate|cedere|cedete) (?:il |la )(?:mi[oa] |nostr[oa] )(?:tavolo|prenotazione) a(?:d| chi)?
    (?:rinunciare|rinunciamo|rinuncio) (?:al|alla)(?: nostro| nostra| mia)? (?:tavolo|prenotazione)
    (?:lasciar|lasciamo|lasciare) (?:perdere|stare) (?:il|la|col|con il)(?: nostro| nostra| mia)? (?:tavolo|prenotazione)
    (?:levate|leva|levare|depennate) (?:la|il)(?: mia| nostra| nostro)? (?:prenotazione|tavolo)
    (?:eliminare|elimina|eliminate|togliere|togli|togliete) il(?: nostro)? tavolo
    annullare
    annulla(?:mi|ci|la|lo|le|li|te|temi|teci|tela|telo)?
    annullerei
    annulleremmo
    annulli
    annullarla
    annullarlo
    annullo
    annulliamo
    annullamento
    annullata
    cancellare
    cancella(?:mi|ci|la|lo|le|li|te|temi|teci|tela|telo)?
    cancellerei
    cancelleremmo
    cancelli
    cancellarla
    cancellazione
    cancelliamo
    disdire
    disdirei
    disdiremmo
    disdico
    disdiciamo
    disdite
    disdica
    disdirla
    disdetta
    disdici
    non (?:mi|ci) serve piu (?:il tavolo|la prenotazione|nulla|niente)
    (?:eliminare|elimina|eliminate|togliere|togli|togliete|rimuovere|rimuovi) (?:la|la mia|la nostra|questa) prenotazione
    non (?:ho|abbiamo) piu bisogno (?:del tavolo|della prenotazione|di un tavolo)
    non (?:voglio|vogliamo|vorrei) piu (?:il tavolo|la prenotazione|prenotare)
    liberare il tavolo
    liberate (?:pure )?il tavolo
    (?:togliete|togli|tolga|levate|leva|cancellate)(?:la|lo|ci|mi)?(?: pure)?(?: grazie)?(?=[.! ]*$)
    (?:il|nostro|mio) tavolo (?:[\p{L}\d]{1,12} ){0,4}non (?:ci |mi )?serve piu
    (?:la|nostra|mia) prenotazione (?:[\p{L}\d]{1,12} ){0,4}non (?:ci |mi )?serve piu
    non (?:mi|ci) (?:serve|servira) piu(?: grazie)?(?=[,.! ]*$)
    non ne (?:ho|abbiamo) piu bisogno(?=[,.! ]*$)
    (?:tog|toglier|annull|cancell|elimin|disd)(?:li|a|i|e|ga|gano|are|ate|ete|ici)? (?:una?|uno|1) (?:dei|delle|di|tra le|fra le) ?(?:queste |le |loro )?(?:due|2|prenotazioni|tavoli|loro)?
    (?:butt(?:a|i|ate)(?: pure)?(?: via)?|cestin(?:a|i|ate)|molla|fai fuori|fate fuori) (?:pure )?(?:il|la|quel|quella|il mio|il nostro|la mia|la nostra) (?:tavolo|prenotazione)(?: (?:nel cestino|via))?(?=[,.! ]*$)
  `,
  noTable: words`
    non (?:voglio|vogliamo|mi serve|ci serve|serve|prendo|prendiamo) piu (?:il |un |nessun |la |una |quel )?(?:tavolo|prenotazione|niente)
    non (?:mi serve|ci serve|prendo|prendiamo) (?:il |un |nessun )?tavolo
    (?:alla fine |allora |quindi )?(?:niente|nessun) tavolo(?: (?:alla fine|piu|allora))?
    (?:lasci(?:a|ate|i)|date|dia|dai)(?: pure)? il (?:nostro |mio )?tavolo(?: pure)? ad? (?:altri|qualcun altro|qualcuno)
    non (?:mi |ci )?(?:ten|riserv|prenot)(?:ere|ete|ga|gano|ate|are|i)(?:mi|ci)? (?:niente|nulla|il tavolo|un tavolo|nessun tavolo)
    il tavolo,? lasci(?:amolo|atelo|alo) (?:perdere|stare|andare)
    non (?:vogliamo|voglio) piu venire
  `,
  letDown: words`
    (?:baby-? ?sitter|tata)(?: (?:ci|mi))? (?:ha|e|non)(?: (?:ci|mi))? ?(?:disdetto|annullato|dato buca|malata|ammalata|puo venire|viene|abbandonato)(?: all'ultimo)?
  `,
  absence: words`
    (?:non|nn) (?:posso|possiamo|riesco|riusciamo|potremo|potro|riusciremo|riusciro|
      potremmo)(?: piu| proprio| purtroppo)?(?: a)?(?: piu)? (?:venire|esserci|essere presenti|essere li|
      esser presenti)(?! (?:prima|dopo|alle|alla|per le|verso|all|il|\d|¦))
    (?:non|nn) (?:veniamo|vengo|verremo|verro|ci siamo)(?: piu| purtroppo)?(?! (?:prima|dopo|alle|per le|verso|all|il|in \d|tutti|solo|\d|¦))
    (?:non|nn) (?:ci saremo|ci saro|ci sono)(?: piu| purtroppo)?(?! (?:prima|dopo|alle|per le|verso|all|il|in \d|tutti|solo|\d|¦))
    (?:non|nn) (?:ce la facciamo|ce la faccio|facciamo a tempo|se ne fa niente|se ne fa nulla)(?! (?:prima|dopo|alle|per le|per|entro|all|\d|¦))
    imprevisto
    contrattempo
    (?:siamo|sono) (?:malat[oiae]|ammalat[oiae])
    ho la febbre
    (?:dobbiamo|devo|ci tocca) (?:purtroppo )?(?:rinunciare|dare forfait)(?=[.!, ]*$|[.!,;] )
    (?:potete|puo|puoi) (?:dare via|liberare|dare|cedere|ridare) il (?:nostro |mio )?tavolo(?: (?:ad altri|a qualcun altro))?(?=[.!, ]*$|[.!,;] )
    (?:stasera|oggi) (?:niente|nulla)(?: (?:purtroppo|da fare))?(?=[.!, ]*$|[.!,;] )
    salta (?:tutto|la cena|il pranzo)(?=[.!, ]*$|[.!,;] )
    (?:non|nn) (?:possiamo|posso) piu(?=[.!, ]*$|[.!,;] )
  `,
  ofBooking: words`
    (?:devo|dobbiamo|dovro|dovremo|tocca|bisogna|costrett[aio])
    (?:tavolo|prenotazione)
    (?:tutto|del tutto)
  `,
  stop: words`
    anzi,? (?:lasci|lascia|lasciate) (?:perdere|stare)
    (?:che )?non (?:voglio|vogliamo) (?:nessun |un |alcun )?(?:tavolo|prenotazione)(?=[.! ]*$|[.!,;])
    non (?:voglio|vogliamo|voglio piu) prenotare(?: (?:niente|nulla))?(?=[.! ]*$|[.!,;])
    lascia stare
    lascia perdere
    lasciamo stare
    lasciamo perdere
    stop
    basta
    fermati
    dimentica
    non importa
    fa niente
    ferma
    interrompi
    smettila
    non fa niente
    non fa nulla
    fa nulla
    non serve
    niente grazie
    come non detto
    dimenticalo
    dimenticatelo
    esci
    termina
    chiudi
    finiscila
    zitto
    lasci stare
    lasci perdere
    anzi no
    meglio di no
  `,
};
