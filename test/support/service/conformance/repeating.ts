import { describe, expect, test } from "vitest";
import { ask, expectProblem, succeed } from "../ask.ts";
import { keys } from "../test-service.ts";
import {
  at,
  bookDinner,
  bookingPath,
  dinnerSlots,
  freshDate,
  freshText,
  type GetStage,
  guest,
} from "./stage.ts";

export function describeRepeating(stage: GetStage): void {
  const draft = (date: string, fields = {}) => ({
    guestCount: 8,
    timeFrom: at(date, "19:00"),
    scenarioName: "Dinner",
    guest,
    ...fields,
  });
  const post = async (body: unknown, key: string, more: { readonly key?: string } = {}) =>
    await ask(stage().send, "createBooking", { body, headers: { "Idempotency-Key": key }, ...more });
  const read = async (response: Response) => ({ status: response.status, body: await response.json() });

  describe("Idempotency-Key", () => {
    test("answers a repeated request with the first answer, and places it once", async () => {
      const [date, key] = [freshDate(), freshText("key")];
      const first = await read(await post(draft(date, { guestCount: 4 }), key));
      expect(first.status).toBe(201);
      for (const body of [draft(date, { guestCount: 4 }), draft(date, { unknown: "field", guestCount: 4 })]) {
        expect(await read(await post(body, key))).toEqual(first);
      }
      expect((await dinnerSlots(stage(), date, 4)).get("19:00")).toMatchObject({ available: true });
    });

    test("answers repeats that arrive together with one and the same booking", async () => {
      const [date, key] = [freshDate(), freshText("key")];
      const answers = await Promise.all(
        Array.from({ length: 8 }, async () => read(await post(draft(date), key))),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
    });

    test("repeats a refusal too, even once the slot is free again", async () => {
      const { send } = stage();
      const [date, key] = [freshDate(), freshText("key")];
      const taken = await bookDinner(stage(), date, "19:00", { guestCount: 8 });
      await expectProblem(await post(draft(date), key), "slot_unavailable");
      await succeed(send, "updateBookingState", { params: bookingPath(taken), body: { state: "CANCELLED" } });
      await expectProblem(await post(draft(date), key), "slot_unavailable");
      expect(await read(await post(draft(date), freshText("key")))).toMatchObject({ status: 201 });
    });

    test("repeats the first answer even when that booking has lapsed or changed since", async () => {
      const [date, key] = [freshDate(), freshText("key")];
      const first = await read(await post(draft(date, { guest: undefined }), key));
      stage().service.clock.advance({ minutes: 20 });
      expect(await read(await post(draft(date, { guest: undefined }), key))).toEqual(first);
    });

    test.for([
      ["another party size", { guestCount: 4 }],
      ["another comment", { comment: "x" }],
      ["a body that is not valid", { guestCount: "eight" }],
    ])("refuses the key with %s", async ([, fields]) => {
      const [date, key] = [freshDate(), freshText("key")];
      const first = await read(await post(draft(date), key));
      await expectProblem(await post(draft(date, fields), key), "idempotency_key_reused");
      expect(await read(await post(draft(date), key))).toEqual(first);
    });

    test("refuses the key with another operation, and after an invalid body", async () => {
      const [date, key] = [freshDate(), freshText("key")];
      await expectProblem(await post(draft(date, { guestCount: 0 }), key), "invalid_request");
      await expectProblem(await post(draft(date, { guestCount: 0 }), key), "invalid_request");
      await expectProblem(await post(draft(date), key), "idempotency_key_reused");
      const input = { body: draft(date), headers: { "Idempotency-Key": key } };
      await expectProblem(await ask(stage().send, "createWaitlistEntry", input), "idempotency_key_reused");
    });

    test("belongs to its client", async () => {
      const [date, key] = [freshDate(), freshText("key")];
      const first = await read(await post(draft(date, { guestCount: 4 }), key));
      const other = await read(await post(draft(date, { guestCount: 4 }), key, { key: keys.ben }));
      expect(other).toMatchObject({ status: 201 });
      expect(other).not.toEqual(first);
    });

    test("is forgotten after 24 hours", async () => {
      const [date, key] = [freshDate(), freshText("key")];
      const first = await read(await post(draft(date, { guestCount: 4 }), key));
      stage().service.clock.advance({ hours: 23, minutes: 59, seconds: 59 });
      expect(await read(await post(draft(date, { guestCount: 4 }), key))).toEqual(first);
      stage().service.clock.advance({ seconds: 1 });
      const again = await read(await post(draft(date, { guestCount: 2 }), key));
      expect(again).toMatchObject({ status: 201, body: { data: { guestCount: 2 } } });
    });

    test("works for waitlist entries", async () => {
      const [date, key] = [freshDate(), freshText("key")];
      await bookDinner(stage(), date, "19:00", { guestCount: 8 });
      const input = { body: draft(date), headers: { "Idempotency-Key": key } };
      const first = await read(await ask(stage().send, "createWaitlistEntry", input));
      expect(first.status).toBe(201);
      expect(await read(await ask(stage().send, "createWaitlistEntry", input))).toEqual(first);
    });

    test("must be something: an endless one is refused", async () => {
      await expectProblem(await post(draft(freshDate()), "k".repeat(201)), "invalid_request");
      expect(
        await read(await post(draft(freshDate()), `${"k".repeat(180)}${freshText("key")}`)),
      ).toMatchObject({
        status: 201,
      });
    });
  });
}
