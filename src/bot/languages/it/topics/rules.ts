import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const rules = {
  fees: words`
    (?:annull|cancell|disd)\p{L}{1,9}[,.:; ]{1,4}(?:\p{L}{1,12} ){0,4}(?:fino a|entro) (?:quando|che (?:ora|giorno))
    (?:prenotazione|prenotare) (?:costa|e gratis|e gratuita|si paga|e a pagamento)
    (?:paga|pagare|costa)(?: \p{L}{1,8}){0,2} (?:per |la )?(?:prenotare|prenotazione)
    se (?:mi|ci|ce lo|me lo) (?:ne )?(?:dimentic|scord)\p{L}{1,6}
    (?:pago|paga|pagare|paghiamo|costa|costerebbe) (?:[\p{L}']{1,10} ){0,4}se (?:[\p{L}'\d]{1,12} ){0,4}(?:manca|mancano|viene|vengono|malat[oia])
    (?:addebit\p{L}{1,4}|scalat[eoai]|prelev\p{L}{1,4}|trattenete|trattenuta) (?:\p{L}{1,10} ){0,4}(?:carta|conto|caparra|acconto)
    (?:perdo|perdiamo|perderei|restituite|rimborsate|riavere|riprendo|ridate|indietro) (?:\p{L}{1,10} ){0,3}(?:caparra|acconto|deposito|cauzione|soldi)
    (?:rimborsabil[ei]|rimborso|addebito|penal[ei]|multa)
    (?:pago|pagare|paghiamo|costa|costerebbe|succede|addebitate) (?:[\p{L}']{1,10} ){0,4}se (?:[\p{L}']{1,12} ){0,4}(?:non|meno|siamo|solo|manca)
    (?:pago|pagare|paghiamo|costa|costerebbe|succede|addebitate) (?:[\p{L}']{1,10} ){0,4}se (?:[\p{L}']{1,12} ){0,4}(?:annull\p{L}{1,4}|disdic\p{L}{1,4})
    (?:fino a|entro) (?:quando|che ora|che giorno) (?:[\p{L}']{1,12} ){0,4}(?:disdire|annullare|cancellare|disdico|annullo)
    (?:carta|carta di credito) (?:\p{L}{1,8} ){0,2}(?:per prenotare|a garanzia|in garanzia)
    (?:e )?se (?:poi )?(?:non|nn) (?:vengo|veniamo|mi presento|ci presentiamo|possiamo venire|posso venire|arriviamo|viene)
    no[- ]?show
    (?:caparra|acconto|deposito|cauzione)
    (?:pagare|pago|paga|paghiamo) (?:\p{L}{1,8} ){0,2}(?:in anticipo|prima|subito|alla prenotazione)
    (?:penale|penali|costi|costo|spese|politica|condizioni|termini) (?:di |per )(?:la |l')?(?:cancellazione|annullamento|disdetta|mancata presentazione)
    (?:penale|penali|costi|costo|spese|politica|condizioni|termini) (?:di |per )(?:la |l')?(?:annullare|disdire)
    (?:c'e|ci sono|e prevista|ce) (?:una |un |1 |delle )?(?:penale|penali|costo|costi|spese|commissione)
    (?:costa|succede|pago|pagare|paghiamo) (?:[\p{L}',]{1,12} ){0,5}(?:annullo|annullare|disdico|disdire|annulliamo|disdiciamo|cancello|cancellare)
    (?:fino a|entro) quando (?:[\p{L}']{1,12} ){0,3}(?:disdire|annullare|cancellare)
    (?:disdire|annullare|cancellare) (?:[\p{L}']{1,12} ){0,3}(?:gratis|gratuitamente|senza costi|senza penali|piu tardi|il giorno stesso|all'ultimo|se)
    (?:e|che|cosa|che cosa)(?: succede)? se (?:\p{L}{1,10} ){0,2}(?:disdico|disdiciamo|annullo|annulliamo|cancello|cancelliamo|non (?:vengo|veniamo|posso|possiamo))
    (?:ultimo|ultima) (?:momento|giorno|ora|termine) (?:utile )?per (?:la |l')?(?:annull|cancell|disd)\p{L}{1,9}
    (?:limite|termine|scadenza) per (?:la |l')?(?:annull|cancell|disd)\p{L}{1,9}
    (?:serve|vi serve|volete|chiedete|bisogna dare|devo dare|avete bisogno de\p{L}{1,3}) (?:\p{L}{1,5} ){0,2}(?:carta(?: di credito)?|numero (?:di|della) carta)
    (?:devo|dobbiamo|bisogna|si deve) pagare (?:adesso|ora|subito|prima|in anticipo)
    (?:(?:entro|fino a|sino a) (?:che|quale|quanti|quante) (?:giorn[oi]|data|or[ae]|momento)(?: prima)?) (?:[\p{L}',]{1,12} ){0,6}(?:disd\p{L}{2,6}|cancell\p{L}{1,5}|annull\p{L}{1,5})
    (?:disd\p{L}{2,6}|cancell\p{L}{1,5}|annull\p{L}{1,5})(?: [\p{L}']{1,14}){0,4},? (?:(?:entro|fino a|sino a) (?:che|quale|quanti|quante) (?:giorn[oi]|data|or[ae]|momento)(?: prima)?)
    (?:lasciare|dare|fornire|inserire|indicare) (?:\p{L}{1,8} ){0,3}carta(?: di credito| di debito)?(?! di identita)
    (?:dati|estremi) della (?:mia |nostra )?carta
    se (?:[\p{L}']{1,10} ){0,5}(?:male|malati|malato|malata|ammaliamo|ammala)(?: (?:[\p{L}']{1,10} ){0,2}[\p{L}']{1,10})?[,;]? ?(?:[\p{L}']{1,10} ){0,4}(?:costa|costerebbe|pagare|paghiamo|addebitate|quanto)
  `,
  counted: words`
    (?:e|sono) (?:gia |anche ){0,2}(?:compres[oaie]|contat[oaie]|inclus[oaie]) (?:anche )?(?:il |i |la |le )?(?:bambin[oaie]|bebe|piccol[oaie])
    (?:il |i |la |le )(?:bambin[oaie]|bebe|piccol[oaie]) (?:e|sono) (?:gia |anche ){0,2}(?:compres|contat|inclus)[oaie]
  `,
  localTime: words`
    ora locale
    fuso(?: orario)?
    (?:vostra ora|ora vostra|ora da voi)
    ora di (?:li|la|new york|oslo)
  `,
  stay: words`
    (?:tenere|avere|tenerci|occupare) il tavolo (?:un po' |un po )?(?:piu a lungo|per piu tempo|piu tempo)
    tavolo (?:per )?(?:quanto|quanto tempo|fino a quando|fino a che ora) (?:ce lo|lo|ce l'|l') ?(?:\p{L}{1,10})
    (?:per )?quanto tempo(?= ?[?]| ?$)
    (?:mandate|mandano|manderete|buttate|cacciate) (?:\p{L}{1,8} ){0,2}(?:via|fuori)
    (?:quanto|quanto tempo|per quanto|fino a che ora|quante ore) (?:\p{L}{1,12} ){0,4}(?:tavolo|restare|rimanere|stare|tenere|seduti|fermarci|nostro)
    (?:limite|limiti) (?:di tempo|d'orario|di orario|orario)
    (?:dobbiamo|bisogna|tocca|devo|si deve) (?:alzarci|alzarsi|andarcene|andare via|lasciare|liberare|sgomberare|uscire)
    (?:possiamo|si puo|potremmo|posso) (?:restare|rimanere|fermarci|fermarsi|trattenerci)(?! (?:fuori|all|in|nel|nella|sulla|vicino|dentro)(?![\p{L}]))
    (?:cacciate|mandate via|buttate fuori|mandano via|cacciano)
    (?:doppio|1|primo|secondo|2|due) turn[oi]
    (?:quanto|quanto tempo|per quanto|per quanto tempo|quante ore) (?:\p{L}{1,12} ){0,4}(?:restare|rimanere|stare|tavolo|fermarci|tenere|abbiamo|possiamo|dura)
    limite di tempo
    tempo (?:limite|massimo|limitato)
    (?:dobbiamo|bisogna) (?:lasciare|liberare|andare via|andarcene)(?: il tavolo)?
  `,
  restaurants: words`
    (?:che|quali|quanti) (?:sono )?(?:i (?:vostri )?)?(?:ristoranti|locali)(?! (?:hanno|sono aperti|accettano))
  `,
  house: words`
    che (?:tipo|genere) di (?:ristorante|posto|locale|cucina)
    che (?:posto|locale) e
  `,
  ways: words`
    (?:che |qual e la |la )?differenz[ae] (?:\p{L}{1,3}'?e? ){0,2}(?:tra|fra)
    (?:quali|in quali|in che|che|quanti) (?:\p{L}{2,9} )?(?:modi|modalita|possibilita|formule|opzioni|spazi|sale|soluzioni)
    modi (?:di|per) (?:mangiare|cenare)
    (?:dove|come) (?:si puo|possiamo) (?:mangiare|cenare|sedersi|sederci)
    (?:mangiare|cenare|sedersi|sederci|posto|posti) al (?:bancone|banco|bar)
    (?:avete|c'e) un (?:bancone|bar)
    (?:cos'e|che cos'e|cosa e) (?:il|la|questo|questa) (?:bancone|terrazza|degustazione|cucina notturna)
  `,
  largest: words`
    quanto (?:puo|possono) essere (?:grande|grosso|numeroso) (?:un|il) gruppo
    gruppi numerosi
    (?:possiamo|potremmo|si puo|si puo essere|accettate|prendete) (?:essere |venire |gruppi di )?(?:in )?piu di (?:\d{1,2}|sei|sette|otto|nove|dieci|dodici|quindici|venti)(?: persone)?(?=[ ?!.]*$)
    gruppi? di piu di (?:\d{1,2}|sei|sette|otto|nove|dieci|dodici|quindici|venti)
    (?:in |per |fino a )?quant[ei](?: persone| coperti)? (?:potete|possono|potreste|possiamo|puo|accettate|prendete|ci stanno|ne prendete|tenete|ospitate) ?(?:ospitare|accogliere|prendere|essere|venire|far sedere|al massimo|massimo|stare)?
    gruppo (?:piu grande|massimo|piu numeroso)
    (?:massimo|numero massimo) di (?:persone|coperti)
  `,
  starts: words`
    (?:qual e|quale sarebbe) (?:il |la |l'|l)?(?:primo|prima|ultimo|ultima|piu presto|piu tardi)(?: (?:disponibile|libero|libera|possibile|che avete))?(?=[.!?, ]*$)
    (?:fino a che ora|a che ora al piu tardi|al piu tardi a che ora|a che ora al piu presto|fino a quando) (?:posso|possiamo|si puo|potremmo|potrei) (?:venire|arrivare|prenotare|cenare|mangiare|pranzare)
    (?:ora|orario) (?:piu tardi|piu presto|ultimo|massimo)
    (?:ultim[oa]|prim[oa]) (?:tavolo|prenotazione|orario|ora) (?:possibile|disponibile|utile|prenotabile)|a che ora (?:e )?l'ultim[oa]
    (?:il )?primo (?:e|o) (?:l')?ultimo (?:tavolo|orario|turno)
    (?:fate|servite|date|preparate) ancora (?:da mangiare|la cena|cena|pasti)
    si mangia ancora
  `,
  adjusting: words`
    (?:posso|possiamo|potrei) (?:dir(?:le|vi|glielo)|confermar(?:le|vi|e)|avvisar(?:la|vi)|far(?:le|vi) sapere) (?:dopo|piu tardi|domani|poi)(?:,? (?:se|quanti)(?: [\p{L}\d']{1,8}){0,6})?
    (?:vi|le|ti) (?:scrivo|scriviamo)(?: qui)?(?:,? (?:ok|va bene))?(?= ?\?)
    (?:se|qualora|nel caso)(?: [\p{L}']{1,12}){1,4} non (?:viene|vengono|puo|possono|potesse|venisse)(?: venire)?
    se (?:alla fine )?(?:siamo|fossimo) (?:di )?(?:meno|piu)
    come (?:vi|la|ti) (?:avviso|avvisiamo|avverto|lo dico|faccio sapere)
    (?:posso|possiamo|si puo) (?:cambiare|cambiarla|modificarlo|modificarla|modificare) (?:dopo|piu tardi|in seguito|piu avanti)
    (?:e|cosa succede|che succede|che cosa succede) se (?:alla fine )?(?:viene|arriva|vengono) (?:solo|soltanto|solamente) (?:uno|una|1)(?: di noi| persona)?
    (?:e|cosa succede|che succede) se (?:alla fine )?(?:solo )?(?:viene|siamo|veniamo|manca|vengono) (?:solo )?(?:uno|una|1|di meno|meno|di piu|qualcuno)
    (?:posso|possiamo|si puo|potremmo|potrei) (?:cambiare|modificare) (?:il numero|l'ora|la prenotazione|il tavolo)(?: di (?:persone|coperti))? (?:piu tardi|dopo|in seguito|piu avanti)
    (?:posso|possiamo) cambiarlo (?:dopo|piu tardi|in seguito)
    (?:e|cosa succede|che succede) se (?:alla fine )?(?:siamo|veniamo|fossimo) (?:solo |soltanto )?(?:in )?#
    (?:aggiungere|portare) (?:qualcuno|altre persone|una persona|altri)(?: in piu)? (?:dopo|piu tardi|in seguito)
  `,
  confirmation: words`
    (?:mi|ci) (?:arriva|arrivera|mandate|manda|mandi|inviate|invia|inviera)(?: anche)?(?: una?| la| qualche)? ?(?:(?:mail|e-?mail) di )?conferma(?: (?:via|per|tramite) (?:mail|e-?mail|sms))?
    (?:ricevo|ricevero|riceviamo|riceveremo)(?: anche)?(?: una?| la)? ?(?:(?:mail|e-?mail) di )?conferma(?: (?:via|per|tramite) (?:mail|e-?mail|sms))?
    (?:posso|potrei) (?:darvi|darle|darti|lasciare|lasciarvi|aggiungere) (?:anche )?(?:la mia|il mio|la|l') ?(?:mail|e-?mail)
  `,
  reminder: words`
    (?:mi|ci) (?:mandate|manda|mandi|inviate|invia|manderete|arriva|arrivera) (?:un|qualche) (?:promemoria|reminder)
    (?:ricevo|ricevero|riceviamo|riceveremo|c'e) un (?:promemoria|reminder)
    (?:mi|ci) (?:ricordate|ricorderete|avvisate|avviserete) (?:prima|il giorno prima)
  `,
  walkIns: words`
    (?:bisogna|si deve|devo|dobbiamo|e necessario|serve|e obbligatorio|occorre)(?: (?:per forza|proprio))? (?:prenotare|la prenotazione|una prenotazione)(?: (?:prima|in anticipo))?(?=[ ?.!,]{0,3}$| o )
    (?:la )?prenotazione e (?:obbligatoria|necessaria)
    (?:si puo|possiamo|posso|potremmo)(?: (?:anche|semplicemente)){0,2} (?:venire|passare|entrare|mangiare|arrivare)(?: \p{L}{2,8})? senza (?:prenotazione|prenotare|aver prenotato)
    (?:venire|passare|entrare|presentarsi) senza (?:prenotazione|prenotare)
    (?:accettate|prendete) (?:\p{L}{2,8} ){0,3}senza prenotazione
  `,
} satisfies Partial<TopicWords>;
