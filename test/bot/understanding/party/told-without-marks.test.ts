import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { lunchAndDinner, now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, {
    now,
    language,
    expecting: "confirm",
    tablePicked: true,
    draft,
    openings: lunchAndDinner,
  });

describe("what follows is told, in whatever order of words:", () => {
  test.for([
    ["de", "dann wären wir zu sechst", 6],
    ["de", "Damit wären wir dann doch nur zu dritt", 3],
    ["en", "My mother-in-law, who's staying with us, is coming too, so five.", 5],
    ["nl", "we waren met vier maar nu zijn we met zes", 6],
    ["nl", "Helaas is een collega verhinderd, waardoor we nog maar met drie zijn.", 3],
    ["nl", "zodat we met z'n vijven zijn", 5],
    ["sv", "då blir vi sex", 6],
    ["sv", "vår dotter följer med, vi skulle således bli fem. Allt annat stämmer.", 5],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(read(language, text)).toMatchObject({ intent: "change", partySize });
  });
});

describe("a number in a few words, where many write no question mark:", () => {
  test.for([
    ["de", "wär 8 stattdessen möglich", { time: "20:00" }],
    ["de", "sry geht 9 auch?", { time: "21:00" }],
    ["en", "acc is 9 poss instead", { time: "21:00" }],
    ["en", "is 9 possible instead", { time: "21:00" }],
    ["en", "can we make it 5", { partySize: 5 }],
    ["nl", "is 9 mogelijk ipv 7", { time: "21:00" }],
    ["sv", "är 9 möjligt istället", { time: "21:00" }],
    ["fr", "laissez cinq", { partySize: 5 }],
    ["fr", "laissez huit", { time: "20:00" }],
    ["de", "lassen Sie fünf", { partySize: 5 }],
    ["en", "leave five", { partySize: 5 }],
    ["es", "deja cinco", { partySize: 5 }],
    ["it", "lasci cinque", { partySize: 5 }],
    ["nl", "laat vijf", { partySize: 5 }],
    ["pt", "deixe cinco", { partySize: 5 }],
    ["sv", "låt det stå fem", { partySize: 5 }],
  ] as const)("%s: %s", ([language, text, values]) => {
    expect(read(language, text)).toMatchObject(values);
  });

  test.for([
    ["en", "leave 2 chairs"],
    ["en", "are 9 stairs a problem"],
    ["fr", "laissez sept"],
    ["en", "is parking possible instead"],
  ] as const)("%s: %s is of no other table", ([language, text]) => {
    const { partySize = 4, time = "19:00" } = read(language, text);
    expect({ partySize, time }).toEqual({ partySize: 4, time: "19:00" });
  });
});
