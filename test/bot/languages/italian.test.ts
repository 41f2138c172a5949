import { describe, expect, test } from "vitest";
import {
  afternoon,
  evening,
  intentOf,
  lunch,
  morning,
  type Row,
  stated,
} from "#test/bot/understanding/stated.ts";

const italian = { language: "it" } as const;

describe("Italian: everything at once", () => {
  const rows: readonly Row[] = [
    [
      "Buongiorno, vorrei prenotare un tavolo per 4 persone domani sera alle 20 a nome Rossi",
      { partySize: 4, date: "2026-11-19", time: "20:00", lastName: "Rossi" },
    ],
    [
      "ciao avete un tavolo per due stasera verso le otto e mezza",
      { partySize: 2, date: "2026-11-18", time: "20:30" },
    ],
    ["vorrei prenotare per sabato a pranzo siamo in sei", { partySize: 6, date: "2026-11-21", ...lunch }],
    ["Prenotazione per 8 il 12/12 alle 19.45", { partySize: 8, date: "2026-12-12", time: "19:45" }],
    [
      "mi prenotate un tavolo da 5 venerdi 4 dicembre alle ore 20",
      { partySize: 5, date: "2026-12-04", time: "20:00" },
    ],
    ["vorremmo venire a cena in tre domenica alle nove", { partySize: 3, date: "2026-11-22", time: "21:00" }],
    ["due adulti e un bambino domani a pranzo", { partySize: 3, date: "2026-11-19", ...lunch }],
    [
      "un tavolo per quattro per le otto e mezza venerdì",
      { partySize: 4, date: "2026-11-20", time: "20:30" },
    ],
    ["4 pers sabato ore 20", { partySize: 4, date: "2026-11-21", time: "20:00" }],
    ["2 coperti oggi a pranzo alle 12:30", { partySize: 2, date: "2026-11-18", time: "12:30" }],
    [
      "salve sarebbe possibile un tavolo per sei venerdì sera verso le nove meno un quarto",
      { partySize: 6, date: "2026-11-20", time: "20:45" },
    ],
    [
      "Siamo in tre, oggi alle 12.30 se possibile, con un seggiolone",
      { partySize: 3, date: "2026-11-18", time: "12:30", comment: "con un seggiolone" },
    ],
    [
      "Buonasera, vorrei un posto per due persone domani verso le 19:30 in terrazza",
      { partySize: 2, date: "2026-11-19", time: "19:30", comment: "in terrazza" },
    ],
    [
      "mi chiamo Giulia Bianchi, saremo in cinque il 3 dicembre alle 19",
      { partySize: 5, date: "2026-12-03", time: "19:00", firstName: "Giulia", lastName: "Bianchi" },
    ],
    [
      "tavolo per me e mia moglie giovedì alle venti e trenta",
      { partySize: 2, date: "2026-11-19", time: "20:30" },
    ],
    [
      "cerco un tavolo per sette domani alle diciannove e quarantacinque",
      { partySize: 7, date: "2026-11-19", time: "19:45" },
    ],
    ["domenica 29 all'una per una decina di persone", { partySize: 10, date: "2026-11-29", time: "13:00" }],
    ["un tavolo x 2 oggi alle 19 e 30", { partySize: 2, date: "2026-11-18", time: "19:30" }],
    ["saremmo quattro domani sera verso le 20", { partySize: 4, date: "2026-11-19", time: "20:00" }],
    [
      "prenotare per san silvestro, 8 persone, ore 20:00",
      { partySize: 8, date: "2026-12-31", time: "20:00" },
    ],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text, italian)).toEqual(values);
  });
});

describe("Italian: days", () => {
  const rows: readonly Row[] = [
    ["il 28.11", { date: "2026-11-28" }],
    ["il 28.11 alle 20.30", { date: "2026-11-28", time: "20:30" }],
    ["mer 25", { date: "2026-11-25" }],
    ["sab. 28 alle 20", { date: "2026-11-28", time: "20:00" }],
    ["domani", { date: "2026-11-19" }],
    ["dopodomani", { date: "2026-11-20" }],
    ["dopo domani sera", { date: "2026-11-20", ...evening }],
    ["domani sera", { date: "2026-11-19", ...evening }],
    ["domani pomeriggio", { date: "2026-11-19", ...afternoon }],
    ["domattina", { date: "2026-11-19", ...morning }],
    ["domani a mezzogiorno", { date: "2026-11-19", time: "12:00" }],
    ["nella serata di domani", { date: "2026-11-19", ...evening }],
    ["stasera", { date: "2026-11-18", ...evening }],
    ["sta sera", { date: "2026-11-18", ...evening }],
    ["oggi", { date: "2026-11-18" }],
    ["oggi a pranzo", { date: "2026-11-18", ...lunch }],
    ["oggi pomeriggio", { date: "2026-11-18", ...afternoon }],
    ["venerdì", { date: "2026-11-20" }],
    ["venerdi'", { date: "2026-11-20" }],
    ["questo venerdì", { date: "2026-11-20" }],
    ["venerdì sera", { date: "2026-11-20", ...evening }],
    ["sabato a cena", { date: "2026-11-21", ...evening }],
    ["domenica a pranzo", { date: "2026-11-22", ...lunch }],
    ["ven. 20 nov.", { date: "2026-11-20" }],
    ["martedì della prossima settimana", { date: "2026-11-24" }],
    ["la settimana prossima", { date: "2026-11-23", dateTo: "2026-11-29" }],
    ["questo weekend", { date: "2026-11-21", dateTo: "2026-11-22" }],
    ["il prossimo fine settimana", { date: "2026-11-28", dateTo: "2026-11-29" }],
    ["nel week-end", { date: "2026-11-21", dateTo: "2026-11-22" }],
    ["il 24", { date: "2026-11-24" }],
    ["il 24 sera", { date: "2026-11-24", ...evening }],
    ["il ventiquattro", { date: "2026-11-24" }],
    ["l'8 dicembre", { date: "2026-12-08" }],
    ["il 1° dicembre", { date: "2026-12-01" }],
    ["il primo dicembre", { date: "2026-12-01" }],
    ["il 12/12", { date: "2026-12-12" }],
    ["per il 05/06", { date: "2027-06-05" }],
    ["24-12-2026", { date: "2026-12-24" }],
    ["il trentun dicembre", { date: "2026-12-31" }],
    ["giovedì 26", { date: "2026-11-26" }],
    ["lunedì 30 novembre", { date: "2026-11-30" }],
    ["fra tre giorni", { date: "2026-11-21" }],
    ["tra una settimana", { date: "2026-11-25" }],
    ["fra due settimane", { date: "2026-12-02" }],
    ["tra quindici giorni", { date: "2026-12-02" }],
    ["il 5 del mese prossimo", { date: "2026-12-05" }],
    ["dal 12 al 14 dicembre", { date: "2026-12-12", dateTo: "2026-12-14" }],
    ["venerdì o sabato", { date: "2026-11-20", dateTo: "2026-11-21" }],
    ["la vigilia di Natale", { date: "2026-12-24" }],
    ["la vigilia di Capodanno", { date: "2026-12-31" }],
    ["a Capodanno", { date: "2027-01-01" }],
    ["all'Immacolata", { date: "2026-12-08" }],
    ["la festa del papà", { date: "2027-03-19" }],
    ["a San Valentino", { date: "2027-02-14" }],
    ["non venerdì ma sabato", { date: "2026-11-21" }],
    ["meglio sabato", { date: "2026-11-21" }],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text, italian)).toEqual(values);
  });

  test.for([
    ["il giorno dopo", "2026-11-28"],
    ["il giorno seguente", "2026-11-28"],
    ["il giorno prima", "2026-11-26"],
    ["una settimana dopo", "2026-12-04"],
  ] as const)("%s counts from the day that is known", ([text, date]) => {
    expect(stated(text, { ...italian, draft: { date: "2026-11-27" } })).toMatchObject({ date });
  });
});

describe("Italian: times", () => {
  const rows: readonly Row[] = [
    ["verso l'una", { time: "13:00" }],
    ["una e mezza", { time: "13:30" }],
    ["mancano dieci minuti alle otto", { time: "19:50" }],
    ["l'una o l'altra", {}],
    ["l'8", { date: "2026-12-08" }],
    ["tra 7 e 9", { timeFrom: "19:00", timeTo: "21:00" }],
    ["alle 20", { time: "20:00" }],
    ["alle 20:30", { time: "20:30" }],
    ["alle 20.30", { time: "20:30" }],
    ["ore 20", { time: "20:00" }],
    ["h 20:30", { time: "20:30" }],
    ["verso le 20", { time: "20:00" }],
    ["per le otto e mezza", { time: "20:30" }],
    ["per le otto e mezzo", { time: "20:30" }],
    ["alle otto", { time: "20:00" }],
    ["alle 8 di sera", { time: "20:00" }],
    ["alle otto e un quarto", { time: "20:15" }],
    ["alle otto meno un quarto", { time: "19:45" }],
    ["alle nove meno dieci", { time: "20:50" }],
    ["alle otto e venti", { time: "20:20" }],
    ["alle otto e tre quarti", { time: "20:45" }],
    ["alle ventuno", { time: "21:00" }],
    ["alle venti e trenta", { time: "20:30" }],
    ["alle diciannove e quindici", { time: "19:15" }],
    ["alle 20 in punto", { time: "20:00" }],
    ["un quarto alle otto", { time: "19:45" }],
    ["dieci alle nove", { time: "20:50" }],
    ["mezzogiorno", { time: "12:00" }],
    ["a mezzogiorno e mezzo", { time: "12:30" }],
    ["a mezzogiorno e un quarto", { time: "12:15" }],
    ["all'una", { time: "13:00" }],
    ["all'una e mezza", { time: "13:30" }],
    ["alle 13", { time: "13:00" }],
    ["intorno alle 20", { time: "20:00" }],
    ["attorno alle 19:30", { time: "19:30" }],
    ["alle 20 circa", { time: "20:00" }],
    ["circa alle 20", { time: "20:00" }],
    ["sulle otto", { time: "20:00" }],
    ["tra le 19 e le 20:30", { timeFrom: "19:00", timeTo: "20:30" }],
    ["fra le sette e le otto", { timeFrom: "19:00", timeTo: "20:00" }],
    ["dalle 19 alle 21", { timeFrom: "19:00", timeTo: "21:00" }],
    ["19-21", {}],
    ["19:00-21:00", { timeFrom: "19:00", timeTo: "21:00" }],
    ["dalle 19 in poi", { timeFrom: "19:00" }],
    ["a partire dalle 19", { timeFrom: "19:00" }],
    ["dopo le 20", { timeFrom: "20:00" }],
    ["non prima delle 20", { timeFrom: "20:00" }],
    ["alle 20 o più tardi", { timeFrom: "20:00" }],
    ["prima delle 21", { timeTo: "21:00" }],
    ["non possiamo venire prima delle 20", { timeFrom: "20:00" }],
    ["entro le 21", { timeTo: "21:00" }],
    ["al più tardi alle 20", { timeTo: "20:00" }],
    ["non oltre le 21", { timeTo: "21:00" }],
    ["alle 19 o alle 20", { time: "19:00", openReadings: { times: ["19:00", "20:00"] } }],
    ["tra un'ora", { date: "2026-11-18", time: "11:00" }],
    ["fra mezz'ora", { date: "2026-11-18", time: "10:30" }],
    ["tra mezzora", { date: "2026-11-18", time: "10:30" }],
    ["tra due ore", { date: "2026-11-18", time: "12:00" }],
    ["tra un'ora e mezza", { date: "2026-11-18", time: "11:30" }],
    ["un'ora dopo", { timeShift: "later", shiftMinutes: 60 }],
    ["mezz'ora prima", { timeShift: "earlier", shiftMinutes: 30 }],
    ["un po' più tardi", { timeShift: "later" }],
    ["un po piu tardi", { timeShift: "later" }],
    ["in serata", evening],
    ["per cena", evening],
    ["all'ora di pranzo", lunch],
    ["nel tardo pomeriggio", { part: "afternoon", timeFrom: "16:00", timeTo: "18:00" }],
    ["per l'aperitivo", { part: "evening", timeFrom: "18:00", timeTo: "20:00" }],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text, italian)).toEqual(values);
  });

  test.for([
    ["per le 20", "20:00"],
    ["facciamo le 8", "20:00"],
    ["facciamo alle otto", "20:00"],
    ["meglio le 19:30", "19:30"],
    ["20", "20:00"],
    ["20 e 30", "20:30"],
  ] as const)("%s answers the question for it", ([text, time]) => {
    expect(stated(text, { ...italian, expecting: "time" })).toEqual({ time });
  });
});

describe("Italian: parties", () => {
  const rows: readonly Row[] = [
    ["siamo 6 di cui due bambini", { partySize: 6 }],
    ["un tavolo per 8 compresi 3 bambini", { partySize: 8 }],
    ["noi due e i nonni, in tutto 4", { partySize: 4 }],
    ["40 euro in tutto", {}],
    ["io più tre amici", { partySize: 4 }],
    ["si aggiunge una persona", { partyChange: 1 }],
    ["manca una persona", {}],
    ["eravamo in 4 la volta scorsa", {}],
    ["vorrei parlare con una persona", {}],
    ["quattro persone", { partySize: 4 }],
    ["una persona", { partySize: 1 }],
    ["un tavolo per due", { partySize: 2 }],
    ["tavolo x 4", { partySize: 4 }],
    ["siamo in sei", { partySize: 6 }],
    ["siamo sei", { partySize: 6 }],
    ["siamo in 4", { partySize: 4 }],
    ["saremo in 8", { partySize: 8 }],
    ["saremo circa 12", { partySize: 12 }],
    ["alla fine siamo in 5", { partySize: 5 }],
    ["ci saranno 9 persone", { partySize: 9 }],
    ["veniamo in quattro", { partySize: 4 }],
    ["saremo una decina", { partySize: 10 }],
    ["una quindicina di persone", { partySize: 15 }],
    ["una famiglia di 5", { partySize: 5 }],
    ["4 o 5 persone", { partySize: 5 }],
    ["da 8 a 10 persone", { partySize: 10 }],
    ["due adulti e tre bambini", { partySize: 5 }],
    ["4 adulti + 1 neonato", { partySize: 5 }],
    ["io e mia moglie", { partySize: 2 }],
    ["io e il mio ragazzo", { partySize: 2 }],
    ["io, mio marito e i nostri due figli", { partySize: 4 }],
    ["io e 3 amici", { partySize: 4 }],
    ["sono da solo", { partySize: 1 }],
    ["vengo da sola", { partySize: 1 }],
    ["solo noi due", { partySize: 2 }],
    ["tre coppie", { partySize: 6 }],
    ["venticinque ospiti", { partySize: 25 }],
    ["5 persone invece di 4", { partySize: 5 }],
    ["un tavolo da sei", { partySize: 6 }],
    ["un tavolo per dieci alle otto", { partySize: 10, time: "20:00" }],
    ["siamo in 4 alle 8", { partySize: 4, time: "20:00" }],
    ["ciao siamo in 6 domani a pranzo c'è posto?", { partySize: 6, date: "2026-11-19", ...lunch }],
    ["non siamo più in 4 ma in 5", { partySize: 5 }],
    ["2 pax", { partySize: 2 }],
    ["ventitré persone", { partySize: 23 }],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text, italian)).toEqual(values);
  });

  test.for([
    ["quattro", 4],
    ["sei", 6],
    ["siamo in due", 2],
    ["in due", 2],
    ["per 6 grazie", 6],
    ["solo io", 1],
    ["da solo", 1],
  ] as const)("%s answers the question for it", ([text, partySize]) => {
    expect(stated(text, { ...italian, expecting: "partySize" })).toEqual({ partySize });
  });
});

describe("Italian: names and wishes", () => {
  test.for([
    ["a nome Ferrari", { lastName: "Ferrari" }],
    ["mi chiamo Gian Luca Moretti", { firstName: "Gian", lastName: "Luca Moretti" }],
    ["a nome della signora Conti", { lastName: "Conti" }],
    ["sono Marco", { firstName: "Marco" }],
    ["il nome è Chiara Russo", { firstName: "Chiara", lastName: "Russo" }],
    ["con vista mare se possibile", { comment: "con vista mare" }],
    ["mia figlia è allergica alle noci", { comment: "mia figlia è allergica alle noci" }],
    ["festeggiamo un compleanno", { comment: "festeggiamo un compleanno" }],
    ["un angolo tranquillo per favore", { comment: "un angolo tranquillo" }],
    ["ci serve un seggiolone", { comment: "un seggiolone" }],
    ["sono celiaca", { comment: "sono celiaca" }],
    ["vicino alla finestra grazie", { comment: "vicino alla finestra" }],
  ] as const)("%s", ([text, values]) => {
    expect(stated(text, italian)).toEqual(values);
  });
});

describe("Italian: intents", () => {
  test.for([
    ["Vorrei prenotare un tavolo", "book"],
    ["volevo prenotare per stasera", "book"],
    ["ci date 5 posti stasera", "book"],
    ["vorrei riservare un tavolo", "book"],
    ["avete posto domani sera?", "book"],
    ["c'è posto per 2 stasera?", "book"],
    ["avete disponibilità per venerdì?", "book"],
    ["avete un tavolo libero sabato", "book"],
    ["è possibile prenotare per domani?", "book"],
    ["posso prenotare per domani sera?", "book"],
    ["ci piacerebbe cenare da voi sabato", "book"],
    ["avreste un tavolo per 6?", "book"],
    ["c'è un tavolo per quattro?", "book"],
    ["quattro persone venerdì", "inform"],
    ["vorrei annullare la prenotazione", "cancel"],
    ["devo disdire", "cancel"],
    ["annullami il tavolo di domani", "cancel"],
    ["cancellate la prenotazione per favore", "cancel"],
    ["purtroppo non possiamo più venire", "cancel"],
    ["non riusciamo a venire stasera", "cancel"],
    ["non veniamo più", "cancel"],
    ["le mie prenotazioni", "list"],
    ["ho una prenotazione?", "list"],
    ["a che ora è la mia prenotazione?", "list"],
    ["vorrei verificare la mia prenotazione", "list"],
    ["possiamo spostare alle 21?", "change"],
    ["vorrei cambiare l'orario della prenotazione", "change"],
    ["posso modificare la prenotazione?", "change"],
    ["anzi siamo in 5", "change"],
    ["alla fine meglio sabato", "change"],
    ["no, alle 21", "change"],
    ["ho già una prenotazione, vorrei spostarla a domani", "change"],
    ["scusate non possiamo venire domani", "cancel"],
    ["una persona in più", "change"],
    ["si aggiungono due amici", "change"],
    ["lo sposterei a lunedì alle 13", "change"],
    ["siamo uno in più", "change"],
    ["mettetemi in lista d'attesa", "waitlist"],
    ["avvisatemi se si libera un tavolo", "waitlist"],
    ["aiuto", "help"],
    ["come funziona?", "help"],
    ["mi potete aiutare?", "help"],
    ["vorrei parlare con qualcuno", "human"],
    ["potete richiamarmi?", "human"],
    ["mi passi un responsabile", "human"],
    ["posso parlare col proprietario", "human"],
    ["siete aperti la domenica?", "question"],
    ["a che ora chiudete?", "question"],
    ["quali sono gli orari?", "question"],
    ["accettate i cani?", "question"],
    ["qual è l'indirizzo?", "question"],
    ["c'è un parcheggio?", "question"],
    ["avete piatti vegetariani?", "question"],
    ["quanto costa il menu?", "question"],
    ["ciao", "greet"],
    ["ciao tutto bene", "greet"],
    ["Buonasera!", "greet"],
    ["grazie mille", "thanks"],
    ["grazie a voi", "thanks"],
    ["grazie, a sabato!", "thanks"],
    ["metti una sveglia alle 7", "other"],
    ["che tempo farà domani", "other"],
    ["arrivederci", "thanks"],
  ] as const)("%s is %s", ([text, intent]) => {
    expect(intentOf(text, italian)).toBe(intent);
  });

  test.for([
    "sì",
    "si",
    "si si",
    "sì va bene",
    "ok perfetto",
    "per me va bene",
    "va benissimo",
    "d'accordo",
    "certo",
    "certamente",
    "esatto",
    "giusto",
    "confermo",
    "tutto ok",
    "tutto giusto",
    "sì, perfetto grazie",
    "ottimo",
    "ci sta",
    "come no",
    "è corretto",
    "ok va bene così",
    "benissimo",
    "ci saremo",
    "volentieri",
  ])("%s is a yes", (text) => {
    expect(intentOf(text, { ...italian, expecting: "confirm" })).toBe("affirm");
  });

  test.for([
    "no",
    "no grazie",
    "non va bene",
    "non è giusto",
    "non è corretto",
    "per niente",
    "assolutamente no",
    "no no",
    "è sbagliato",
    "non proprio",
    "non ho detto questo",
    "neanche per sogno",
    "no lasciamo così",
  ])("%s is a no", (text) => {
    expect(intentOf(text, { ...italian, expecting: "confirm" })).toBe("deny");
  });

  test.for([
    "sì ma alle 21",
    "no, siamo in 5",
    "non sabato, domenica",
    "no meglio venerdì",
    "ok ma per 6 persone",
  ])("%s is a change", (text) => {
    expect(intentOf(text, { ...italian, expecting: "confirm" })).toBe("change");
  });

  test.for(["niente telefono", "non ce l'ho", "preferisco di no", "senza", "non voglio darlo"])(
    "%s declines to give a number",
    (text) => {
      expect(intentOf(text, { ...italian, expecting: "phone" })).toBe("deny");
    },
  );
});

describe("Italian: nothing is booked by", () => {
  test.for([
    "ciao",
    "una bella terrazza",
    "il tavolo 5",
    "mia figlia ha 8 anni",
    "sei un bot?",
    "sei gentilissimo",
    "24 ore su 24",
    "il menu da 35 euro",
    "un ristorante 3 stelle",
    "in via Roma 12",
    "accettate la carta?",
    "buona serata",
    "buon pomeriggio",
    "è il mio compleanno, 40 anni",
    "ieri sera",
    "venerdì scorso",
    "quale è il migliore?",
    "non ne ho",
  ])("“%s”", (text) => {
    const values = stated(text, italian);
    expect([values.date, values.time, values.partySize]).toEqual([undefined, undefined, undefined]);
  });
});

test("Italian is recognised without being told", () => {
  expect(stated("Un tavolo per quattro domani alle otto e mezza per favore")).toEqual({
    partySize: 4,
    date: "2026-11-19",
    time: "20:30",
  });
});
