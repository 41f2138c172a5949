import fc from "fast-check";
import { expect, test } from "vitest";
import type { Booking } from "#src/booking/contract/booking.ts";
import { conversations } from "#test/support/walks/conversations.ts";
import { waysToQuestions } from "#test/support/walks/questions.ts";
import { otherSentences } from "#test/support/walks/sentences.ts";
import { type BookingFields, heldFields, heldTable, tableFields } from "#test/support/walks/shown.ts";
import { type Given, type Outcome, takeWalk } from "#test/support/walks/take-walk.ts";

/** As many as find a table that is not given back, or cancelled unasked; many more where faults are looked for. */
const walksTaken = { numRuns: process.env["EXPLORE"] ? 10_000 : 400 };

/** What the service did to one booking. */
type Deed =
  | { readonly kind: "placed"; readonly booking: Booking }
  | { readonly kind: "altered"; readonly was: Booking; readonly is: Booking };

/** Who says that they come late agrees to nothing: it is noted with the booking, and nothing else of that changes. */
function isLateness(was: Booking, is: Booking, { said }: Outcome): boolean {
  const isNoted = said.some(({ lines }) => lines.some(({ key }) => key === "lateNoted"));
  return isNoted && same({ ...was, comment: "" }, { ...is, comment: "" });
}

function deedsIn(outcome: Outcome): Deed[] {
  const { before, after } = outcome;
  return [...after.values()].flatMap((is): Deed[] => {
    const was = before.get(is.id);
    if (!was) return [{ kind: "placed", booking: is }];
    const isSame = JSON.stringify(was) === JSON.stringify(is);
    return isSame || isLateness(was, is, outcome) ? [] : [{ kind: "altered", was, is }];
  });
}

/** A change leaves the answer to whether they come as it was, but where its yes was shown to be that too. */
function isStatusAgreed(was: Booking, is: Booking, comes: boolean): boolean {
  return was.status === is.status || (comes && is.status === "CONFIRMED");
}

/** True when the deed is what was shown for this yes, field by field. */
function isAgreed(deed: Deed, { consent, isNo }: Given): boolean {
  const { to, fields } = consent;
  if (deed.kind === "placed") {
    if (to === "book") return same(heldFields(deed.booking), fields);
    return to === "take" && same(withoutDetails(heldFields(deed.booking)), fields);
  }
  const { was, is } = deed;
  const isOnlyState = same({ ...was, status: "" }, { ...is, status: "" });
  const isCancelled = isOnlyState && is.status === "CANCELLED";
  switch (to) {
    case "book":
      return consent.replaces !== undefined && isCancelled && same(heldTable(was), consent.replaces);
    case "change":
      return (
        isStatusAgreed(was, is, consent.comes === true) &&
        same(heldFields(is), { ...heldFields(was), ...fields })
      );
    case "cancel":
      return isCancelled && same(heldTable(was), fields);
    case "answer":
      return isOnlyState && is.status === (isNo ? "CANCELLED" : "CONFIRMED") && same(heldTable(was), fields);
    case "take":
      return false;
  }
}

const same = (a: object, b: object): boolean => sorted(a) === sorted(b);
const sorted = (fields: object): string => JSON.stringify(Object.entries(fields).toSorted());
const withoutDetails = ({ name: _name, comment: _comment, ...fields }: BookingFields) => fields;

test("what was shown before a yes is what the service holds after it and what is told; without a yes nothing changes", {
  timeout: 1_800_000,
}, async () => {
  const agreedTo = new Set<string>();
  const paid = new Set<string>();
  const look = (outcome: Outcome) => {
    for (const deed of deedsIn(outcome)) agreedTo.add(agreementTo(deed, outcome));
    expectTruth(outcome);
  };
  const walks = fc.asyncProperty(conversations, async (steps) => {
    // Whatever was kept for the guest is booked, given back, or still talked about; whatever was paid, too.
    const { leaked, misplaced, payments } = await takeWalk(steps, look);
    for (const state of payments) paid.add(state);
    expect(leaked).toEqual([]);
    expect(misplaced).toEqual([]);
  });
  await fc.assert(walks, walksTaken);
  // Walks that agree to nothing and pay nothing prove nothing.
  expect(paid).toContain("booked");
  expect([...agreedTo].toSorted()).toEqual(["answer", "book", "cancel", "change", "take"]);
});

/** The kind of question that this was the answer to; fails where there was none, or it was about something else. */
function agreementTo(deed: Deed, { given }: Outcome): string {
  const agreed = given.find((consent) => isAgreed(deed, consent));
  const shown = agreed ? "this" : given.map(({ consent }) => consent);
  expect({ deed: describe(deed), shown }).toEqual({ deed: describe(deed), shown: "this" });
  return agreed?.consent.to ?? "nothing";
}

/** What is told as done is what the service holds. */
function expectTruth({ after, said }: Outcome): void {
  const held = [...after.values()];
  for (const { key, values } of said.flatMap(({ lines }) => lines)) {
    if (key !== "placed" && key !== "changed" && key !== "cancelled") continue;
    const shown = tableFields(values);
    const isHeld = held.some(
      (booking) =>
        same(heldTable(booking), shown) && (key === "cancelled") === (booking.status === "CANCELLED"),
    );
    expect({ key, shown, isHeld }).toEqual({ key, shown, isHeld: true });
  }
}

test.for(Object.entries(waysToQuestions))("%s: nothing but a yes is taken for one", async ([, way]) => {
  for (const text of otherSentences) {
    await takeWalk([...way, { move: { kind: "says", text }, waits: true }], (outcome) => {
      const unasked = outcome.given.length === 0 ? deedsIn(outcome) : [];
      expect({ text, unasked: unasked.map(describe) }).toEqual({ text, unasked: [] });
    });
  }
});

function describe(deed: Deed): object {
  if (deed.kind === "placed") return { placed: heldFields(deed.booking) };
  const { was, is } = deed;
  return { was: { ...heldFields(was), status: was.status }, is: { ...heldFields(is), status: is.status } };
}
