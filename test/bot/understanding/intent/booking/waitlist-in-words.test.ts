import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { now } from "#test/bot/understanding/stated.ts";

const openings = () => [{ from: "17:00", to: "23:00" }];
const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };
const venues = [
  {
    id: 1,
    name: "Furu & Fjord",
    scenarioNames: ["Dinner", "Terrace"],
    scenarioTranslations: { Terrace: { de: "Terrasse", sv: "Terrass" } },
  },
  { id: 2, name: "Harbor & Vine", scenarioNames: ["Dinner"] },
];

const shown = (text: string, language: string, more: Partial<UnderstandingContext> = {}) =>
  understand(text, { now, language, expecting: "slot", openings, draft, venues, tablePicked: true, ...more });

const inLine = (text: string, language: string) =>
  understand(text, { now, language, expecting: null, openings, draft, venues, asksTimes: true });

describe("while times are offered, the waitlist is asked for", () => {
  test.for([
    ["en", "no worries, let us know if something opens"],
    ["en", "give me a shout if anything comes up"],
    ["en", "id rather wait for a cancellation"],
    ["en", "can we get on the list for 7 instead"],
    ["en", "forget it ill wait"],
    ["en", "ok then we wait"],
    ["de", "setzt uns halt auf die liste"],
    ["de", "schreib mir falls sich was ergibt"],
    ["de", "dann warten wir halt"],
    ["de", "vergiss es, ich warte"],
    ["fr", "si ya un désistement dites le moi"],
    ["fr", "on va attendre alors"],
    ["fr", "tant pis j'attends"],
    ["es", "si sale algo me avisas?"],
    ["es", "esperamos entonces"],
    ["es", "da igual, espero"],
    ["it", "aspettiamo allora"],
    ["it", "vabbè aspetto"],
    ["nl", "zet ons op de lijst"],
    ["nl", "als iemand afzegt hoor ik het graag"],
    ["nl", "laat maar ik wacht wel"],
    ["pt", "se surgir algo avisam?"],
    ["pt", "ficamos à espera"],
    ["pt", "deixa, eu espero"],
    ["sv", "skriv upp oss på listan"],
    ["sv", "strunt samma jag väntar"],
    ["sv", "vi väntar"],
  ] as const)("in %s: %s", ([language, text]) => {
    const { intent, firstName, undecided, meant } = shown(text, language);
    expect({ intent, firstName, undecided, meant }).toEqual({ intent: "waitlist" });
  });

  test.for([
    ["en", "i'll wait for my wife to answer"],
    ["en", "if something comes up i'll cancel"],
    ["de", "ich melde mich wenn sich was ergibt"],
    ["de", "ich warte noch auf meine frau"],
    ["de", "moment, warte"],
    ["fr", "j'attends la réponse de ma femme"],
    ["fr", "attendez"],
    ["es", "espero que si"],
    ["es", "espera"],
    ["it", "aspetto mia moglie"],
    ["nl", "ik wacht nog op mijn vrouw"],
    ["nl", "wacht even"],
    ["pt", "espero pela minha mulher"],
    ["sv", "jag väntar på min fru"],
  ] as const)("but not in %s: %s", ([language, text]) => {
    expect(shown(text, language).intent).not.toBe("waitlist");
  });

  test.for(["confirm", "name", "phone", null] as const)(
    "“I’ll wait” is for something else: %s",
    (expecting) => {
      expect(shown("ok i'll wait", "en", { expecting }).intent).not.toBe("waitlist");
    },
  );
});

describe("with the times that would do:", () => {
  test.for([
    ["en", "waitlist pls any time works", { anyTime: true }],
    ["en", "stick us on the waitlist, whole evening is fine", { part: "evening" }],
    ["de", "warteliste bitte den ganzen abend", { part: "evening" }],
    ["de", "warteliste, uhrzeit egal", { anyTime: true }],
    ["fr", "liste d'attente 20h ou 20h30", { openReadings: { times: ["20:00", "20:30"] } }],
    ["sv", "skriv upp oss på listan, vilken tid som helst", { anyTime: true }],
  ] as const)("in %s: %s", ([language, text, stated]) => {
    expect(shown(text, language)).toMatchObject({ intent: "waitlist", ...stated });
  });
});

describe("whether there is a waitlist is only asked", () => {
  test.for([
    ["en", "is there a waitlist for dinner around 7 or not"],
    ["de", "gibts ne warteliste?"],
    ["fr", "vous avez une liste d'attente ?"],
    ["es", "hay lista de espera?"],
    ["it", "avete una lista d'attesa?"],
    ["nl", "hebben jullie een wachtlijst?"],
    ["pt", "têm lista de espera?"],
    ["sv", "ni har alltså ingen väntelista till middagen?"],
    ["en", "how does the waitlist work, would you text me?"],
    ["de", "wie funktioniert die Warteliste?"],
    ["fr", "comment marche la liste d'attente ?"],
    ["es", "¿cómo funciona la lista de espera?"],
    ["it", "come funziona la lista d'attesa?"],
    ["pt", "como funciona a lista de espera?"],
    ["nl", "hoe werkt de wachtlijst?"],
    ["sv", "hur fungerar väntelistan?"],
    ["nb", "hvordan fungerer ventelista?"],
  ] as const)("in %s: %s", ([language, text]) => {
    expect(shown(text, language)).toMatchObject({ intent: "waitlist", meant: "asked" });
  });

  test.for([
    ["en", "is there a waitlist? put us on it then"],
    ["de", "habt ihr ne warteliste? dann setzt uns drauf"],
    ["es", "si hay lista de espera apuntanos"],
    ["en", "can I join the waitlist?"],
  ] as const)("but not in %s: %s", ([language, text]) => {
    expect(shown(text, language).meant).toBeUndefined();
  });
});

describe("what is declined with thanks is not wished for:", () => {
  test("a terrace and a month", () => {
    const { intent, ...said } = shown("terrass i november nej tack, väntelista hela kvällen går bra", "sv");
    expect(intent).toBe("waitlist");
    expect(said).toMatchObject({ timeFrom: "17:00", timeTo: "23:00" });
    expect(said).not.toHaveProperty("scenarioName");
    expect(said).not.toHaveProperty("date");
  });

  test.for([
    ["de", "terrasse nein danke, 20 uhr"],
    ["en", "terrace no thanks, 8pm"],
  ] as const)("in %s: %s", ([language, text]) => {
    const said = shown(text, language);
    expect(said).toMatchObject({ time: "20:00" });
    expect(said).not.toHaveProperty("scenarioName");
  });
});

test.for([
  ["es", "ponme en la lista de espera del furu para hoy entonces"],
  ["de", "dann auf die warteliste vom furu"],
  ["en", "no, the waitlist of furu"],
] as const)("the waitlist of a restaurant that is shortened, in %s: %s", ([language, text]) => {
  expect(shown(text, language, { expecting: "name" })).toMatchObject({ intent: "waitlist", venueId: 1 });
});

describe("right after joining,", () => {
  test.for([
    ["en", "yeah 6 to 9 like i said"],
    ["en", "can u put 6 to 9 on the waitlist"],
    ["de", "ja 18 bis 21 wie gesagt"],
    ["nl", "ja 6 tot 9 zoals ik zei"],
    ["it", "dalle 6 alle 9 come dicevo"],
    ["pt", "sim das 6 às 9 como disse"],
    ["es", "si, de 6 a 9 como he dicho"],
    ["sv", "ja 18 till 21 som sagt"],
  ] as const)("numbers are the times that would do, in %s: %s", ([language, text]) => {
    expect(inLine(text, language)).toMatchObject({ timeFrom: "18:00", timeTo: "21:00" });
  });

  test.for([
    ["en", "a table for 2 tomorrow at 6", { partySize: 2, time: "18:00" }],
    ["en", "no, just 8", { partySize: 8 }],
  ] as const)("but of who wishes for another table, in %s: %s", ([language, text, stated]) => {
    expect(inLine(text, language)).toMatchObject(stated);
  });

  test.for([
    ["en", "so you message me if something frees up?"],
    ["en", "forget it ill wait"],
    ["de", "Danke, und wenn was frei wird schreibt ihr mir?"],
    ["de", "ihr meldet euch dann?"],
    ["fr", "vous m'écrivez alors ?"],
    ["es", "me avisáis entonces?"],
    ["it", "mi avvisate voi?"],
    ["nl", "jullie laten het me dan weten?"],
    ["pt", "avisam-me então?"],
    ["sv", "ni hör av er då?"],
  ] as const)("whether they are written to is of the waitlist, in %s: %s", ([language, text]) => {
    expect(inLine(text, language)).toMatchObject({ intent: "waitlist" });
  });
});
