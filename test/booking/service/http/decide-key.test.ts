import { describe, expect, test } from "vitest";
import type { KeyChoice, KeyWish } from "#src/booking/service/http/client-registry.ts";
import { decideCreation, decideRevocation, type KeyFacts } from "#src/booking/service/http/decide-key.ts";
import type { StoredKey } from "#src/booking/service/store/api-keys.ts";

const createdAt = Temporal.Instant.from("2026-11-20T09:00:00Z");
const revokedAt = Temporal.Instant.from("2026-11-21T09:00:00Z");
const one = { id: "one", name: "anna", createdAt };
const two = { id: "two", name: "anna", createdAt };
const limited = { ...one, venueIds: [2] };
const over = { id: "over", name: "anna", createdAt, revokedAt };

const nothing: KeyFacts = { isConfigured: false, keys: [] };
const configured: KeyFacts = { isConfigured: true, keys: [] };
const venues = () => [
  { id: 1, name: "Fjord" },
  { id: 2, name: "Harbour" },
];

describe("a key is created", () => {
  test.for<[string, KeyWish, KeyFacts, readonly number[] | undefined]>([
    ["for a new name", { name: "anna" }, nothing, undefined],
    ["for some venues, each named once and in order", { name: "anna", venueIds: [2, 1, 2] }, nothing, [1, 2]],
    ["under a name whose keys are all revoked", { name: "anna" }, { ...nothing, keys: [over] }, undefined],
    [
      "beside the first, when it is asked for",
      { name: "anna", second: true },
      { ...nothing, keys: [one] },
      undefined,
    ],
    ["as limited as the first", { name: "anna", second: true }, { ...nothing, keys: [limited] }, [2]],
    [
      "with limits of its own beside the first",
      { name: "anna", second: true, venueIds: [1] },
      { ...nothing, keys: [limited, over] },
      [1],
    ],
    ["for the longest name", { name: "a".repeat(100) }, nothing, undefined],
    ["for a name of all that is allowed", { name: "A_b-c.9" }, nothing, undefined],
  ])("%s", ([, wish, facts, venueIds]) => {
    expect(decideCreation(wish, facts, venues)).toEqual({ ok: true, value: venueIds ? { venueIds } : {} });
  });

  test.for<[string, KeyWish, KeyFacts, boolean | undefined]>([
    ["when it is asked for", { name: "anna", readOnly: true }, nothing, true],
    ["for the bot's bookings", { name: "maitred", readOnly: true }, nothing, true],
    [
      "as the first",
      { name: "anna", second: true },
      { ...nothing, keys: [{ ...one, readOnly: true }] },
      true,
    ],
    [
      "beside one that writes",
      { name: "anna", second: true, readOnly: true },
      { ...nothing, keys: [one] },
      true,
    ],
    ["not unless it is asked for", { name: "anna" }, nothing, undefined],
  ])("for reading alone %s", ([, wish, facts, readOnly]) => {
    expect(decideCreation(wish, facts, venues)).toEqual({ ok: true, value: readOnly ? { readOnly } : {} });
  });

  test.for<[string, KeyWish, KeyFacts, string, RegExp]>([
    ["an empty name", { name: "" }, nothing, "bad_name", /1 to 100/],
    ["a name with a space", { name: "an na" }, nothing, "bad_name", /1 to 100/],
    ["a name with a letter of elsewhere", { name: "änna" }, nothing, "bad_name", /1 to 100/],
    ["too long a name", { name: "a".repeat(101) }, nothing, "bad_name", /1 to 100/],
    ["the bot's own name", { name: "maitred" }, nothing, "own_name", /the bot itself/],
    ["a configured name", { name: "anna" }, configured, "configured_name", /in SERVICE_API_KEYS/],
    [
      "a name that has a key",
      { name: "anna" },
      { ...nothing, keys: [one] },
      "has_key",
      /one of 2026.*--second/,
    ],
    [
      "a third key",
      { name: "anna", second: true },
      { ...nothing, keys: [one, over, two] },
      "has_two_keys",
      /one of .* two of .*revoke/,
    ],
    [
      "a second key without a first",
      { name: "anna", second: true },
      { ...nothing, keys: [over] },
      "has_no_key",
      /leave out/,
    ],
    [
      "a venue that is not there",
      { name: "anna", venueIds: [1, 9] },
      nothing,
      "unknown_venue",
      /venue 9; .*1 \(Fjord\), 2 \(Harbour\)/,
    ],
  ])("but not for %s", ([, wish, facts, code, detail]) => {
    const decision = decideCreation(wish, facts, venues);
    expect(decision).toEqual({ ok: false, code, detail: expect.stringMatching(detail) });
  });

  test("without a look at the venues when it is for all of them", () => {
    const broken = () => {
      throw new Error("the venue file is broken");
    };
    expect(decideCreation({ name: "anna" }, nothing, broken)).toMatchObject({ ok: true });
  });
});

describe("a key is revoked", () => {
  test.for<[string, KeyChoice & { isConfigured?: boolean }, readonly StoredKey[], StoredKey]>([
    ["the only one", { name: "anna" }, [one], one],
    ["the only one in force", { name: "anna" }, [over, one], one],
    ["the one of two that is named", { name: "anna", keyId: "two" }, [one, two], two],
    ["one whose name was configured later", { name: "anna", isConfigured: true }, [one], one],
  ])("%s", ([, { isConfigured = false, ...choice }, keys, value]) => {
    expect(decideRevocation(choice, { isConfigured, keys })).toEqual({ ok: true, value });
  });

  test.for<[string, KeyChoice, KeyFacts, string, RegExp]>([
    ["the bot's own", { name: "maitred" }, nothing, "own_name", /the bot itself/],
    ["a configured one", { name: "anna" }, configured, "configured_name", /take it out there/],
    ["nobody's", { name: "anna" }, nothing, "unknown_client", /no client "anna"/],
    [
      "either of two",
      { name: "anna" },
      { ...nothing, keys: [one, two] },
      "ambiguous",
      /one of .* two of .*--key/,
    ],
    [
      "one that the client has not",
      { name: "anna", keyId: "x" },
      { ...nothing, keys: [one] },
      "unknown_key",
      /no key x/,
    ],
    ["one a second time", { name: "anna" }, { ...nothing, keys: [over] }, "revoked_already", /2026-11-21T09/],
    [
      "one a second time beside another",
      { name: "anna", keyId: "over" },
      { ...nothing, keys: [over, one] },
      "revoked_already",
      /2026-11-21T09/,
    ],
  ])("but not %s", ([, choice, facts, code, detail]) => {
    expect(decideRevocation(choice, facts)).toEqual({
      ok: false,
      code,
      detail: expect.stringMatching(detail),
    });
  });
});
