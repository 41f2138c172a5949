import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { intentOf, now, stated } from "#test/bot/understanding/stated.ts";

const offered = {
  expecting: "slot",
  offers: [{ time: "18:30" }, { time: "19:30" }, { time: "20:30" }],
} as const;

describe("with three times offered,", () => {
  test.for([
    ["en", "the second one", { choice: 2 }],
    ["en", "second", { choice: 2 }],
    ["en", "I'll take the second one", { choice: 2 }],
    ["en", "let's go with the first", { choice: 1 }],
    ["en", "the third works", { choice: 3 }],
    ["en", "option 2", { choice: 2 }],
    ["en", "#2", { choice: 2 }],
    ["en", "2️⃣", { choice: 2 }],
    ["en", "the last", { choice: -1 }],
    ["en", "the earliest you have", { choice: 1 }],
    ["en", "as early as possible", { choice: 1 }],
    ["en", "the latest you have", { choice: -1 }],
    ["en", "the 19:30 one", { time: "19:30" }],
    ["en", "7:30 works for me", { time: "19:30" }],
    ["en", "19:30 works", { time: "19:30" }],
    ["en", "the half past seven one", { time: "19:30" }],
    ["en", "surprise me", { choice: 1 }],
    ["en", "omg just pick one", { choice: 1 }],
    ["en", "pick one for me", { choice: 1 }],
    ["en", "just give us whatever is free", { choice: 1 }],
    ["de", "nehmen Sie einfach irgendeinen", { choice: 1 }],
    ["de", "such mir halt eins aus", { choice: 1 }],
    ["fr", "prenez-en un au hasard", { choice: 1 }],
    ["es", "elige una por mí", { choice: 1 }],
    ["it", "ne scelga uno", { choice: 1 }],
    ["it", "scegline uno a caso", { choice: 1 }],
    ["nl", "kies er maar een", { choice: 1 }],
    ["pt", "escolhe uma aí", { choice: 1 }],
    ["sv", "ta bara någon", { choice: 1 }],
    ["nb", "velg en for meg", { choice: 1 }],
    ["da", "tag bare en", { choice: 1 }],
    ["de", "überraschen Sie uns", { choice: 1 }],
    ["de", "such du aus", { choice: 1 }],
    ["fr", "à vous de choisir", { choice: 1 }],
    ["es", "sorpréndame", { choice: 1 }],
    ["it", "scelga lei", { choice: 1 }],
    ["nl", "kies jij maar", { choice: 1 }],
    ["pt", "surpreenda-me", { choice: 1 }],
    ["sv", "överraska mig", { choice: 1 }],
    ["en", "the first one you have", { choice: 1 }],
    ["en", "the second one that's free", { choice: 2 }],
    ["en", "whatever time you have", { choice: 1 }],
    ["en", "whenever you've got", { choice: 1 }],
    ["de", "die erste, die frei ist", { choice: 1 }],
    ["de", "egal, was ihr habt", { choice: 1 }],
    ["de", "die frühestmögliche", { choice: 1 }],
    ["fr", "la première que vous avez", { choice: 1 }],
    ["fr", "la première dispo", { choice: 1 }],
    ["es", "la primera que haya", { choice: 1 }],
    ["it", "la prima che c'è", { choice: 1 }],
    ["pt", "a primeira que tiver", { choice: 1 }],
    ["pt", "qualquer uma", { choice: 1 }],
    ["nl", "de eerste die je hebt", { choice: 1 }],
    ["sv", "den första som finns", { choice: 1 }],
    ["nb", "den siste dere har", { choice: -1 }],
    ["de", "die zweite", { choice: 2 }],
    ["de", "den um 19:30", { time: "19:30" }],
    ["de", "so früh wie möglich", { choice: 1 }],
    ["fr", "le deuxième", { choice: 2 }],
    ["fr", "celui de 19h30", { time: "19:30" }],
    ["fr", "19h30 ça me va", { time: "19:30" }],
    ["es", "la segunda", { choice: 2 }],
    ["es", "a las 19:30 está bien", { time: "19:30" }],
    ["it", "la seconda", { choice: 2 }],
    ["it", "quella delle 19:30", { time: "19:30" }],
    ["nl", "de tweede", { choice: 2 }],
    ["nl", "19:30 is goed", { time: "19:30" }],
    ["pt", "a segunda", { choice: 2 }],
    ["sv", "den andra", { choice: 2 }],
    ["sv", "19:30 blir bra", { time: "19:30" }],
  ] as const)("in %s, “%s” picks one", ([language, text, values]) => {
    expect(stated(text, { ...offered, language })).toEqual(values);
    expect(intentOf(text, { ...offered, language })).toBe("inform");
  });

  test.for([
    ["en", "any of them"],
    ["en", "I don't mind"],
    ["en", "either is fine"],
    ["en", "whichever"],
    ["de", "egal"],
    ["fr", "peu importe"],
    ["es", "me da igual"],
    ["it", "è uguale"],
    ["nl", "maakt niet uit"],
    ["pt", "tanto faz"],
    ["sv", "spelar ingen roll"],
  ] as const)("a guest who minds none takes the first: in %s, “%s”", ([language, text]) => {
    expect(stated(text, { ...offered, language })).toEqual({ choice: 1 });
    expect(intentOf(text, { ...offered, language })).toBe("inform");
  });

  test.for([
    ["en", "none of them"],
    ["de", "keins davon"],
    ["fr", "aucun"],
    ["es", "ninguna"],
    ["it", "nessuna delle due"],
    ["nl", "geen van beide"],
    ["pt", "nenhum"],
    ["sv", "ingen av dem"],
  ] as const)("none is a no: in %s, “%s”", ([language, text]) => {
    expect(stated(text, { ...offered, language })).toEqual({});
    expect(intentOf(text, { ...offered, language })).toBe("deny");
  });

  test("what is said of the weather picks none", () => {
    expect(stated("is there anything later?", offered)).toEqual({ timeShift: "later" });
  });
});

test.for([
  ["en", "cancel the second one please"],
  ["en", "cancel number 2"],
  ["de", "den zweiten bitte stornieren"],
  ["de", "Nummer 2 absagen"],
  ["fr", "annulez la deuxième"],
  ["es", "cancela la segunda"],
  ["it", "annulla la seconda"],
  ["nl", "annuleer de tweede"],
  ["sv", "avboka den andra"],
] as const)("one of several that are listed is cancelled by its place, in %s: %s", ([language, text]) => {
  const listed = { language, expecting: "slot", offers: [{ time: "19:00" }, { time: "20:00" }] } as const;
  expect(understand(text, { now, ...listed })).toMatchObject({ intent: "cancel", choice: 2 });
  expect(understand(text, { now, language, expecting: null })).not.toHaveProperty("choice");
});

test.for([
  ["en", "cancel the second one please"],
  ["de", "Nummer 2 absagen"],
  ["fr", "annulez la deuxième"],
  ["es", "cancela la segunda"],
  ["it", "annulla la seconda"],
  ["en", "cancel the second"],
  ["en", "cancel the 2nd"],
  ["de", "storniere den zweiten"],
  ["de", "die zweite bitte stornieren"],
  ["nl", "annuleer de tweede"],
  ["nl", "annuleer de 2e"],
  ["sv", "avboka den andra"],
  ["sv", "ta bort den andra"],
  ["sv", "avboka den 2:a"],
  ["nb", "avbestill den andre"],
  ["da", "aflys den anden"],
  ["pt", "cancela a segunda"],
] as const)("also where the list was only shown, in %s: %s", ([language, text]) => {
  const shown = { language, expecting: null, offers: [{ time: "19:00" }, { time: "20:00" }] } as const;
  expect(understand(text, { now, ...shown })).toMatchObject({ intent: "cancel", choice: 2 });
});

test.for([
  ["en", "change the second"],
  ["de", "ändere den zweiten"],
  ["nl", "wijzig de tweede"],
  ["sv", "ändra den andra"],
  ["nb", "endre den andre"],
  ["pt", "mude a segunda"],
] as const)("and changed, in %s: %s", ([language, text]) => {
  const shown = { language, expecting: null, offers: [{ time: "19:00" }, { time: "20:00" }] } as const;
  expect(understand(text, { now, ...shown })).toMatchObject({ intent: "change", choice: 2 });
});

test.for([
  ["en", "cancel the last one"],
  ["en", "the last one, cancel it"],
  ["de", "den letzten stornieren"],
  ["nl", "de laatste annuleren"],
  ["sv", "avboka den sista"],
  ["nb", "avbestill den siste"],
  ["es", "cancelar la última"],
  ["fr", "annulez la dernière"],
  ["it", "annulla l’ultima"],
  ["pt", "cancelar a última"],
] as const)("the last of them is one too, in %s: %s", ([language, text]) => {
  for (const expecting of ["slot", null] as const) {
    const listed = { language, expecting, offers: [{ time: "19:00" }, { time: "20:00" }] } as const;
    expect(understand(text, { now, ...listed })).toMatchObject({ intent: "cancel", choice: -1 });
  }
});

test("a day that says more than a place is one", () => {
  const listed = { language: "en", expecting: null, offers: [{ time: "19:00" }, { time: "20:00" }] } as const;
  expect(understand("cancel the one on 2 December", { now, ...listed })).not.toHaveProperty("choice");
});

test.for(["cancel 1 and 2", "cancel the table for 2", "cancel 3"])("and %s picks none", (text) => {
  for (const expecting of ["slot", null] as const) {
    const listed = { language: "en", expecting, offers: [{}, {}] } as const;
    expect(understand(text, { now, ...listed })).not.toHaveProperty("choice");
  }
});

describe("a guest who minds no time", () => {
  test.for([
    ["en", "any time is fine"],
    ["en", "the time doesn't matter"],
    ["en", "whenever"],
    ["de", "Uhrzeit ist egal"],
    ["fr", "peu importe l'heure"],
    ["es", "da igual la hora"],
    ["it", "l'ora è indifferente"],
    ["pt", "tanto faz a hora"],
    ["nl", "tijd maakt niet uit"],
    ["sv", "tiden spelar ingen roll"],
    ["nb", "når som helst"],
    ["nb", "tiden spiller ingen rolle"],
    ["da", "tiden er ligegyldig"],
  ] as const)("takes the first, and names no restaurant and stops nothing: %s, %s", ([language, text]) => {
    expect(stated(text, { language, ...offered })).toEqual({ choice: 1 });
    expect(stated(text, { language, expecting: "venue" })).not.toHaveProperty("choice");
    for (const expecting of ["venue", "slot", "time", "date"] as const)
      expect(["other", "inform"]).toContain(intentOf(text, { language, expecting }));
  });
});

test.for([
  ["en", "whenever"],
  ["en", "anytime is fine for us"],
  ["en", "any time that day"],
  ["de", "egal wann"],
  ["de", "ganz egal wann"],
  ["de", "jederzeit"],
  ["nl", "hoe laat maakt niet uit"],
  ["nl", "elk tijdstip"],
  ["sv", "när som helst"],
  ["sv", "vilken tid som helst"],
  ["nb", "når som helst"],
  ["da", "hvornår som helst"],
  ["es", "cuando sea"],
  ["fr", "n’importe quand"],
  ["fr", "à toute heure"],
  ["it", "in qualsiasi momento"],
  ["pt", "em qualquer horário"],
] as const)("any time suits where nothing is asked, also beside a list: %s, %s", ([language, text]) => {
  for (const offers of [undefined, [{ time: "19:00" }]]) {
    const free = { language, expecting: null, ...(offers && { offers }) } as const;
    expect(understand(text, { now, ...free })).toMatchObject({ intent: "inform", anyTime: true });
    expect(understand(text, { now, ...free })).not.toHaveProperty("choice");
  }
});

test.for([
  ["en", "the middle one"],
  ["de", "das mittlere bitte"],
  ["fr", "celui du milieu"],
  ["es", "la de en medio"],
  ["it", "quella di mezzo"],
  ["nl", "de middelste"],
  ["pt", "a do meio"],
  ["sv", "den mellersta tack"],
] as const)("of three there is one in the middle, of two there is none: %s, %s", ([language, text]) => {
  expect(stated(text, { language, ...offered })).toEqual({ choice: 2 });
  const two = { ...offered, offers: offered.offers.slice(1) };
  expect(stated(text, { language, ...two })).not.toHaveProperty("choice");
});

describe("beside the buttons of a summary", () => {
  const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
  const atSummary = { expecting: "confirm", tablePicked: true, draft } as const;

  test.for([
    ["en", "the second one", 2],
    ["de", "das zweite", 2],
    ["fr", "le troisième", 3],
    ["pt", "a terceira", 3],
    ["en", "hm, the second one", 2],
    ["es", "mm, la segunda", 2],
    ["en", "option 2 please", 2],
    ["de", "Nummer 2", 2],
    ["fr", "l'option 2 svp", 2],
    ["es", "la opción 2 por favor", 2],
    ["it", "opzione 2 grazie", 2],
    ["nl", "optie 2 graag", 2],
    ["pt", "opção 2 por favor", 2],
    ["sv", "alternativ 2 tack", 2],
    ["nb", "valg 2 takk", 2],
  ] as const)("a place is one of them: %s, %s", ([language, text, choice]) => {
    expect(stated(text, { language, ...atSummary })).toMatchObject({ choice });
  });

  test.for([
    ["en", "option 2 please"],
    ["de", "Option 2 bitte"],
    ["nb", "alternativ 2, takk"],
  ] as const)("and no yes, of whatever is asked: %s, %s", ([language, text]) => {
    const asked = { now, language, expecting: "confirm" } as const;
    for (const context of [asked, { ...asked, draft, changeShown: true, tablePicked: true }]) {
      expect(understand(text, context)).toMatchObject({ intent: "inform", choice: 2 });
    }
  });

  test.for([
    ["en", "room 5 please"],
    ["en", "bus 7, please"],
    ["de", "Zimmer 3 bitte"],
  ] as const)("a number of something else is none, and no yes: %s, %s", ([language, text]) => {
    const { intent, choice } = understand(text, { now, language, ...atSummary });
    expect([intent, choice]).not.toContain("affirm");
    expect(choice).toBeUndefined();
  });

  test("but Thursday is a day", () => {
    expect(stated("a quinta", { language: "pt", ...atSummary })).toEqual({ date: "2026-11-19" });
  });
});
