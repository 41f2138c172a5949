import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { dinner, now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 2 };
const picked = { now, expecting: "phone", tablePicked: true, draft, openings: dinner } as const;

describe("asked for a number, another hour is of the table that is picked:", () => {
  test.for([
    ["de", "wartet mal, meine freundin schreibt grad sie kann erst ab 8. geht das auch?"],
    ["en", "hang on, my girlfriend says she can only make it from 8. does that work too?"],
    ["fr", "attends, ma copine ne peut qu'à partir de 20h. c'est possible aussi ?"],
    ["es", "espera, mi novia solo puede a partir de las 8. ¿se puede también?"],
    ["it", "aspetta, la mia ragazza può solo dalle 8. va bene lo stesso?"],
    ["nl", "wacht, mijn vriendin kan pas vanaf 8. kan dat ook?"],
    ["pt", "espera, a minha namorada só pode a partir das 8. pode ser?"],
    ["sv", "vänta, min tjej kan först från 8. går det också?"],
    ["en", "could it be at 8 instead?"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, time, asksAnyPhone } = understand(text, { ...picked, language });
    expect({ intent, time, asksAnyPhone }).toEqual({
      intent: "change",
      time: "20:00",
      asksAnyPhone: undefined,
    });
  });

  test.for([
    ["de", "geht auch das festnetz?"],
    ["en", "is a landline ok too?"],
  ] as const)("%s: %s is of the number", ([language, text]) => {
    expect(understand(text, { ...picked, language }).asksAnyPhone).toBe(true);
  });
});

test.for(["kann erst ab 8. geht das auch?", "wir können ab 8. passt das?"])(
  "%s: a stop behind the hour ends the sentence, and makes no day of it",
  (text) => {
    const { date } = understand(text, { now, language: "de", expecting: null, draft });
    expect(date).toBeUndefined();
  },
);
