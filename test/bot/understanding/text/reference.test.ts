import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "../stated.ts";

const read = (text: string, expecting: "name" | null = null) => understand(text, { now, expecting });

describe("a reference", () => {
  test.each(["K7QM-2XRF", "CVXR-TWCD", "66AC-MYRX", "2APR-XCQR", "88PP-3XMR", "546A-A8J7"])(
    "is nothing but that, whatever it looks like: %s",
    (reference) => {
      for (const expecting of [null, "name"] as const) {
        expect(read(reference, expecting)).toEqual({ intent: "other", reference });
        expect(read(`my reference is ${reference}`, expecting)).toMatchObject({ reference });
        expect(read(`my reference is ${reference}`, expecting)).not.toHaveProperty("firstName");
      }
    },
  );

  test("is read in small letters where it has a digit, and beside what its bookings are under", () => {
    expect(read("k7qm-2xrf")).toEqual({ intent: "other", reference: "K7QM-2XRF" });
    expect(read("K7QM-2XRF, +47 900 12 345")).toMatchObject({ reference: "K7QM-2XRF", phone: "+4790012345" });
    expect(read("CVXR-TWCD, Anna Berg", "name")).toMatchObject({ firstName: "Anna", lastName: "Berg" });
  });

  test.each(["the steak well-done please", "4790-1234", "ring me on 2345-6789"])("is not in “%s”", (text) => {
    expect(read(text)).not.toHaveProperty("reference");
  });
});
