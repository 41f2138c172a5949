import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 2 };
const ofBooked = (text: string, language: string) =>
  understand(text, { now, language, expecting: null, draft });

test.for([
  ["en", "could we have champagne on arrival", "champagne on arrival"],
  ["en", "can we get a bottle of champagne on arrival?", "a bottle of champagne on arrival"],
  ["en", "can we have the bill separately?", "the bill separately"],
  ["de", "könnten wir bei der Ankunft Sekt bekommen?", "bei der Ankunft Sekt bekommen"],
  ["fr", "on pourrait avoir du champagne à l'arrivée ?", "du champagne à l'arrivée"],
  ["es", "¿podríamos tener cava al llegar?", "cava al llegar"],
  ["it", "possiamo avere uno spumante all'arrivo?", "uno spumante all'arrivo"],
  ["nl", "kunnen we champagne krijgen bij aankomst?", "champagne krijgen bij aankomst"],
  ["pt", "podemos ter espumante à chegada?", "espumante à chegada"],
  ["sv", "kan vi få champagne vid ankomst?", "champagne vid ankomst"],
] as const)("what is asked for at the table is a wish: %s, %s", ([language, text, comment]) => {
  expect(ofBooked(text, language).comment).toBe(comment);
});

test.for(["can we have a menu?", "can we have a look", "can i get a coffee"])(
  "“%s” wants no table",
  (text) => {
    expect(ofBooked(text, "en").intent).toBe("question");
  },
);

test.for(["can we get a table", "can i get a 7pm", "can we get in tonight"])("“%s” wants one", (text) => {
  expect(understand(text, { now, language: "en", expecting: null }).intent).toBe("book");
});

test.for([
  ["en", "oh wait is that possible with a wheelchair? mum uses one", "with a wheelchair"],
  ["de", "geht das auch mit Rollstuhl? Meine Mutter hat einen", "mit Rollstuhl"],
  ["nl", "kan dat met een rolstoel? mijn moeder zit erin", "met een rolstoel"],
] as const)("a wheelchair is told of in a question, too: %s, %s", ([language, text, comment]) => {
  const said = understand(text, { now, language, draft, expecting: "name", tablePicked: true });
  expect(said.comment).toContain(comment);
  expect(said.topics).toEqual(["access"]);
});

test.for([
  ["de", "ok dann 8"],
  ["en", "ok, 8 then"],
] as const)("behind a question of the house a number is not so many of it: %s, %s", ([language, text]) => {
  const picked = { draft: { ...draft, time: "20:00" }, expecting: "name", tablePicked: true } as const;
  const said = understand(text, { now, language, ...picked, askedOfHouse: true });
  expect(said).not.toHaveProperty("oneOfThose");
  expect(said.time).toBe("20:00");
});

test("behind the name of a way to dine a question goes on", () => {
  const venues = [{ id: 1, name: "Fjord", scenarioNames: ["Terras"] }];
  const picked = { venues, draft, expecting: "name", tablePicked: true } as const;
  const said = understand("hebben jullie een terras of alleen binnen", { now, language: "nl", ...picked });
  expect(said).not.toHaveProperty("comment");
});
