import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
const read = (text: string, language: string, expecting: "name" | "confirm") => {
  const context = { now, language, draft, expecting, tablePicked: true };
  const { firstName, lastName, comment } = understand(text, context);
  return { firstName, lastName, comment };
};
const none = { firstName: undefined, lastName: undefined, comment: undefined };

test.for([
  ["fr", "vous pouvez mettre Julie Moreau", { firstName: "Julie", lastName: "Moreau" }],
  ["fr", "tu peux mettre au nom de Moreau", { lastName: "Moreau" }],
  ["it", "può mettere Giulia Moretti", { firstName: "Giulia", lastName: "Moretti" }],
  ["it", "potete scrivere a nome di Ferrari", { lastName: "Ferrari" }],
] as const)("a name is to be put down, and no wish, in %s: %s", ([language, text, name]) => {
  expect(read(text, language, "name")).toEqual({ ...none, ...name });
});

describe("what is no name", () => {
  test.for([
    ["fr", "la première"],
    ["fr", "pareil"],
    ["fr", "le nom de famille ou le prénom ?"],
    ["it", "è uguale"],
  ] as const)("is none in %s: %s", ([language, text]) => {
    expect(read(text, language, "name")).toEqual(none);
  });

  test.for([
    ["fr", "vous pouvez mettre une chaise haute ?"],
    ["it", "può mettere un seggiolone?"],
  ] as const)("may be a wish, in %s: %s", ([language, text]) => {
    const { comment, ...name } = read(text, language, "name");
    expect(name).toEqual({ firstName: undefined, lastName: undefined });
    expect(comment).toBeDefined();
  });
});

test.for([
  ["fr", "c'est pas Dupond mais Dupont", "Dupont"],
  ["it", "non è Rosi ma Rossi", "Rossi"],
] as const)("of two spellings the second is right, in %s: %s", ([language, text, firstName]) => {
  expect(read(text, language, "confirm")).toEqual({ ...none, firstName });
});

test.for([
  ["fr", "c'est pas mal mais bruyant"],
  ["fr", "ce n'est pas samedi mais dimanche"],
  ["it", "non è male ma rumoroso"],
] as const)("but nobody is called so in %s: %s", ([language, text]) => {
  const { firstName, lastName } = read(text, language, "confirm");
  expect({ firstName, lastName }).toEqual({ firstName: undefined, lastName: undefined });
});
