import { newId } from "#src/lib/ids.ts";
import { type Case, casesOf } from "../case.ts";
import { expectThat, NotTried, refused, shaped, succeeded } from "../expectations.ts";
import { waitlistShape } from "../shapes.ts";
import { guest, type Stage } from "../stage.ts";

const { specified, decided } = casesOf("Waitlist", true);

/** Puts two people on the line of a slot that has one; they leave it when the case is over. */
async function join({ line, place, keep }: Stage) {
  const { venueId, slots } = await place();
  const slot = slots.find(({ waitlistAvailable }) => waitlistAvailable);
  if (!slot) throw new NotTried("no slot of the day has a waitlist");
  const references = { extReferenceId: newId(), extReferenceNumber: newId() };
  const body = { guestCount: 2, timeSlotId: slot.id, guest, ...references };
  const answer = await line.ask("POST", `/venues/${venueId}/waitlists`, { body });
  const entry = shaped(waitlistShape, succeeded(answer));
  const path = `/venues/${venueId}/waitlists/${encodeURIComponent(entry.id)}`;
  const cancel = () => line.ask("PATCH", path, { body: { state: "CANCELLED" } });
  keep(async () => [200, 201, 204, 409].includes((await cancel()).status));
  return { entry, path, cancel };
}

export const waitlistCases: readonly Case[] = [
  specified("takes an entry, and answers it without data around it", async (stage) => {
    const { entry } = await join(stage);
    expectThat(entry.guestCount === 2, `it is for ${entry.guestCount}`);
  }),
  specified("cancels an entry, and answers it without data around it", async (stage) => {
    const { cancel } = await join(stage);
    const { status } = shaped(waitlistShape, succeeded(await cancel()));
    expectThat(status === "CANCELLED", `its state is ${status}`);
  }),
  specified("sets no other state of an entry", async (stage) => {
    const { path } = await join(stage);
    for (const state of ["CONFIRMED", "REGISTERED"])
      refused(await stage.line.ask("PATCH", path, { body: { state } }));
  }),
  decided("takes no entry for a slot that is free", async ({ line, place, keep }) => {
    const { venueId, slots } = await place();
    const slot = slots.find(({ available, waitlistAvailable }) => available && !waitlistAvailable);
    if (!slot) throw new NotTried("no slot of the day is free and without a waitlist");
    const body = {
      guestCount: 2,
      timeSlotId: slot.id,
      guest,
      extReferenceId: newId(),
      extReferenceNumber: newId(),
    };
    const answer = await line.ask("POST", `/venues/${venueId}/waitlists`, { body });
    const { data } = waitlistShape.pick({ id: true }).safeParse(answer.body);
    const path = `/venues/${venueId}/waitlists/${encodeURIComponent(data?.id ?? "")}`;
    if (data)
      keep(async () => (await line.ask("PATCH", path, { body: { state: "CANCELLED" } })).status < 300);
    refused(answer);
  }),
];
