import type { DayPartWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const partsOfDay: DayPartWords = {
  parts: [
    {
      words: words`
        di sera
        della sera
        la sera
        sera
        a cena
        cena
        per cena
        per la cena
        all'ora di cena
        ora di cena
        cenare
        di notte
        serata
        in serata
        nella serata
        per la serata
        serata di
        notte
        orario cena
        dopo il lavoro
        dopo lavoro
        in sera
      `,
      part: "evening",
    },
    {
      words: words`
        a pranzo
        pranzo
        per pranzo
        per il pranzo
        pranzare
        ora di pranzo
        all'ora di pranzo
        pausa pranzo
        in pausa pranzo
        orario pranzo
      `,
      part: "lunch",
    },
    {
      words: ["aperitivo", "per l'aperitivo", "per un aperitivo"],
      part: "evening",
      from: "18:00",
      to: "20:00",
    },
    {
      words: words`
        di pomeriggio
        del pomeriggio
        nel pomeriggio
        il pomeriggio
        pomeriggio
        a merenda
      `,
      part: "afternoon",
    },
    {
      words: words`
        di mattina
        del mattino
        della mattina
        mattina
        la mattina
        nella mattina
        in mattinata
        nella mattinata
        mattinata
        colazione
        a colazione
        per colazione
        mattino
        al mattino
      `,
      part: "morning",
    },
    { words: ["brunch", "per il brunch", "per un brunch"], part: "morning", from: "10:00", to: "14:00" },
  ],
  bedtimes: words`
    a (?:letto|nanna) (?:alle|per le|verso le|prima delle) #
  `,
  night: ["di notte", "notte"],
  early: words`
    primo
    prima
    primissimo
    presto
    presto di
    presto nel
    inizio
    a inizio
    all'inizio del
    all'inizio della
    inizio della
  `,
  middle: words`
    meta
    a meta
    meta del
    a meta del
    a meta della
  `,
  late: words`
    tardo
    tarda
    fine
    a fine
    fine del
    alla fine del
    alla fine della
    verso la fine del
    verso la fine della
    tardi di
    tardi la
  `,
  earlyAfter: words`presto`,
  lateAfter: words`
    tardi
    sul tardi
    inoltrata
    inoltrato
  `,
  compoundParts: {},
  partJoiners: ["", "di", "del", "per la"],
  asEarly: words`
    (?:il |al |nel )?primo turno
    (?:il )?piu presto possibile
    (?:il )?piu presto che (?:potete|avete|si puo)
    prima e,? meglio e
  `,
  asLate: words`
    (?:il |al |nel )?secondo turno
    (?:il )?piu tardi possibile
    (?:il )?piu tardi che (?:potete|avete|si puo)
    piu tardi e,? meglio e
  `,
  notTooLate: words`
    (?<!(?<!\p{L})(?:ancora|se) )non (?:troppo|molto|tanto|cosi) tardi(?! per)
  `,
  notTooEarly: words`
    (?<!(?<!\p{L})(?:ancora|se) )non (?:troppo|molto|tanto|cosi) presto(?! per)
  `,
};
