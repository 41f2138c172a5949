import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-24", time: "19:00", partySize: 2 };
const atSummary: Partial<UnderstandingContext> = { expecting: "confirm", tablePicked: true, draft };
const atChange: Partial<UnderstandingContext> = { expecting: "confirm", changeShown: true, draft };
const atPrompt: Partial<UnderstandingContext> = { expecting: "confirm", draft };

function rows(lists: readonly (readonly [language: string, texts: string])[]): [string, string][] {
  return lists.flatMap(([language, texts]) =>
    texts.split("; ").map((text): [string, string] => [language, text]),
  );
}

function read(text: string, language: string, context: Partial<UnderstandingContext>) {
  return understand(text, { now, expecting: null, language, ...context });
}

describe("a yes to the summary in everyday words", () => {
  test.for(
    rows([
      [
        "de",
        "mach mal; bitte verbindlich buchen; ja, alles bestens; tiptop; läuft; bitte eintragen; so soll's sein; nur zu; voll gut; das wär super; joa geht scho",
      ],
      [
        "nl",
        "da's goed; 't is in orde; voor mij is dat goed; mag je doen; amai ja; kei goed; vast leggen; ja, laat maar komen; zo moet het; die neem ik",
      ],
    ]),
  )("in %s: %s", ([language, text]) => {
    expect(read(text, language, atSummary).intent).toBe("affirm");
  });
});

describe("what only sounds like one", () => {
  test.for(
    rows([
      [
        "de",
        "mach mal langsam; läuft nicht; läuft da auch musik?; steht das schon?; danke; das wär super wenn es draußen ginge; erledigt?; noch nicht eintragen",
      ],
      [
        "nl",
        "kom maar morgen; blijft staan?; mag je daar roken?; is dat goed voor ons?; laat maar; is dat prima voor jullie?; nog niet vastleggen",
      ],
    ]),
  )("in %s: %s", ([language, text]) => {
    expect(read(text, language, atSummary).intent).not.toBe("affirm");
  });
});

describe("a change that is shown", () => {
  test.for(
    rows([
      ["de", "bitte so übernehmen; super, machts das; ja, übernehmen"],
      ["nl", "ja pas het zo aan; super, doe dat"],
    ]),
  )("is agreed to in %s: %s", ([language, text]) => {
    expect(read(text, language, atChange).intent).toBe("affirm");
  });

  test.for(
    rows([
      ["de", "bleibt wie es ist; alles beim Alten lassen; lass es wie es war; dann halt nicht"],
      ["nl", "laat het zoals het was; alles houden zoals het is; nee houd de oude tijd"],
    ]),
  )("is let be in %s: %s", ([language, text]) => {
    expect(read(text, language, atChange).intent).toBe("deny");
  });
});

describe("whether they come, or want the freed table", () => {
  test.for(
    rows([
      ["de", "jo bis später; ja, pünktlich; steht; her damit"],
      ["nl", "zijn van de partij; gaat gewoon door; we zullen er zijn; blijft staan; ja stipt op tijd"],
    ]),
  )("yes in %s: %s", ([language, text]) => {
    expect(read(text, language, atPrompt).intent).toBe("affirm");
  });

  test.for(
    rows([
      ["de", "hat sich erledigt; zu spät, sind schon woanders; wird leider nix; um Himmels willen nein"],
      [
        "nl",
        "is al opgelost; te laat, we zitten al ergens anders; nee bedankt, hebben al iets anders; gaat helaas niet lukken",
      ],
    ]),
  )("no in %s: %s", ([language, text]) => {
    const understood = read(text, language, atPrompt);
    expect(understood.intent).toBe("deny");
    expect(understood).not.toHaveProperty("late");
  });

  test("“te laat” still tells of coming late", () => {
    expect(read("we zijn 10 min te laat", "nl", { draft })).toMatchObject({ late: { minutes: 10 } });
  });
});

describe("no number", () => {
  test.for(
    rows([
      ["de", "geb i ned her; das möchte ich hier ungern mitteilen; hab mein handy nicht dabei"],
      ["nl", "doe maar zonder; dat houd ik liever voor mezelf; mijn telefoon ligt thuis"],
    ]),
  )("in %s: %s", ([language, text]) => {
    const understood = read(text, language, { expecting: "phone", tablePicked: true, draft });
    expect(understood.intent).toBe("deny");
    expect(understood).not.toHaveProperty("partySize");
  });

  test.for(
    rows([
      ["de", "nur festnetz"],
      ["nl", "alleen vaste lijn"],
    ]),
  )("a landline is asked about in %s: %s", ([language, text]) => {
    const context = { expecting: "phone", tablePicked: true, draft } as const;
    expect(read(text, language, context)).toMatchObject({ asksAnyPhone: true });
  });
});

describe("the name", () => {
  test.for([
    ["de", "i bin da Franz", "Franz"],
    ["de", "Grüezi, Bünzli isch de Name", "Bünzli"],
    ["de", "ich bins wieder, die Anna", "Anna"],
    ["nl", "'t is voor Luc Claes", "Luc"],
    ["nl", "met Sandra", "Sandra"],
  ] as const)("in %s: %s", ([language, text, firstName]) => {
    expect(read(text, language, { expecting: "name", tablePicked: true })).toMatchObject({ firstName });
  });

  test.for(
    rows([
      ["de", "i bin allein; ich bin der letzte; ich bins; sag ich dir später"],
      ["nl", "met plezier; het is voor mij; ik ben het eens; dat vertel ik later; met twee"],
    ]),
  )("is not given in %s: %s", ([language, text]) => {
    const understood = read(text, language, { expecting: "name", tablePicked: true });
    expect(understood).not.toHaveProperty("firstName");
    expect(understood).not.toHaveProperty("lastName");
  });

  test("“ik heet” is no remark about the heat", () => {
    const understood = read("Ik heet Marieke de Boer", "nl", { expecting: "name", tablePicked: true });
    expect(understood).toMatchObject({ firstName: "Marieke", lastName: "de Boer" });
    expect(understood).not.toHaveProperty("comment");
  });
});

describe("a family is its parents too", () => {
  test.for([
    ["de", "familie mit 3 kindern", 5],
    ["de", "wir sind eine Familie mit 2 Kindern und Oma", 5],
    ["de", "5, familie mit 3 kindern", 5],
    ["de", "Tisch für 4, Familie mit 2 Kindern", 4],
    ["de", "familie mit 3 kindern, insgesamt 5", 5],
    ["nl", "gezin met 2 kids", 4],
    ["nl", "5, gezin met 3 kinderen", 5],
    ["nl", "tafel voor 4, gezin met 2 kinderen", 4],
    ["nl", "met ons getweeën", 2],
    ["de", "i und mei frau", 2],
  ] as const)("in %s: %s", ([language, text, partySize]) => {
    expect(read(text, language, { expecting: "partySize" })).toMatchObject({ partySize });
  });
});

test.for([
  ["Servus, is am Freitag no wos frei fia viere?", { partySize: 4, date: "2026-11-20" }],
  ["hobts heit auf d nocht no an disch fia zwoa?", { partySize: 2, date: "2026-11-18" }],
  ["Heit um hoiba ochte für zwoa", { partySize: 2, date: "2026-11-18", time: "19:30" }],
] as const)("Bavarian and Austrian words are German, whatever the house speaks: %s", ([text, values]) => {
  expect(read(text, "en", {})).toMatchObject({ language: "de", ...values });
});

test("a Bavarian quarter to is no full hour", () => {
  expect(read("um dreiviertl siebene am Christtag", "de", {})).toMatchObject({
    date: "2026-12-25",
    time: "18:45",
  });
});
