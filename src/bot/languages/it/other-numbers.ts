import { words } from "../word-list.ts";

/** Streets and places are called by days: "rue du 4 septembre". */
const street =
  "(?:via|viale|v\\.le|corso|c\\.so|piazza|p\\.za|piazzale|largo|vicolo|lungarno|ponte|metro|fermata|stazione|scuola|stadio|parco|centro commerciale|ospedale)";

const month =
  "(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)";

export const otherNumbers = words`
  cont(?:a|ano) (?:come|per) (?:1|un[oa]?)(?: (?:persona|adulto|posto|coperto))?(?![\p{L}])
  (?<=(?:quale|qualsiasi|una|uno|1|nessuna|nessuno|(?:la|il|quella|quello) (?:prima|primo|seconda|secondo|ultima|ultimo)|(?:la|il|quella|quello) (?:piu|meno) (?:tardi|presto)) )(?:delle|dei) 2(?! ?(?:e|meno|h|:|\d))
  (?<=(?:piu a lungo|piu tempo|restare|rimanere|fermarci|trattenerci),? [^.?!\d]{0,20})[1-4] ?(?:h|ore)(?! ?\d)
  (?:\d{1,4}(?: bis| ter)?,? )?${street}\.? (?:del |dei |della |il )?\d{1,2}(?:er|[ºo°]|\.º)?\.? (?:de |d')?${month}(?:(?: de|,)? (?:n\.?[ºo°]? ?)?\d{1,4})?
  (?<=(?:quanto|prezzo) .{0,20})menu (?:di|del|da|della) (?:mezzogiorno|pranzo|cena|sera)
  tavolo (?:numero |n\. ?|nr\. ?)#
  (?:camera|numero|via|linea|piano|binario) #
  # anni
  # (?:stell[ae]|euro|punti|per cento|km|metri|secondi|camere|notti|su \d{1,2})
  #(?:°|º|ª) (?:piano|compleanno|anniversario|turno|volta|fila)
  voto (?:di )?#
  per # (?:ore|notti|giorni)
  24 ?(?:ore|h) su 24
  7 (?:giorni )?su 7
  # minuti di ritardo
  (?:ne |ci )?manca(?:no)? (?:ancora )?# person[ae]
  l'1 (?:o|ne|vale|e) l'altr[ao]
  tra 1 attimo
  # volte
  (?:via|viale|corso|piazza|vicolo) [\p{L}]{2,20}(?: [\p{L}]{2,20})?,? #
  (?:gruppo|club|canale|sala|studio|scala|interno|radio|linea|rete|km|rai) #
  sole 24 ore
  (?:compie|compira|compiono|compiera|ne (?:fa|fara|compie)) #
`;
