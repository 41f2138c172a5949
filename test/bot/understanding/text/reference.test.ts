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

  test.each(["I have a booking, my reference is 29TV-HKMH", "Meine Referenz: 29tv-hkmh", "29TV-HKMH"])(
    "is read among other words: %s",
    (text) => {
      expect(read(text)).toMatchObject({ reference: "29TV-HKMH" });
    },
  );

  test("is read in small letters where it has a digit, and beside what its bookings are under", () => {
    expect(read("k7qm-2xrf")).toEqual({ intent: "other", reference: "K7QM-2XRF" });
    expect(read("K7QM-2XRF, +47 900 12 345")).toMatchObject({ reference: "K7QM-2XRF", phone: "+4790012345" });
    expect(read("CVXR-TWCD, Anna Berg", "name")).toMatchObject({ firstName: "Anna", lastName: "Berg" });
  });

  test.each(["the steak well-done please", "call 4567-8923", "semi-open-plan", "2026-11-28"])(
    "is not in “%s”",
    (text) => {
      expect(read(text)).not.toHaveProperty("reference");
    },
  );
});
