import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const kids = "my sister and our two kids who are 6 and 9";
const comment = `${kids}, My oldest is allergic to peanuts; my sister's husband`;
const draft = { date: "2026-12-12", time: "17:30", partySize: 7, comment };
const read = (text: string) =>
  understand(text, {
    ...{ now, language: "en", expecting: "confirm", tablePicked: true, draft, noted: comment },
  });

describe("what is taken out of a note leaves no scrap of the rest, and what is to be noted beside it is noted:", () => {
  test.for([
    [
      "Please do put the high chair for the baby on there and take off the bit about my sister's husband",
      `${kids}, My oldest is allergic to peanuts`,
      "the high chair for the baby",
    ],
    ["take off the bit about my sister's husband", `${kids}, My oldest is allergic to peanuts`, undefined],
    ["take off the bit about my sister", "My oldest is allergic to peanuts", undefined],
    ["Please do put the high chair for the baby on there", undefined, "the high chair for the baby"],
    ["do add the high chair", undefined, "the high chair"],
  ] as const)("“%s”", ([text, wishesLeft, noted]) => {
    const said = read(text);
    expect({ left: said.wishesLeft, comment: said.comment }).toEqual({ left: wishesLeft, comment: noted });
  });
});
