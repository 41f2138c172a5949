import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import type { GuestDetails } from "./table.ts";

/** The service's limit of each part of a name, UTF-16 units. One that is longer is asked for again, not cut. */
const longestName = 100;

/** First and last name as one, empty while neither is known. */
export function fullName({ firstName, lastName }: GuestDetails): string {
  return [firstName, lastName].filter((part) => part !== undefined).join(" ");
}

type Name = Pick<GuestDetails, "firstName" | "lastName">;

/** The name that a message states, where the service can keep it. */
export function nameIn({ firstName, lastName }: Understood): Name | undefined {
  const stated = [firstName, lastName].filter((part) => part !== undefined);
  const isName = stated.length > 0 && stated.every((part) => part.length <= longestName);
  return isName ? defined({ firstName, lastName }) : undefined;
}

/** The guest's details with what they just stated of themselves. */
export function learnDetails(guest: GuestDetails, understood: Understood): GuestDetails {
  const { phone, email } = understood;
  const known = { firstName: guest.firstName, lastName: guest.lastName };
  const name = withKnown(nameIn(understood), understood, known);
  return withoutUndefined({ ...guest, ...name, phone: phone ?? guest.phone, email: email ?? guest.email });
}

/**
 * A new name replaces the old one whole: "put it under Kim" of Tom Hart makes no Tom Kim. A half that was missing completes
 * it, and one that is said to be that stands beside the other.
 */
function withKnown(
  stated: Name | undefined,
  { halfOfName }: Understood,
  known: { [Half in keyof Name]: Name[Half] | undefined },
): { [Half in keyof Name]: Name[Half] | undefined } {
  if (stated === undefined) return known;
  const { firstName, lastName } = stated;
  const completes =
    (firstName === undefined && known.lastName === undefined) ||
    (lastName === undefined && known.firstName === undefined);
  return halfOfName || completes
    ? { firstName: firstName ?? known.firstName, lastName: lastName ?? known.lastName }
    : { firstName, lastName };
}

/** Everything known before stays, said again or not. */
export function learnNeeds(guest: GuestDetails, needs: string | undefined): GuestDetails {
  if (needs === undefined || guest.needs?.includes(needs)) return guest;
  const all = guest.needs === undefined ? needs : `${guest.needs}, ${needs}`;
  // Told at every visit, they must leave room for the wishes of that visit.
  return all.length > longestNeeds ? guest : { ...guest, needs: all };
}

const longestNeeds = 500;

/** Without the needs that were taken out of a note: they are told at no other visit either. */
export function forgetNeeds({ needs, ...guest }: GuestDetails, removed: readonly string[]): GuestDetails {
  const left = needs?.split(", ").filter((need) => !removed.includes(need)) ?? [];
  return left.length === 0 ? guest : { ...guest, needs: left.join(", ") };
}

function withoutUndefined(
  details: { [Key in keyof GuestDetails]: GuestDetails[Key] | undefined },
): GuestDetails {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}
