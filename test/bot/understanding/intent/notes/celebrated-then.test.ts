import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("what is celebrated is noted without the day between, and without the wish for a table:", () => {
  test.for([
    ["en", "we're celebrating on Friday my wife's birthday, 6 people at 7pm", "my wife's birthday"],
    ["en", "for my wife's birthday we'd need a table for 6 on Friday at 7pm", "for my wife's birthday"],
    ["de", "wir feiern am Freitag Geburtstag, 6 Personen, 19 Uhr", "Geburtstag"],
    [
      "de",
      "zum Geburtstag meiner Frau bräuchten wir Freitag 19 Uhr einen Tisch für 6",
      "zum Geburtstag meiner Frau",
    ],
    ["fr", "on fête vendredi l'anniversaire de ma femme, 6 personnes à 19h", "l'anniversaire de ma femme"],
    ["es", "celebramos el viernes el cumpleaños de mi mujer, 6 personas", "el cumpleaños de mi mujer"],
    ["it", "festeggiamo venerdì il compleanno di mia moglie, 6 persone", "il compleanno di mia moglie"],
    ["pt", "para os anos da minha mulher precisávamos sexta de uma mesa para 6", "os anos da minha mulher"],
    ["nl", "we vieren vrijdag de verjaardag van mijn vrouw, 6 personen", "de verjaardag van mijn vrouw"],
    ["sv", "vi firar på fredag min frus födelsedag, 6 personer", "min frus födelsedag"],
    ["sv", "till min frus födelsedag behöver vi på fredag ett bord för 6", "till min frus födelsedag"],
    ["nb", "vi feirer på fredag bursdagen til kona, 6 personer", "bursdagen til kona"],
    ["nb", "til bursdagen til kona trenger vi fredag et bord til 6", "til bursdagen til kona"],
  ] as const)("in %s, “%s”", ([language, text, noted]) => {
    const { comment = "", partySize } = stated(text, { language });
    expect(partySize).toBe(6);
    expect(comment.endsWith(noted)).toBe(true);
    expect(comment.length).toBeLessThan(noted.length + 6);
  });
});

test.for([
  ["en", "table for 4 on Friday, we're celebrating", "we're celebrating"],
  ["en", "table for 4 on Friday, by the window, we're celebrating", "by the window, we're celebrating"],
  ["de", "Tisch für 4 am Freitag, wir feiern", "wir feiern"],
] as const)("who says no more of it celebrates: %s %s", ([language, text, noted]) => {
  expect(stated(text, { language }).comment).toBe(noted);
});
