import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
const read = (text: string, language: string) => understand(text, { now, language, expecting: null, draft });

test.for([
  ["en", "Friday's the school play. Can you move us to Saturday, same time"],
  ["en", "I have to work on Friday, could it be Saturday at the same time?"],
  ["de", "am Freitag muss ich arbeiten, ginge auch Samstag zur gleichen Zeit?"],
  ["fr", "vendredi je travaille finalement, samedi à la même heure c'est possible ?"],
  ["es", "me toca trabajar el viernes, ¿puede ser el sábado a la misma hora?"],
  ["it", "venerdì devo lavorare, si può fare sabato alla stessa ora?"],
  ["nl", "vrijdag moet ik werken, kan het zaterdag op dezelfde tijd?"],
  ["pt", "sexta tenho que trabalhar, pode ser sábado à mesma hora?"],
  ["sv", "på fredag måste jag jobba, går det på lördag samma tid?"],
] as const)("a booking moves away from its own day, at its time: %s, %s", ([language, text]) => {
  expect(read(text, language)).toMatchObject({ intent: "change", date: "2026-11-21", time: "19:00" });
  expect(read(text, language)).not.toHaveProperty("openReadings");
});

test.for([
  ["en", "I have to work on Friday, could it be Saturday?"],
  ["en", "my daughter is in a play, can we move it to Saturday?"],
  ["de", "am Freitag muss ich arbeiten, ginge auch Samstag?"],
] as const)("without a time as well: %s, %s", ([language, text]) => {
  const { time, ...said } = read(text, language);
  expect([said.intent, said.date, time]).toEqual(["change", "2026-11-21", undefined]);
});

test.for([
  ["de", "19 Uhr schaffen wir nicht, geht auch eine Stunde später?"],
  ["en", "we won't make 7, could it be an hour later?"],
  ["fr", "on ne sera pas là à 19h, une heure plus tard c'est possible ?"],
] as const)("the booking's own time is only what it shall be later than: %s, %s", ([language, text]) => {
  expect(read(text, language)).toMatchObject({ intent: "change", timeShift: "later", shiftMinutes: 60 });
  expect(read(text, language)).not.toHaveProperty("time");
});

test("what no restaurant does stays that", () => {
  expect(read("what's the weather like on Saturday?", "en").intent).toBe("other");
  expect(read("change the song please", "en").intent).toBe("other");
});
