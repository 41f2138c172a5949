import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:30", partySize: 4 };
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;

describe("a yes with all of one more table is a yes to what is shown:", () => {
  test.for([
    ["en", "yes please. and another table for 2 on Sunday at 7", { partySize: 2, time: "19:00" }],
    [
      "en",
      "whatever, yes book it. can I also get a table for 2 on Sunday at 1?",
      { partySize: 2, time: "13:00" },
    ],
    ["de", "ja bitte. und noch einen Tisch für 3 am Sonntag um 19 Uhr", { partySize: 3, time: "19:00" }],
    ["fr", "oui, réservez. et une autre table pour 2 dimanche à 19h", { partySize: 2, time: "19:00" }],
    ["es", "sí, resérvala. y otra mesa para 2 el domingo a las 21", { partySize: 2, time: "21:00" }],
    ["it", "sì, prenoti. e un altro tavolo per 2 domenica alle 20", { partySize: 2, time: "20:00" }],
    ["pt", "sim, reserve. e mais uma mesa para 2 no domingo às 20h", { partySize: 2, time: "20:00" }],
    ["nl", "ja graag. en nog een tafel voor 2 op zondag om 19 uur", { partySize: 2, time: "19:00" }],
    ["sv", "ja boka. kan vi få ett bord till på söndag kl 19 för 2 också?", { partySize: 2, time: "19:00" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    const said = understand(text, { ...atSummary, language });
    expect(said).toMatchObject({ agrees: true, another: true, date: "2026-11-22", ...values });
  });

  test.for([
    "yes, but another table on Sunday at 7 for 2",
    "yes or is there another table for 2 on Sunday at 7",
    "no. another table for 2 on Sunday at 7",
    "another table for 2 on Sunday at 7, yes?",
    "yes. make it Sunday at 7 for 2",
  ])("but not in “%s”", (text) => {
    expect(understand(text, { ...atSummary, language: "en" })).not.toHaveProperty("agrees");
  });
});
