import type { TimeWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const times: TimeWords = {
  partyLeads: ["in"],
  hourNeedsLead: true,
  same: ["stess[ao] (?:ora|orario)"],
  leads: words`
    alle
    all'
    alle ore
    ore
    h
    verso le
    verso l'
    per le
    per l'
    x le
    intorno alle
    intorno all'
    circa alle
    alle circa
    circa le
    le
    l'
    attorno alle
    attorno all'
    @
    sulle
    dalle
    dall'
    non oltre le
    a partire dalle
  `,
  answerLeads: ["per", "x", "verso", "meglio", "facciamo", "diciamo", "direi", "magari", "va bene"],
  clock: ["ore", "h", "in punto"],
  am: ["am", "a\\.m\\.?"],
  pm: ["pm", "p\\.m\\.?"],
  approximately: [],
  noon: ["mezzogiorno"],
  midnight: ["mezzanotte"],
  before: {
    "un quarto alle": -15,
    "un quarto alle ore": -15,
    "un quarto a": -15,
    "quarto alle": -15,
  },
  after: {
    "e mezza": 30,
    "e mezzo": 30,
    "e trenta": 30,
    "e un quarto": 15,
    "e quarto": 15,
    "e 3 quarti": 45,
    "meno un quarto": -15,
    "meno 1 quarto": -15,
    "meno quarto": -15,
  },
  minutePast: [],
  /** After a party or the beginning of a range it is "at" or "to": "in 10 alle 8", "dalle 10 alle 11". */
  minuteTo: [
    "(?<!(?:per|in|da|di|x|siamo|saremo|dalle|tra|fra|le) \\d{1,2} )(?<=(?<!\\d)(?:5|10|20|25)(?: minuti)? )alle",
  ],
  minuteWords: ["minuti"],
  /** Not where it joins two hours: "tra le 7 e 8". */
  plusMinutes: [
    "e(?= (?:\\d\\d|5) e (?:le |l'|all')?\\d)",
    "(?<!(?:tra|fra)(?: le)? \\d{1,2} )e(?= (?:\\d\\d|5)(?!\\d))",
  ],
  minusMinutes: ["meno"],
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
  night: ["di notte", "notte"],
  tooEarly: words`
    (?:un po' )?troppo presto(?: per (?:noi|me))?
  `,
  tooLate: words`
    (?:un po' )?troppo tardi(?: per (?:noi|me))?
  `,
  asEarly: words`
    (?:il )?piu presto possibile
    (?:il )?piu presto che (?:potete|avete|si puo)
    prima e,? meglio e
  `,
  asLate: words`
    (?:il )?piu tardi possibile
    (?:il )?piu tardi che (?:potete|avete|si puo)
    piu tardi e,? meglio e
  `,
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
  departures: words`
    (?:attacc(?:o|hiamo) (?:il turno|a lavorare)|(?:prove|messa|lezione|turno|allenamento|traghetto|nave))(?: \p{L}{1,12}){0,2}(?: ¦)? (?:alle|fino alle|e alle)
    (?:atterriamo|atterro|andare via|andarcene|andarmene|uscire|partire|finire|via|liberi)(?: \p{L}{1,12}){0,2} (?:alle|entro le|prima delle|per le)
    (?:treno|autobus|volo|aereo|spettacolo|concerto|film)(?: \p{L}{1,12}){0,2} (?:alle|e alle|inizia alle|parte alle)
    (?:cinema|teatro|opera|partita|riunione|babysitter)(?: \p{L}{1,12}){0,2} (?:alle|e alle|inizia alle|parte alle)
  `,
  departuresAfter: [],
  partJoiners: ["", "di", "del", "per la"],
  rangeLeads: ["tra le", "fra le", "tra l'", "fra l'", "tra", "fra", "dalle", "dall'", "dalle ore"],
  rangeJoiners: ["alle", "all'", "a", "e le", "fino alle"],
  rangeAnd: ["e", "e le", "e l'"],
  notBefore: [
    "dopo le",
    "dopo l'",
    "dopo",
    "dalle",
    "dalle ore",
    "a partire dalle",
    "a partire dall'",
    "non prima delle",
    "non prima dell'",
    "non (?:\\p{L}{2,12} ){1,4}prima dell[e']",
    "passate le",
    "(?<!non )oltre l[ea']",
    "al piu presto alle",
    "non piu presto delle",
    "(?<!non )piu tardi delle",
  ],
  notAfter: [
    "prima delle",
    "prima dell'",
    "entro le",
    "entro l'",
    "fino alle",
    "non dopo le",
    "non oltre le",
    "non (?:sia )?piu tardi delle",
    "al massimo alle",
    "al massimo per le",
    "massimo alle",
    "massimo per le",
    "al piu tardi alle",
    "(?<!non )piu presto delle",
  ],
  floors: words`
    (?:come |al |di )?minimo
    almeno
    (?:il )?piu presto possibile
  `,
  limits: words`
    (?:il |un |mio |nostro )?(?:limite|tetto|massimo)(?: massimo| orario)?(?: (?:e|sono|sarebbe|sarebbero))?
    (?:al )?(?:massimo|max|piu tardi)(?: entro)?
    il piu tardi(?: possibile)?(?: (?:e|sono))?
  `,
  limitsAfter: words`
    (?:al )?massimo
    (?:al |(?<!, ?))max
    (?:e|sono|sarebbe|come) (?:il |il nostro )?(?:limite|massimo)
  `,
  notBeforeSuffix: [
    "o (?:un po'?|un pochino|poco|appena) (?:piu tardi|dopo)",
    "o piu tardi",
    "in poi",
    "o dopo",
    "in avanti",
    "in su",
    "passate",
    "al piu presto",
  ],
  notAfterSuffix: [
    "o (?:un po'?|un pochino|poco|appena) (?:prima|piu presto)",
    "o prima",
    "o anche prima",
    "al piu tardi",
  ],
  or: ["o", "o alle", "oppure alle", "oppure", "o le", "o al massimo", "o magari"],
  inHours: ["(?:tra|fra) (?:circa )?# ?(?:or[ae]|h)"],
  inMinutes: ["(?:tra|fra) (?:circa )?# ?(?:minut[oi]|min)"],
  now: words`
    adesso
    ora
    subito
    immediatamente
    appena possibile
    il prima possibile
  `,
  inPhrases: {
    "tra mezz'ora": 30,
    "fra mezz'ora": 30,
    "tra un'ora": 60,
    "fra un'ora": 60,
    "tra un quarto d'ora": 15,
  },
  inLeads: words`
    tra
    fra
    entro
    tra circa
    fra circa
  `,
  halfMore: words`
    e mezza
    e mezzo
  `,
  laterOne: words`
    (?:quello|quella|il|la) (?:dopo|successiv[oa]|seguente|piu tardi)
  `,
  earlierOne: words`
    (?:quello|quella|il|la) (?:prima|precedente|piu presto)
  `,
  later: ["piu tardi", "dopo(?! (?:le|l'|cena|pranzo|il|la|mezz))", "piu in la"],
  earlier: ["piu presto", "prima(?! (?:del|di|dell|dello|delle))"],
  shiftHours: ["or[ae]", "h"],
  shiftMinutes: ["(?:di )?minut[io]", "min"],
  shiftPhrases: {
    "decina di minuti": 10,
    "un'ora": 60,
    "1'ora": 60,
    "mezz'ora": 30,
    mezzora: 30,
    "un quarto d'ora": 15,
    "tre quarti d'ora": 45,
    "3 quarti d'ora": 45,
  },
  shiftLeads: words`
    un po'
    un po
    un pelo
    un attimo
    qualcosa di
    qualcosa
    niente(?! piu \p{L}{1,6} (?:di|del))
    c'e
    molto
    un pochino
    un poco
    poco
    ancora
    leggermente
    anche
    arrivare
    arriviamo
    venire
    veniamo
    passare
    possibilmente
  `,
  laterBefore: words`
    (?:posticipar(?:e|l[oa])|posticipa|posticipate|ritardar(?:e|l[oa])|spostare avanti|spostar(?:l[oa]|e)(?: (?:la|il) (?:prenotazione|tavolo))?(?: (?:in )?avanti)?)(?: (?:la|il) (?:prenotazione|tavolo))? di
  `,
  earlierBefore: words`(?:anticipare|anticipa|anticipate)(?: (?:la|il) (?:prenotazione|tavolo))? di`,
};
