import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string) => understand(text, { now, language, expecting: null });

describe("of a booking that is told with its time, a bare number is another time:", () => {
  test.for([
    ["en", "I booked a table for tomorrow at 7 but I need to change it to 8", "20:00"],
    ["en", "I have a table tomorrow at 7, move it to 8", "20:00"],
    ["de", "ich habe für morgen um 19 Uhr reserviert, muss es aber auf 20 Uhr ändern", "20:00"],
  ] as const)("%s: %s", ([language, text, time]) => {
    expect(read(language, text)).toMatchObject({ intent: "change", date: "2026-11-19", time });
    expect(read(language, text).partySize).toBeUndefined();
  });

  test("and a guest's name ends where they go on", () => {
    const said = read("en", "hi my name is Aisha Khan I booked a table for tomorrow at 7");
    expect(said).toMatchObject({ firstName: "Aisha", lastName: "Khan" });
  });
});

describe("who does not know yet how many they are wants a table all the same:", () => {
  test.for([
    ["en", "I'd like to make a reservation but I don't know how many people yet"],
    ["de", "ich möchte reservieren, weiß aber noch nicht wie viele wir sind"],
    ["fr", "je voudrais réserver mais je ne sais pas encore combien on sera"],
    ["nl", "ik wil reserveren maar weet nog niet met hoeveel we zijn"],
    ["nb", "jeg vil bestille bord men vet ikke hvor mange vi blir"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(language, text).intent).toBe("book");
  });
});
