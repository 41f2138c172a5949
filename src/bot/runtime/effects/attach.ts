import type { Effect } from "#src/bot/machine/core/effect.ts";
import { scenarioValue } from "#src/bot/machine/core/values.ts";
import { formatName } from "#src/bot/replies/format.ts";
import { toCalendarFile } from "#src/calendar/to-calendar-file.ts";
import { defined } from "#src/lib/defined.ts";
import type { Attachment } from "../ports/platform.ts";
import type { ClaimedEffect, Settlement } from "../turn-store.ts";
import type { Outside } from "./outside.ts";
import { DeliveryFault, toSettlement } from "./talk.ts";
import { words } from "./words.ts";

type AttachCalendarFile = Extract<Effect, { type: "attachCalendarFile" }>;

/** Gives the guest the visit for their calendar. Told twice it is one: the file is the same. */
export async function attachCalendarFile(
  outside: Outside,
  claimed: ClaimedEffect,
  effect: AttachCalendarFile,
): Promise<Settlement> {
  const { booking, change, at, title, note } = effect;
  const venue = outside.house.venues().find(({ id }) => id === booking.venueId);
  // A house that is no longer ours has no visits either.
  if (!venue) return { outcome: "dropped" };
  const startsAt = Temporal.Instant.from(booking.startsAt);
  const { name, address, email, website, location } = venue;
  const scenario = formatName(scenarioValue(booking.scenarioName, venue), effect.language);
  const text = toCalendarFile({
    key: [claimed.conversation.guestReference, String(booking.venueId), booking.id],
    change,
    at: Temporal.Instant.from(at),
    startsAt,
    ...(booking.endsAt !== undefined && { endsAt: Temporal.Instant.from(booking.endsAt) }),
    title: words(outside, effect, title),
    notes: [scenario, words(outside, effect, note)].filter((line) => line !== "").join("\n"),
    venue: { name, ...defined({ address, email, website, location }) },
  });
  const date = startsAt.toZonedDateTimeISO(venue.timeZone).toPlainDate().toString();
  return await attach(outside, claimed, {
    type: "file",
    name: `${date}.ics`,
    mediaType: "text/calendar",
    text,
    change,
  });
}

/** Shows where the house is, on the platform's map. */
export async function attachPlace(
  outside: Outside,
  claimed: ClaimedEffect,
  { venueId }: Extract<Effect, { type: "attachPlace" }>,
): Promise<Settlement> {
  const venue = outside.house.venues().find(({ id }) => id === venueId);
  if (!venue?.location || venue.address === undefined) return { outcome: "dropped" };
  const { name, address, location } = venue;
  return await attach(outside, claimed, { type: "place", name, address, ...location });
}

/** Shows how the house looks. */
export async function attachPhotos(
  outside: Outside,
  claimed: ClaimedEffect,
  { venueId }: Extract<Effect, { type: "attachPhotos" }>,
): Promise<Settlement> {
  const { photos = [] } = outside.house.venues().find(({ id }) => id === venueId) ?? {};
  const [first, ...others] = photos;
  if (first === undefined) return { outcome: "dropped" };
  return await attach(outside, claimed, { type: "photos", addresses: [first, ...others] });
}

/** Adds it to the chat, where the platform can. */
async function attach(outside: Outside, claimed: ClaimedEffect, attachment: Attachment): Promise<Settlement> {
  const platform = platformOf(outside, claimed);
  if (!platform?.capabilities.attachments) return { outcome: "dropped" };
  return await give(outside, claimed, attachment);
}

/** Gives the guest what they asked for by name: also where the platform leaves files elsewhere than in the chat. */
export async function give(
  outside: Outside,
  claimed: ClaimedEffect,
  attachment: Attachment,
): Promise<Settlement> {
  const { conversation } = claimed;
  const { address, unreachable } = conversation;
  const platform = platformOf(outside, claimed);
  if (unreachable || !platform) return { outcome: "dropped" };
  try {
    return toSettlement(outside, conversation, await platform.attach(address, attachment));
  } catch (cause) {
    throw new DeliveryFault(cause);
  }
}

function platformOf(
  { platforms }: Outside,
  { conversation }: ClaimedEffect,
): Outside["platforms"][number] | undefined {
  return platforms.find(({ name }) => name === conversation.address.platform);
}
