import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { operations } from "#src/booking/contract/operations.ts";
import { mistakes } from "#test/support/booking/mistakes.ts";

type Row = readonly [what: string, fields: Record<string, unknown>];
type RefusedRow = readonly [what: string, fields: Record<string, unknown>, mistake: string];

const body = operations.createBooking.body;
const draft = { guestCount: 2, timeSlotId: "slot" };
const properties = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key ${index}`, "value"]));
const texts = (count: number) => Array.from({ length: count }, (_, index) => `text ${index}`);

const takenDrafts: readonly Row[] = [
  ["the least there is", {}],
  [
    "a start and a scenario instead of a slot",
    { timeSlotId: null, timeFrom: "2026-11-22T18:00:00Z", scenarioName: "Dinner" },
  ],
  ["one guest", { guestCount: 1 }],
  ["a party larger than any table", { guestCount: 2_147_483_647 }],
  ["a number with an empty fraction", { guestCount: 4.0 }],
  ["an empty guest", { guest: {} }],
  [
    "names of 100 characters",
    { guest: { firstName: "a".repeat(100), lastName: "b".repeat(100), phone: "1".repeat(100) } },
  ],
  ["an address of 254 characters", { guest: { email: "e".repeat(254) } }],
  ["astral characters that fill 100 UTF-16 units", { guest: { firstName: "🍷".repeat(50) } }],
  ["a comment of 2,000 characters", { comment: "c".repeat(2000) }],
  ["an empty comment", { comment: "" }],
  ["references of 200 characters", { extReferenceId: "r".repeat(200), extReferenceNumber: "n".repeat(200) }],
  ["50 properties", { extProperties: properties(50) }],
  ["a property of 100 and 1,000 characters", { extProperties: { ["k".repeat(100)]: "v".repeat(1000) } }],
  ["a slot id of 128 characters with + / =", { timeSlotId: `${"A".repeat(125)}+/=` }],
  ["tags and types", { tags: texts(50), types: ["t".repeat(100)] }],
  ["a fee of nothing", { noShowFee: { amountPreAuthorized: 0, amountToCapture: 12.5 } }],
  ["the path's venue", { venueId: 1 }],
  ["29 February of a leap year", { timeFrom: "2028-02-29T18:00:00Z" }],
];

const refusedDrafts: readonly RefusedRow[] = [
  ["no guest count", { guestCount: null }, "guestCount: is required"],
  ["no guests", { guestCount: 0 }, "guestCount: must be a whole number from 1 to 2147483647"],
  ["half a guest", { guestCount: 2.5 }, "guestCount: must be a whole number from 1 to 2147483647"],
  ["a guest count in text", { guestCount: "2" }, "guestCount: must be a whole number from 1 to 2147483647"],
  [
    "a guest count beyond 32 bits",
    { guestCount: 2_147_483_648 },
    "guestCount: must be a whole number from 1 to 2147483647",
  ],
  ["no slot", { timeSlotId: null }, "timeSlotId: is required, unless timeFrom and scenarioName are given"],
  [
    "a start without a scenario",
    { timeSlotId: null, timeFrom: "2026-11-22T18:00:00Z" },
    "timeSlotId: is required, unless timeFrom and scenarioName are given",
  ],
  [
    "a scenario without a start",
    { timeSlotId: null, scenarioName: "Dinner" },
    "timeSlotId: is required, unless timeFrom and scenarioName are given",
  ],
  ["an empty slot id", { timeSlotId: "" }, "timeSlotId: must not be empty"],
  [
    "a slot id of 129 characters",
    { timeSlotId: "a".repeat(129) },
    "timeSlotId: must have at most 128 characters",
  ],
  [
    "a name of 101 characters",
    { guest: { firstName: "a".repeat(101) } },
    "guest.firstName: must have at most 100 characters",
  ],
  [
    "a last name of 101 characters",
    { guest: { lastName: "a".repeat(101) } },
    "guest.lastName: must have at most 100 characters",
  ],
  [
    "51 astral characters, 102 UTF-16 units",
    { guest: { firstName: "🍷".repeat(51) } },
    "guest.firstName: must have at most 100 characters",
  ],
  [
    "an address of 255 characters",
    { guest: { email: "e".repeat(255) } },
    "guest.email: must have at most 254 characters",
  ],
  ["a phone in digits", { guest: { phone: 4712345678 } }, "guest.phone: must be text"],
  ["a list of guests", { guest: [] }, "guest: must be an object"],
  ["a guest in text", { guest: "Kari" }, "guest: must be an object"],
  [
    "a comment of 2,001 characters",
    { comment: "c".repeat(2001) },
    "comment: must have at most 2000 characters",
  ],
  ["NUL in a comment", { comment: "a\0b" }, "comment: must not contain the character NUL"],
  ["a lone high surrogate", { comment: "a\ud83c" }, "comment: must not contain a lone surrogate"],
  [
    "a lone low surrogate",
    { guest: { lastName: "\udf77b" } },
    "guest.lastName: must not contain a lone surrogate",
  ],
  ["an empty reference id", { extReferenceId: "" }, "extReferenceId: must not be empty"],
  ["an empty reference number", { extReferenceNumber: "" }, "extReferenceNumber: must not be empty"],
  [
    "a reference of 201 characters",
    { extReferenceId: "r".repeat(201) },
    "extReferenceId: must have at most 200 characters",
  ],
  [
    "a reference number of 201 characters",
    { extReferenceNumber: "r".repeat(201) },
    "extReferenceNumber: must have at most 200 characters",
  ],
  ["51 properties", { extProperties: properties(51) }, "extProperties: must have at most 50 properties"],
  [
    "a property's value of 1,001 characters",
    { extProperties: { key: "v".repeat(1001) } },
    "extProperties.key: must have at most 1000 characters",
  ],
  ["a property's value that is no text", { extProperties: { key: 1 } }, "extProperties.key: must be text"],
  ["a property's value of null", { extProperties: { key: null } }, "extProperties.key: must be text"],
  ["properties in a list", { extProperties: ["a"] }, "extProperties: must be an object of texts"],
  [
    "a scenario name of 101 characters",
    { scenarioName: "s".repeat(101) },
    "scenarioName: must have at most 100 characters",
  ],
  ["51 tags", { tags: texts(51) }, "tags: must have at most 50 entries"],
  ["a tag that is no text", { tags: [1] }, "tags.0: must be text"],
  ["a type of 101 characters", { types: ["t".repeat(101)] }, "types.0: must have at most 100 characters"],
  ["a fee in text", { noShowFee: { amountToCapture: "12" } }, "noShowFee.amountToCapture: must be a number"],
  [
    "a fee without end",
    { noShowFee: { amountToCapture: Number.POSITIVE_INFINITY } },
    "noShowFee.amountToCapture: must be a number",
  ],
  [
    "a negative fee",
    { noShowFee: { amountPreAuthorized: -1 } },
    "noShowFee.amountPreAuthorized: must not be negative",
  ],
  ["a venue in text", { venueId: "1" }, "venueId: must be a whole number from 0 to 2147483647"],
];

const moment = "must be a date and time in UTC, such as 2026-11-22T18:00:00Z";
const refusedMoments = [
  "2026-11-22T18:00:00",
  "2026-11-22 18:00:00Z",
  "2026-11-22",
  "2026-02-30T18:00:00Z",
  "2027-02-29T18:00:00Z",
  "2026-13-01T18:00:00Z",
  "2026-11-22T24:00:00Z",
  "2026-11-22T18:60:00Z",
  "2026-11-22T18:00:60Z",
  "2026-11-22T18:00Z",
  "2026-11-22T18:00:00Z[UTC]",
  "+002026-11-22T18:00:00Z",
  "0000-01-01T00:00:00Z",
  "tomorrow",
  "",
  1_795_370_400,
];

describe("a booking's draft", () => {
  test.for(takenDrafts)("takes %s", ([, fields]) => {
    expect(mistakes(body, { ...draft, ...fields })).toEqual([]);
  });

  test.for(refusedDrafts)("refuses %s", ([, fields, mistake]) => {
    expect(mistakes(body, { ...draft, ...fields })).toEqual([mistake]);
  });

  test("refuses a property's name of 101 characters", () => {
    const name = "k".repeat(101);
    expect(mistakes(body, { ...draft, extProperties: { [name]: "v" } })).toEqual([
      `extProperties.${name}: must be a name of at most 100 characters without NUL or lone surrogates`,
    ]);
  });

  test.for(refusedMoments)("refuses %j as a moment", (timeFrom) => {
    expect(mistakes(body, { ...draft, timeFrom })).toEqual([`timeFrom: ${moment}`]);
  });

  test.for([
    ["2026-11-22T18:00:00Z", "2026-11-22T18:00:00Z"],
    ["2026-11-22T19:00:00+01:00", "2026-11-22T18:00:00Z"],
    ["2026-11-22T18:00:00.500Z", "2026-11-22T18:00:00.5Z"],
  ] as const)("reads the moment %s as %s", ([timeFrom, read]) => {
    expect(body.parse({ ...draft, timeFrom })).toEqual({ ...draft, timeFrom: read });
  });

  test.for([null, [], "text", 1, true])("refuses %j as a whole", (value) => {
    expect(mistakes(body, value)).toEqual([": must be an object"]);
  });

  test("names every mistake at once", () => {
    expect(mistakes(body, { comment: 1, tags: "a" })).toEqual(
      expect.arrayContaining([
        "comment: must be text",
        "tags: must be a list",
        "guestCount: is required",
        "timeSlotId: is required, unless timeFrom and scenarioName are given",
      ]),
    );
  });

  test("drops nulls, unknown fields, and the id and status that a service gives", () => {
    const given = {
      ...draft,
      id: 5,
      status: "DANCING",
      comment: null,
      guest: { firstName: "Kari", age: 41 },
      x: 1,
    };
    expect(body.parse(given)).toEqual({ ...draft, guest: { firstName: "Kari" } });
  });

  test("lets no property reach the prototype", () => {
    const given: unknown = JSON.parse(
      '{"guestCount":2,"timeSlotId":"slot","extProperties":{"__proto__":"x","a":"b"}}',
    );
    expect(Object.entries(body.parse(given).extProperties ?? {})).toEqual([["a", "b"]]);
  });
});

describe("a complete booking", () => {
  const update = operations.updateBooking.body;

  test("keeps id, venue and status, so that the service can compare them", () => {
    const given = { ...draft, id: "b1", venueId: 1, status: "CONFIRMED" };
    expect(update.parse(given)).toEqual(given);
  });

  test.for<RefusedRow>([
    ["an unknown state", { status: "DANCING" }, "status: must be a booking state"],
    ["an id that is no text", { id: 5 }, "id: must be text"],
    ["no guest count", { guestCount: null }, "guestCount: is required"],
    ["no slot", { timeSlotId: null }, "timeSlotId: is required, unless timeFrom and scenarioName are given"],
  ])("refuses %s", ([, fields, mistake]) => {
    expect(mistakes(update, { ...draft, ...fields })).toEqual([mistake]);
  });
});

describe("the small bodies", () => {
  const state = "state: must be one of UNCONFIRMED, CONFIRMED and CANCELLED";

  test.for(["UNCONFIRMED", "CONFIRMED", "CANCELLED"])("the state of a booking can become %s", (value) => {
    expect(mistakes(operations.updateBookingState.body, { state: value })).toEqual([]);
  });

  test.for([
    "REGISTERED",
    "WAITING",
    "SEATED",
    "BILL_PRINTED",
    "CLOSED",
    "NO_SHOW",
    "confirmed",
    "",
    null,
    1,
  ])("the state of a booking cannot become %j", (value) => {
    expect(mistakes(operations.updateBookingState.body, { state: value })).toEqual([state]);
  });

  test("a waitlist entry can only be cancelled", () => {
    const schema = operations.updateWaitlistState.body;
    expect(mistakes(schema, { state: "CANCELLED" })).toEqual([]);
    expect(mistakes(schema, { state: "CONFIRMED" })).toEqual(["state: must be CANCELLED"]);
    expect(mistakes(schema, {})).toEqual(["state: must be CANCELLED"]);
  });

  test("a new slot is spelled timeslotId, in this body only", () => {
    const schema = operations.updateBookingTimeSlot.body;
    expect(mistakes(schema, { timeslotId: "slot" })).toEqual([]);
    expect(mistakes(schema, { timeSlotId: "slot" })).toEqual(["timeslotId: is required"]);
    expect(mistakes(schema, { timeslotId: "a".repeat(129) })).toEqual([
      "timeslotId: must have at most 128 characters",
    ]);
  });
});

describe("paths", () => {
  test.for(["0", "1", "2147483647"])("%j is a venue", (venueId) => {
    expect(operations.createBooking.params.parse({ venueId })).toEqual({ venueId: Number(venueId) });
  });

  test.for(["", "abc", "-1", "1.0", "01", " 1", "1 ", "1e1", "+1", "0x1", "2147483648", "९"])(
    "%j is no venue",
    (venueId) => {
      expect(mistakes(operations.createBooking.params, { venueId })).toEqual([
        "venueId: must be a whole number from 0 to 2147483647",
      ]);
    },
  );

  test.for<readonly [z.ZodType, string, string]>([
    [operations.getBooking.params, "bookingId", "must not contain the character NUL"],
    [operations.updateWaitlistState.params, "waitlistId", "must not contain the character NUL"],
  ])("an id with NUL is refused", ([schema, name, mistake]) => {
    expect(mistakes(schema, { venueId: "1", [name]: "a\0" })).toEqual([`${name}: ${mistake}`]);
    expect(mistakes(schema, { venueId: "1", [name]: "a/ø" })).toEqual([]);
  });
});
