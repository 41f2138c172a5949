import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

function answer(text: string, language: string) {
  const { firstName, lastName, date, intent } = understand(text, {
    now,
    language,
    expecting: "name",
    tablePicked: true,
  });
  return { firstName, lastName, date, intent };
}

test.for([
  ["en", "my name is Friday", "Friday", undefined],
  ["en", "surname May", undefined, "May"],
  ["de", "mein Name ist Freitag", "Freitag", undefined],
  ["de", "auf den Namen Mai", undefined, "Mai"],
  ["es", "me llamo Julio Mayo", "Julio", "Mayo"],
  ["es", "Julio Mayo", "Julio", "Mayo"],
  ["es", "Julio Pérez", "Julio", "Pérez"],
  ["es", "Abril García", "Abril", "García"],
  ["es", "soy Julio", "Julio", undefined],
  ["pt", "meu nome é Abril Domingos", "Abril", "Domingos"],
] as const)(
  "who is called like a day or a month moves no table, in %s: %s",
  ([language, text, firstName, lastName]) => {
    expect(answer(text, language)).toMatchObject({ firstName, lastName, date: undefined });
  },
);

test.for([
  ["en", "on Friday"],
  ["de", "auf Freitag"],
  ["de", "lieber Freitag"],
  ["es", "mejor en julio"],
  ["fr", "plutôt dimanche"],
  ["it", "Sabato sera"],
] as const)("but a day that is said is one, in %s: %s", ([language, text]) => {
  const { firstName, lastName, date } = answer(text, language);
  expect({ firstName, lastName }).toEqual({ firstName: undefined, lastName: undefined });
  expect(date).toBeDefined();
});

test.for([
  ["en", "thanks anyway"],
  ["de", "trotzdem danke"],
  ["fr", "merci quand même"],
  ["es", "gracias de todos modos"],
  ["it", "grazie lo stesso"],
  ["nl", "toch bedankt"],
  ["pt", "obrigado na mesma"],
  ["sv", "tack ändå"],
] as const)("nobody is called “thanks anyway”, in %s: %s", ([language, text]) => {
  expect(answer(text, language)).toEqual({ firstName: undefined, lastName: undefined, intent: "thanks" });
});
