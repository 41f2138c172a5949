import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("an hour of the night is after midnight, and not after noon:", () => {
  test.for([
    ["en", "a table for 2 at 3 in the morning", "03:00"],
    ["en", "friday 1 at night", "01:00"],
    ["en", "friday 9 at night", "21:00"],
    ["de", "um 3 Uhr nachts zu zweit", "03:00"],
    ["de", "nachts um 2 für vier", "02:00"],
    ["de", "freitag um 10 uhr nachts", "22:00"],
    ["fr", "à 3 h du matin", "03:00"],
    ["fr", "vers 2h de la nuit", "02:00"],
    ["es", "a las 3 de la madrugada", "03:00"],
    ["es", "a la 1 de la noche", "01:00"],
    ["es", "a las 9 de la noche", "21:00"],
    ["it", "alle 3 di notte", "03:00"],
    ["it", "alle 11 di notte", "23:00"],
    ["nl", "om 3 uur 's nachts", "03:00"],
    ["nl", "'s nachts om 2", "02:00"],
    ["pt", "às 3 da madrugada", "03:00"],
    ["pt", "à 1 da noite", "01:00"],
    ["sv", "klockan 3 på natten", "03:00"],
    ["nb", "klokka 2 om natten", "02:00"],
  ] as const)("%s: %s", ([language, text, time]) => {
    expect(stated(text, { language }).time).toBe(time);
  });
});

describe("a bare number beside a part of the day is an hour of it, or else the party:", () => {
  test.for([
    ["en", "monday late in the evening, 3", undefined, 3],
    ["en", "friday evening, 8", "20:00", undefined],
    ["en", "sunday lunch, 1", "13:00", undefined],
    ["en", "sunday morning 9", "09:00", undefined],
    ["en", "tonight 2", undefined, 2],
    ["de", "montag am späteren abend, 3", undefined, 3],
    ["de", "freitag abend 8", "20:00", undefined],
    ["de", "sonntag mittag, 1", "13:00", undefined],
    ["de", "heute abend 4", undefined, 4],
    ["nl", "maandag in de late avond, 3", undefined, 3],
    ["nl", "vrijdagavond 8", "20:00", undefined],
    ["sv", "måndag sent på kvällen, 3", undefined, 3],
    ["sv", "fredag kväll 8", "20:00", undefined],
    ["nb", "mandag sent på kvelden, 3", undefined, 3],
    ["nb", "fredag kveld 8", "20:00", undefined],
    ["fr", "lundi en fin de soirée, 3", undefined, 3],
    ["es", "el lunes a última hora de la noche, 3", undefined, 3],
    ["it", "lunedì in tarda serata, 3", undefined, 3],
    ["pt", "segunda ao fim da noite, 3", undefined, 3],
  ] as const)("%s: %s", ([language, text, time, partySize]) => {
    const values = stated(text, { language });
    expect(values.time).toBe(time);
    expect(values.partySize).toBe(partySize);
  });

  test("an hour that says so stays one, and so does one that was asked for", () => {
    expect(stated("tonight at 3", { language: "en" }).time).toBe("15:00");
    expect(stated("heute abend um 4", { language: "de" }).time).toBe("16:00");
    expect(stated("saturday evening, 4", { language: "en", expecting: "time" }).time).toBe("16:00");
  });
});

describe("the first hours after an evening are the next day's:", () => {
  test.for([
    ["en", "table for 2 tonight at 12", "2026-11-19", "00:00"],
    ["en", "table for 2 tonight at midnight", "2026-11-19", "00:00"],
    ["en", "friday night at half past midnight", "2026-11-21", "00:30"],
    ["de", "heute abend um 12", "2026-11-19", "00:00"],
    ["en", "saturday, 1 at night", "2026-11-21", "01:00"],
    ["en", "tonight at 11", "2026-11-18", "23:00"],
  ] as const)("%s: %s", ([language, text, date, time]) => {
    expect(stated(text, { language })).toMatchObject({ date, time });
  });
});
