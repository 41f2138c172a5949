import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { StaffRequest } from "#src/bot/machine/core/enquiry.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { nameOf } from "../booking-view.ts";
import { when } from "../notice.ts";
import { longDate, people, texts } from "../words.ts";

/** A request as the staff read it. There is no booking whose details could hold the number and the wish. */
export function requestWords(request: StaffRequest, venues: readonly VenueFacts[]): string {
  const { venueId, partySize, date, guest, comment, changing } = request;
  const contacts = [guest.phone, guest.email].filter((contact) => contact !== undefined);
  return [
    [longDate(Temporal.PlainDate.from(date)), ...timeWords(request)].join(", "),
    people(partySize),
    nameOf({ name: fullName(guest) }),
    ...(contacts.length > 0 ? contacts : [texts.noContact]),
    ...(comment === undefined ? [] : [`${texts.wish}: ${comment}`]),
    ...(changing
      ? [`${texts.changes}: ${when(changing.startsAt, venueId, venues)}, ${people(changing.partySize)}`]
      : []),
  ].join("\n");
}

function timeWords({ time }: StaffRequest): readonly string[] {
  if (time === undefined) return [];
  if (time.type === "at") return [time.time];
  return [[time.from ?? "", time.to ?? ""].join("–")];
}
