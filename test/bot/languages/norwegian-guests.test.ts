import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { evening, intentOf, now, type Row, stated } from "#test/bot/understanding/stated.ts";

const rows: readonly Row[] = [
  ["kl halv åtte på fredag, vi blir seks", { partySize: 6, date: "2026-11-20", time: "19:30" }],
  ["bord til fem søndag kvart over fem", { partySize: 5, date: "2026-11-22", time: "17:15" }],
  ["et bord til 3 i overmorgen ti på sju", { partySize: 3, date: "2026-11-20", time: "18:50" }],
  ["kvart på sju", { time: "18:45" }],
  ["kvart over", {}],
  ["ti over halv åtte", { time: "19:40" }],
  ["rundt åttetiden", { time: "20:00" }],
  ["tidligst 18, senest 20", { timeFrom: "18:00", timeTo: "20:00" }],
  ["mellom halv sju og halv åtte", { timeFrom: "18:30", timeTo: "19:30" }],
  ["fra halv sju til halv åtte", { timeFrom: "18:30", timeTo: "19:30" }],
  ["3/12 kl 20, 6 pers", { partySize: 6, date: "2026-12-03", time: "20:00" }],
  ["den 3. desember 20.00 for seks", { partySize: 6, date: "2026-12-03", time: "20:00" }],
  ["fredag om en uke kl 20", { date: "2026-11-27", time: "20:00" }],
  ["førstkommende lørdag 19.30, fire stykker", { partySize: 4, date: "2026-11-21", time: "19:30" }],
  ["lille julaften til 6", { partySize: 6, date: "2026-12-23" }],
  ["nyttårsaften kl 18, vi er ti", { partySize: 10, date: "2026-12-31", time: "18:00" }],
  ["julaften, bord til åtte", { partySize: 8, date: "2026-12-24" }],
  ["vi er to voksne og to barn, fredag kl 18", { partySize: 4, date: "2026-11-20", time: "18:00" }],
  ["kona, svigermor og jeg", { partySize: 3 }],
  ["meg og to venner på torsdag", { partySize: 3, date: "2026-11-19" }],
  ["bare meg i kveld kl 20", { partySize: 1, date: "2026-11-18", time: "20:00" }],
  ["foreldrene mine og jeg", { partySize: 3 }],
  ["vi er et par, fredag kl 19", { partySize: 2, date: "2026-11-20", time: "19:00" }],
  ["vi blir en til", { partyChange: 1 }],
  ["vi blir to færre", { partyChange: -2 }],
  ["en av oss kan ikke komme", { partyChange: -1 }],
  ["broren min blir også med", { partyChange: 1 }],
  ["bestile bord til 4 pa fredg kl 19", { partySize: 4, date: "2026-11-20", time: "19:00" }],
  ["eg vil gjerne ha eit bord til fire på laurdag", { partySize: 4, date: "2026-11-21" }],
  ["mæ og dama, lørda kl 19", { partySize: 2, date: "2026-11-21", time: "19:00" }],
  ["kan me få eit bord i kveld? me er fire", { partySize: 4, date: "2026-11-18", ...evening }],
  ["ikke fredag, men lørdag", { date: "2026-11-21" }],
  ["kl 19, ellers kl 20", { time: "19:00", otherwise: [{ time: "20:00" }] }],
  ["hvis fredag er fullt, så lørdag", { date: "2026-11-20", otherwise: [{ date: "2026-11-21" }] }],
  ["en time tidligere", { timeShift: "earlier", shiftMinutes: 60 }],
  ["kan vi komme en halvtime senere?", { timeShift: "later", shiftMinutes: 30 }],
  ["jeg tåler ikke melk", { comment: "jeg tåler ikke melk" }],
  ["hun får ikke spise skalldyr", { comment: "hun får ikke spise skalldyr" }],
  ["en er cøliaker", { comment: "en er cøliaker" }],
  ["vi kommer med barnevogn", { comment: "vi kommer med barnevogn" }],
  ["mamma sitter i rullestol", { comment: "mamma sitter i rullestol" }],
  ["ved vinduet hvis mulig", { comment: "ved vinduet" }],
];

test.for(rows)("a Norwegian guest states: %s", ([text, values]) => {
  expect(stated(text, { language: "nb" })).toMatchObject(values);
});

test.for([
  ["vi er ti minutter forsinket", 10],
  ["vi sitter i kø, kommer et kvarter for seint", 15],
  ["vi er et kvarter for seine", 15],
] as const)("a Norwegian who is late: %s", ([text, minutes]) => {
  expect(understand(text, { now, language: "nb", expecting: null }).late).toEqual({ minutes });
});

test("in three quarters of an hour", () => {
  const { date, time } = stated("om tre kvarter", { language: "nb" });
  const then = now.add({ minutes: 45 });
  expect([date, time]).toEqual([
    then.toPlainDate().toString(),
    then.toPlainTime().toString({ smallestUnit: "minute" }),
  ]);
});

test.for([
  ["jeg må avbestille bordet på fredag", "cancel"],
  ["vi må melde avbud i kveld", "cancel"],
  ["æ må avbestille bordet mitt", "cancel"],
  ["vi trenger ikke bordet lenger", "cancel"],
  ["kan vi flytte bordet til 20?", "change"],
  ["kan vi bli seks i stedet for fire?", "change"],
  ["kan dere flytte bordet vårt til søndag?", "change"],
  ["snakk med noen", "human"],
  ["jeg vil snakke med et menneske", "human"],
  ["sett meg på ventelista", "waitlist"],
  ["gi beskjed hvis noe blir ledig", "waitlist"],
  ["er jeg fortsatt på ventelista?", "askLine"],
  ["ta meg av ventelista", "leaveLine"],
  ["hva har jeg bestilt?", "list"],
  ["vis bestillingene mine", "list"],
  ["slett alt du vet om meg", "forgetMe"],
  ["hva vet du om meg?", "myData"],
  ["tusen takk, ha det", "thanks"],
  ["heisann", "greet"],
  ["hva kan du hjelpe med?", "help"],
] as const)("a Norwegian guest who says “%s” wants to %s", ([text, intent]) => {
  expect(intentOf(text, { language: "nb" })).toBe(intent);
});

test.for([
  ["har dere parkering?", "parking"],
  ["kan vi ta med hund?", "dogs"],
  ["er det lov med barnevogn?", "prams"],
  ["hva koster smaksmenyen?", "prices"],
  ["når stenger kjøkkenet?", "hours"],
  ["hvor ligger dere?", "address"],
  ["kan man betale med kort?", "payment"],
  ["har dere vegetarmat?", "diets"],
  ["koster det noe å avbestille?", "fees"],
  ["hvor lenge har vi bordet?", "stay"],
  ["er du en robot?", "assistant"],
  ["må man bestille?", "walkIns"],
  ["hva er telefonnummeret deres?", "contact"],
  ["hvor parkerer man?", "parking"],
] as const)("“%s” asks about %s", ([text, topic]) => {
  expect(understand(text, { now, language: "nb", expecting: null }).topics).toContain(topic);
});

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };

function answer(text: string) {
  return understand(text, { now, language: "nb", expecting: "confirm", tablePicked: true, draft });
}

describe("at the summary, to a Norwegian", () => {
  test.for([
    "jada, kjør på",
    "det ser bra ut, bestill det",
    "den er grei",
    "topp, bestill",
    "ikke noe problem, bestill",
    "bestill bordet er du snill",
    "ja takk, og hun er allergisk mot nøtter",
    "ja, og kan vi få en barnestol",
    "da sier vi det",
    "vi tar det",
  ])("“%s” is a yes", (text) => {
    expect(answer(text).intent).toBe("affirm");
  });

  test.for(["nei takk, vi fant noe annet", "nei det stemmer ikke", "nei, la det være", "glem det"])(
    "“%s” is a no",
    (text) => {
      expect(["deny", "cancel"]).toContain(answer(text).intent);
    },
  );

  test.for([
    "hva koster det om vi avbestiller?",
    "kan jeg avbestille senere?",
    "ja hvis det ikke regner",
    "jeg må høre med kona først",
    "vent litt",
    "jeg tenker på det",
    "er det greit?",
    "fint. hvor parkerer man?",
    "topp, takk!",
    "ja, men vi blir fem",
    "vi får se",
    "kanskje",
  ])("“%s” is neither", (text) => {
    expect(["affirm", "deny", "cancel"]).not.toContain(answer(text).intent);
  });
});

test.for([
  ["Kari Nordmann", { firstName: "Kari", lastName: "Nordmann" }],
  ["navnet er Ola Hansen", { firstName: "Ola", lastName: "Hansen" }],
  ["jeg heter Anne-Lise Berg", { firstName: "Anne-Lise", lastName: "Berg" }],
  ["Nordmann, Kari", { firstName: "Kari", lastName: "Nordmann" }],
  ["på Hansen", { lastName: "Hansen" }],
  ["fornavn Ida etternavn Moe", { firstName: "Ida", lastName: "Moe" }],
  ["familien Lund", { lastName: "Lund" }],
] as const)("a Norwegian's name: %s", ([text, values]) => {
  expect(stated(text, { language: "nb", expecting: "name" })).toEqual(values);
});

test.for(["ikke noe nummer", "hopp over", "nei takk", "det vil jeg ikke oppgi"])("no number: %s", (text) => {
  expect(understand(text, { now, language: "nb", expecting: "phone" }).intent).toBe("deny");
});

test.for([
  ["kan vi ta det på norsk?", "en", "nb"],
  ["norsk takk", "en", "nb"],
  ["norwegisch bitte", "de", "nb"],
  ["norska tack", "sv", "nb"],
  ["kan vi ta det på svensk?", "nb", "sv"],
] as const)("“%s” in %s asks for %s", ([text, language, wish]) => {
  expect(understand(text, { now, language, expecting: null }).languageWish).toBe(wish);
});

describe("without a language that is known, Norwegian is told from its neighbours:", () => {
  test.for([
    ["har dere ledig bord i kveld?", "nb"],
    ["vi er fire og vil gjerne ha bord i morgen", "nb"],
    ["takk, det er fint", "nb"],
    ["jeg vil gerne bestille et bord til fire i morgen aften", "da"],
    ["hvornår har I åbent på søndag?", "da"],
    ["tak, det er fint", "da"],
    ["hej, finns det ett bord för två ikväll?", "sv"],
  ] as const)("%s is %s", ([text, language]) => {
    expect(understand(text, { now, expecting: null }).language).toBe(language);
  });
});
