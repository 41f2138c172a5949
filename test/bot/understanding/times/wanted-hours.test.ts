import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("of two hours or days, the one that is wanted is", () => {
  test.for([
    // The first, where the other is for want of it.
    ["pt", "às 20h; não dando, às 21h", "20:00"],
    ["es", "a las 20h; de no poderse, a las 21h", "20:00"],
    ["it", "alle 20; non potendo, alle 21", "20:00"],
    ["fr", "à 20h ; faute de mieux, à 21h", "20:00"],
    // The other, where one is put away.
    ["pt", "invés das 20h, às 18h30", "18:30"],
    ["pt", "em vez das 20h, às 18h30", "18:30"],
    ["es", "en vez de a las 20h, a las 18:30", "18:30"],
    ["it", "invece delle 20, alle 18:30", "18:30"],
    ["fr", "au lieu de 20h, 18h30", "18:30"],
    // The table's, beside the hour of something else.
    ["pt", "entramos de turno às 23h, por isso o jantar seria às 18h30", "18:30"],
    ["pt", "o ensaio é até às 21h, depois vamos aí às 22h", "22:00"],
    ["es", "entramos de turno a las 23h, la cena tendría que ser a las 18:30", "18:30"],
    ["it", "la messa è alle 11, poi veniamo da voi alle 13", "13:00"],
    ["fr", "la répétition est à 18h, ensuite on vient à 21h", "21:00"],
  ] as const)("%s: %s", ([language, text, time]) => {
    expect(stated(text, { language }).time).toBe(time);
  });

  test.for([
    ["pt", "hoje não, amanhã também não, segunda!"],
    ["es", "hoy no, mañana tampoco, el lunes"],
    ["it", "stasera no, domani nemmeno, lunedì!"],
    ["fr", "ce soir non, demain non plus, lundi"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language }).date).toBe("2026-11-23");
  });
});
