import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const friday = "2026-11-20";
const saturday = "2026-11-21";

describe("an hour is read as it is written:", () => {
  test.for([
    ["en", "fri 18.15", friday, "18:15"],
    ["en", "friday at 7.45pm", friday, "19:45"],
    ["en", "friday quarter past seven", friday, "19:15"],
    ["de", "fr 18.15", friday, "18:15"],
    ["de", "freitag 19:30uhr", friday, "19:30"],
    ["de", "freitag um halbacht", friday, "19:30"],
    ["de", "freitag viertelnach sieben", friday, "19:15"],
    ["de", "freitag dreiviertel acht", friday, "19:45"],
    ["fr", "vendredi 20h30", friday, "20:30"],
    ["fr", "vendredi midi et demi", friday, "12:30"],
    ["fr", "vendredi à 20heures", friday, "20:00"],
    ["es", "viernes 20h30", friday, "20:30"],
    ["es", "viernes 20.30h", friday, "20:30"],
    ["it", "venerdì h20.30", friday, "20:30"],
    ["it", "venerdì ore20", friday, "20:00"],
    ["nl", "vrijdag 19u", friday, "19:00"],
    ["nl", "vrijdag om halfacht", friday, "19:30"],
    ["nl", "vrijdag halfzeven", friday, "18:30"],
    ["nl", "vrijdag kwart over zeven", friday, "19:15"],
    ["nl", "vrijdag kwartvoor acht", friday, "19:45"],
    ["pt", "sexta 20h30", friday, "20:30"],
    ["pt", "sexta às20h", friday, "20:00"],
    ["sv", "fredag kl1930", friday, "19:30"],
    ["sv", "fredag halvåtta", friday, "19:30"],
    ["sv", "fredag kl.19.30", friday, "19:30"],
    ["nb", "fredag kl1930", friday, "19:30"],
    ["nb", "fredag halvåtte", friday, "19:30"],
  ] as const)("%s: %s", ([language, text, date, time]) => {
    const values = stated(text, { language });
    expect([values.date, values.time]).toEqual([date, time]);
  });
});

describe("two hours after a weekday are a range of time:", () => {
  test.for([
    ["en", "sat 18-19, we are six"],
    ["de", "samstag 18-19 uhr, wir sind sechs"],
    ["fr", "samedi 18-19h, on est six"],
    ["es", "sábado 18-19, somos seis"],
    ["it", "sabato 18-19, siamo sei"],
    ["nl", "zaterdag 18-19, we zijn met zes"],
    ["pt", "sábado 18-19, somos seis"],
    ["sv", "lördag 18-19, vi är sex"],
    ["nb", "lørdag 18-19, vi er seks"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language })).toEqual({
      partySize: 6,
      date: saturday,
      timeFrom: "18:00",
      timeTo: "19:00",
    });
  });

  test("but days, where the calendar has that weekday on the first of them", () => {
    expect(stated("friday 20-22 november", { language: "en" }).time).toBeUndefined();
    expect(stated("fredag 20-22", { language: "sv" }).date).toBe(friday);
  });
});

test.for([
  ["nl", "morgen lunch om 1 voor twee", "13:00", 2],
  ["pt", "amanhã ao almoço à 1 para dois", "13:00", 2],
  ["nl", "morgen om 8 voor vier", "20:00", 4],
] as const)("%s: the word before a party is none for minutes: %s", ([language, text, time, partySize]) => {
  const values = stated(text, { language });
  expect([values.time, values.partySize]).toEqual([time, partySize]);
});
