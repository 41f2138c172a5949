import type { LineWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const line: LineWords = {
  list: words`
    list[ae](?: d ?'?attesa| di attesa| attesa)?
    coda(?! (?:in|sul|sulla|nel) (?:autostrada|tangenziale|raccordo|traffico|superstrada)(?![\p{L}]))
    fila
  `,
  leave: words`
    (?:togli|toglie|togliete|tolga|leva|levi|levate|cancella|cancelli|cancellate|rimuovi)(?:mi|ci)
    (?:rimuova|rimuovete|elimina|elimini|eliminate|depenna|depenni|depennate)(?:mi|ci)
    (?:mi|ci) (?:togli|toglie|togliete|tolga|levi|leva|levate|cancelli|cancella|cancellate|rimuovi|rimuove|elimini)(?! un tavolo)
    (?:togliere|levare|cancellare|rimuovere|eliminare|depennare) (?:me|noi|il mio nome|il nostro nome)
    (?:toglier|levar|cancellar|rimuover|eliminar|depennar)(?:mi|ci)
    (?:togli|togliete|tolga|leva|levate|cancella|cancellate|cancelli|rimuovi|rimuova) (?:il mio|il nostro) (?:nome|posto)
    (?:mi|ci) (?:puoi|puo|potete|potresti|potreste|potrebbe) (?:togliere|levare|cancellare|rimuovere|eliminare|depennare)
    non (?:voglio|vogliamo|desidero|desideriamo|ho|abbiamo|vorrei|vorremmo)(?: \p{L}{1,8}){0,2} (?:piu )?(?:stare|restare|rimanere|essere|aspettare|bisogno)
    (?:uscire|esco|usciamo) dalla
    (?:annulla|annullare|annullate|annulli|disdire|disdico|cancella|cancellare) (?:la |l')?(?:lista|attesa|iscrizione)
    (?:libero|liberiamo|lascio|lasciamo) il (?:mio |nostro )?posto
    (?:mi|ci) (?:tolgo|togliamo|cancello|cancelliamo)
  `,
  place: words`
    (?:ci sono |qualche |avete |che )?(?:novita|notizie|notizia)
    come va
    (?:sono|siamo)(?: ancora| gia| davvero| effettivamente)? (?:in|nella|sulla)
    (?:che|quale|a che|in che)(?: e)?(?: la mia| la nostra)? (?:posizione|posto|numero)
    (?:la mia|la nostra) posizione
    (?:il mio|il nostro) (?:posto|numero)
    quant[ei](?: \p{L}{1,10}){0,3} (?:davanti|prima)
    (?:davanti a|prima di) (?:me|noi)
    a che punto (?:sono|siamo)
  `,
  position: words`
    che (?:posto|posizione|numero) (?:ho|abbiamo|occupo)
    in che (?:posizione|posto) (?:sono|siamo)
    a che (?:punto|posto|numero) (?:sono|siamo)
    quant[ei] (?:\p{L}{1,10} ){0,3}(?:davanti a|prima di) (?:me|noi)
    qual e la (?:mia|nostra) posizione
  `,
  stay: words`
    (?:non|no) (?:questo|quello|questo tavolo)(?=$|[,.;!]| ma| grazie)
    questo no
    (?:(?<!il )resto|restiamo|rimango|rimaniamo|restare|rimanere|tenetemi|teneteci|
      mi tenga|ci tenga|tienimi|tienici|lasciami|mi lasci)(?: \p{L}{1,10}){0,2} (?:in|nella) (?:lista|fila|coda)
    (?:tengo|tenere|tenetemi|mi tenga|mantenere|conservare) (?:il )?(?:mio |nostro )?posto
    (?:aspetto|aspettiamo|aspettare) (?:il prossimo|un altro)
    (?:meglio )?(?:(?<!il )resto|restiamo|rimango|rimaniamo)(?= ?[,.!]| ?$)
  `,
  wait: words`
    (?:allora |va bene )?(?:aspetto|aspettiamo|aspettero|aspetteremo|attendo|attendiamo|attendero)(?: allora| pure| volentieri)?
    (?:preferisco|preferiamo) (?:aspettare|attendere)
  `,
  exists: words`
    come funziona (?:la |vostra |questa )?lista d ?'?(?:i )?attesa(?:,[^.;:!?]{0,60})?
    (?<!se )(?:c'e|ce|esiste|non c'e) (?:una |la |anche una )?lista d ?'?(?:i )?attesa
    (?:avete|ha|non avete) (?:una |anche una |la )?lista d ?'?(?:i )?attesa
  `,
  tells: words`
    (?:e |allora |quindi )?(?:mi|ci) (?:scrivete|scrive|scrivi|avvisate|avvisa|avvisi|contattate|fate sapere|fa sapere|scriverete|avviserete|scrivera|avvisera)(?: voi| allora| qui| poi|,? vero|,? giusto){0,2}
  `,
};
