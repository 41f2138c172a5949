import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

function answer(text: string, language: string | undefined) {
  const context = { now, expecting: "name", tablePicked: true } as const;
  const { firstName, lastName, date } = understand(text, language ? { ...context, language } : context);
  return { firstName, lastName, date };
}

test.for([
  ["en", "Joe Friday", "Joe", "Friday"],
  ["en", "my name is Joe Friday", "Joe", "Friday"],
  ["de", "Anna Freitag", "Anna", "Freitag"],
  ["de", "Robert Sonntag, 0171 2345678", "Robert", "Sonntag"],
  ["fr", "Jean Mardi", "Jean", "Mardi"],
  ["es", "Marta Domingo", "Marta", "Domingo"],
  ["it", "Paolo Sabato", "Paolo", "Sabato"],
  ["nl", "Anna Zondag", "Anna", "Zondag"],
  ["pt", "Marta Domingo", "Marta", "Domingo"],
  ["sv", "Anna Fredag", "Anna", "Fredag"],
  [undefined, "Marta Domingo", "Marta", "Domingo"],
] as const)(
  "a surname that is a weekday moves no table, in %s: %s",
  ([language, text, firstName, lastName]) => {
    expect(answer(text, language)).toEqual({ firstName, lastName, date: undefined });
  },
);

test.for([
  ["en", "Joe, Friday please"],
  ["de", "Anna, Freitag"],
  ["en", "actually Friday"],
  ["de", "doch lieber Freitag"],
] as const)("but a day beside a name is one, in %s: %s", ([language, text]) => {
  expect(answer(text, language).date).toBe("2026-11-20");
});
