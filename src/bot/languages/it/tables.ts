import type { TableWords } from "../table-words.ts";
import { words } from "../word-list.ts";

const oneTable = words`
  (?:solo|soltanto) (?:un|1) tavolo
  un (?:solo tavolo|tavolo solo|unico tavolo)
  un tavolo (?:basta|in tutto)(?= {0,2}(?:per favore|grazie|[.!,;]|$))
`;

export const tables: TableWords = {
  several: words`
    # (?:tavoli|tavolo|gruppi) (?:da|per|di) # (?:ciascuno|l'uno|persone ciascuno)
    # (?:tavoli|gruppi) (?:da|di) #
    # tavoli per #(?! (?:e|in totale|in tutto)(?![\p{L}]))
  `,
  pair: words`
    2 tavoli:? (?:da |per )?# (?:e|&|\+) (?:da )?#
  `,
  split: words`
    (?:(?:sud)?divis|separat|ripartit)[ieoa](?: in| su| tra)?(?: 2 (?:tavoli|gruppi))?(?: da| di|,|:)? # e (?:da |di )?#
  `,
  spread: words`
    (?:divis|distribuit|ripartit)[ieoa] (?:su|in|tra) \d{1,2} tavoli
  `,
  counted: words`
    # tavoli
  `,
  oneFor: words`
    (?:un[oa]?|1)(?: altro| secondo)?(?: tavolo)? per
    (?:(?:un|1)(?: altro| secondo)? )?tavolo da
  `,
  tablesFor: words`
    tavoli (?:per|da)
  `,
  another: words`
    (?<=^ ?|[,.!] )(?:e |anche |si |poi ){0,3}(?:(?:un|1) altro|ancora (?:uno|1))(?: tavolo)?(?= (?:per|alle|il|domani|dopodomani|stasera|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)(?![\p{L}])(?! (?:il|la) (?:tavolo|prenotazione)))
    (?:un altro|un secondo|ancora un|un|1) tavolo in piu
    (?:un altro|un secondo|ancora un) tavolo
    (?:un altro|un secondo|ancora (?:uno|1)|e (?:uno|1)|(?:uno|1) in piu) per
    un'altra prenotazione
    (?:adesso|ora|poi) (?:uno|un tavolo|1) per
    (?:un|1) tavolo (?:a parte|separato|extra|aggiuntivo) per
    ^(?:\p{L}{1,6}[,.]? ){0,2}(?:un |1 |una )?nuov[oa] (?:tavolo|prenotazione)
    la stessa cosa (?:ancora una volta|di nuovo|un'altra volta)(?= (?:il|per|di)(?![\p{L}]))
    anche (?:un|1) tavolo
  `,
  asWell: words`
    anche
    in piu
    pure
  `,
  notAnother: words`
    non (?:voglio|vogliamo|cerco|chiedo|mi serve|ci serve|volevo)(?: prenotare| fare)? (?:un altro|un secondo|un nuovo|un'altra|una seconda|una nuova)(?: tavolo| prenotazione)?
    non (?:voglio|vogliamo) (?:prenotare (?:di nuovo|un'altra volta|due volte)|riprenotare)
  `,
  instead: [
    ...oneTable,
    ...words`
      (?<!non )(?:invece|al posto|anziche)(?: (?:dell'altro|del primo|di quello|dell'altra|di quella))?
      (?<!non )sostitu\p{L}{1,6}
      (?<=^.{0,12})(?:il secondo|la seconda|il nuovo|la nuova)(?= {0,2}(?:per favore|grazie|[.!,;]|$))
    `,
  ],
  oneTable: [
    ...oneTable,
    ...words`
      (?:l'altro|il (?:secondo|2o))(?: tavolo)? non (?:mi |ci |lo |e |mi e |ci e )?(?:serve|occorre|vogli\p{L}{1,3}|necessario|voglio|servono)(?: piu)?
      non (?:mi |ci )?(?:serve|occorre|vogli\p{L}{1,3}|voglio)(?: piu)? (?:l'altro|il (?:secondo|2o)|un (?:secondo|2o|altro))(?: tavolo)?
      (?:senza|lasci perdere|lascia perdere|tolga|togli|dimentichi) (?:l'altro|il (?:secondo|2o))(?: tavolo)?
      ne (?:voglio|vogliamo|vorrei|serve|basta) (?:uno|1) (?:solo|soltanto)
    `,
  ],
  other: words`
    (?:l'|il mio |la mia |il nostro |la nostra )altr[oa](?: (?:tavolo|prenotazione))?(?! (?:ristorante|giorno|ora|locale|meta))
  `,
  keepsDay: words`
    (?:ma )?(?:quell[ao] di )?@ (?:la|lo) (?:teniamo|tengo|lasci|lasci cosi|lasciate)
    (?:tenga|tieni|tenete|lasci) (?:quell[ao] di )?@
  `,
  ofDay: words`
    il tavolo di @(?= (?:puo|potrebbe) (?:diventare|essere|passare) (?:per|da|in|a) )
    (?:spost\p{L}{1,4}|anticip\p{L}{1,4}|posticip\p{L}{1,4}|cambi\p{L}{1,4})(?: (?:il|la|quello di|quella di)){0,2} @(?: sera)? all(?:e|a|')(?= ?(?:\d|¦|una))
    quell[oa] di @
    la (?:mia |nostra )?prenotazione di @
    il (?:mio|nostro) tavolo di @
  `,
  which: words`
    non (?:quest[oa]|quell[oa])(?= ?[,.!]|$)
    (?:tavolo|prenotazione) sbagliat[oa]
    quell[oa] di @
    (?:il|la|il mio|la mia|il nostro|la nostra) (?:tavolo|prenotazione) di @
  `,
  alreadyBooked: words`
    (?:ho|abbiamo) gia (?:una prenotazione|prenotato|un tavolo)
    (?:ho|abbiamo) una prenotazione(?! per)
    la prenotazione l'(?:ha|hanno) fatta
  `,
  takesBack: words`
    (?:alla fine|invece) (?:veniamo|vengo|ci siamo|riusciamo a venire)(?=[ ,.!]*$)
    (?:veniamo|vengo|verremo) (?:lo stesso|invece|comunque)
    (?:lo|la) (?:rivorrei|rivoglio|vorrei indietro|vorrei di nuovo|vorremmo indietro)
    (?:vorrei|vorremmo|posso|possiamo|potrei) (?:riaverlo|riaverla|recuperarlo|recuperarla|riavere (?:il tavolo|la prenotazione))
    (?:annulla|annulli|annullare) (?:la cancellazione|la disdetta|l'annullamento)
    (?:e stato|era) (?:un errore|uno sbaglio)
    (?:ridammelo|me lo ridia|ridatemelo)
    (?:lo riprenoti|riprenotalo|riprenota)
    (?:tasto|pulsante|bottone) sbagliato
    sbagliato (?:tasto|pulsante|bottone)
    per (?:errore|sbaglio)
    volev(?:o|amo) dire (?:di )?si
    anzi,? si
    (?<=^(?:(?:no|oh|ops|scusi|scusa|ah|aspetti|aspetta)[,.! ]{1,3}){0,3})(?:aspetti|aspetta|non (?:quello|cosi)|non (?:lo )?(?:cancelli|cancellare|annulli|annullare|lasciarlo)|non volevo(?: (?:dire )?(?:quello|questo))?|non intendevo (?:quello|questo))(?=[ .!]{0,3}$)
  `,
};
