import { type Case, casesOf } from "../case.ts";
import { expectThat, refused, refusedWith, shaped, unwrapped } from "../expectations.ts";
import { bookingShape } from "../shapes.ts";
import { pathOf, readBooking, setState } from "../stage.ts";

const { specified, decided } = casesOf("States", true);

export const stateCases: readonly Case[] = [
  specified("sets UNCONFIRMED, then CONFIRMED, and answers the booking", async (stage) => {
    const booking = await stage.book();
    for (const state of ["UNCONFIRMED", "CONFIRMED"] as const) {
      const answer = await stage.line.ask("PATCH", pathOf(booking), { body: { state } });
      const { status } = shaped(bookingShape, unwrapped(answer));
      expectThat(status === state, `its state is ${status} after ${state} was set`);
    }
  }),
  specified("moves no state to a lower level", async (stage) => {
    const booking = await stage.book();
    await setState(stage, booking, "CONFIRMED");
    refused(await stage.line.ask("PATCH", pathOf(booking), { body: { state: "UNCONFIRMED" } }));
    const { status } = await readBooking(stage, booking);
    expectThat(status === "CONFIRMED", `its state is ${status}`);
  }),
  specified("sets none of the states that are not settable", async (stage) => {
    const booking = await stage.book();
    for (const state of ["REGISTERED", "WAITING", "SEATED", "BILL_PRINTED", "CLOSED", "NO_SHOW"]) {
      refused(await stage.line.ask("PATCH", pathOf(booking), { body: { state } }));
      const { status } = await readBooking(stage, booking);
      expectThat(status === "REGISTERED", `its state is ${status} after ${state}`);
    }
  }),
  specified("changes nothing about a booking that is cancelled", async (stage) => {
    const booking = await stage.book({ comment: "By the window" });
    await setState(stage, booking, "CANCELLED");
    refused(await stage.line.ask("PATCH", pathOf(booking), { body: { state: "CONFIRMED" } }));
    const cancelled = await readBooking(stage, booking);
    refused(await stage.line.ask("PUT", pathOf(booking), { body: { ...cancelled, comment: "Elsewhere" } }));
    const { status, comment } = await readBooking(stage, booking);
    expectThat(status === "CANCELLED" && comment === "By the window", "it was changed all the same");
  }),
  decided("answers 409 to a state that is not allowed, and 400 to what is none", async (stage) => {
    const booking = await stage.book();
    await setState(stage, booking, "CONFIRMED");
    refusedWith(await stage.line.ask("PATCH", pathOf(booking), { body: { state: "UNCONFIRMED" } }), 409);
    refusedWith(await stage.line.ask("PATCH", pathOf(booking), { body: { state: "HAPPY" } }), 400);
  }),
];
