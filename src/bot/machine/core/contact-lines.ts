import { type Context, staffReach, venueById } from "./context.ts";
import { listedVenues } from "./house.ts";
import { type Message, message, plain } from "./message.ts";

/** The venue's phone number, where it has one, for when only a person can help. */
export function contactLines(venueId: number, context: Context): Message[] {
  const venue = venueById(context, venueId);
  if (venue?.phone === undefined) return [];
  return [message("contactVenue", { venue: venue.name, phone: venue.phone })];
}

/** That the staff have been told, or will find it, where either can be. */
export function staffKnow(venueId: number, context: Context): Message[] {
  switch (staffReach(venueId, context)) {
    case "channel":
    case "page":
      return [plain("staffKnow")];
    case "later":
      return [message("wordKept", { venue: venueById(context, venueId)?.name ?? "" })];
    case "nowhere":
      return [];
  }
}

/** How somebody of some venue's staff is asked for; none where nobody reads along anywhere. */
export function askStaff(context: Context): Message[] {
  return hasStaff(context) ? [plain("askStaff")] : [];
}

/** Whether what a guest has for the staff is read by somebody, at some venue at least. */
export function hasStaff(context: Context): boolean {
  return context.venues.some(({ id }) => staffReach(id, context) !== "nowhere");
}

/** How to reach a person for what maitred does not know or do: the phone number, or else the staff through this chat. */
export function whoHelps(venueId: number, context: Context): Message[] {
  const lines = contactLines(venueId, context);
  if (lines.length > 0) return lines;
  return staffReach(venueId, context) === "nowhere" ? writtenContact(venueId, context) : [plain("askStaff")];
}

/** So many restaurants are told one by one where none is talked about; of more, their numbers would be a directory. */
const fewHouses = 4;

/** Who knows what the house has not told here: of the venue that is talked about, or else of each of a few. */
export function whoKnows(venueId: number | undefined, context: Context): Message[] {
  if (venueId !== undefined) return whoHelps(venueId, context);
  if (context.venues.length > fewHouses) return [];
  const lines = context.venues.flatMap(({ id }) => whoHelps(id, context));
  return lines.filter(
    ({ key }, index) => key !== "askStaff" || lines.findIndex((one) => one.key === key) === index,
  );
}

/** Every way to a person outside this chat: the phone, or else the e-mail address and the website. */
export function contactOutside(venueId: number, context: Context): Message[] {
  const lines = contactLines(venueId, context);
  return lines.length > 0 ? lines : writtenContact(venueId, context);
}

function writtenContact(venueId: number, context: Context): Message[] {
  const { name: venue = "", email, website } = venueById(context, venueId) ?? {};
  return [
    ...(email === undefined ? [] : [message("emailOfVenue", { venue, email })]),
    ...(website === undefined ? [] : [message("websiteOfVenue", { venue, website })]),
  ];
}

/** How the house that is talked about, or else each of them, can be reached by who has a table that the chat does not know. */
export function waysToTell(venueId: number | undefined, context: Context): Message[] {
  const one = venueById(context, venueId);
  const meant = venueId === undefined ? listedVenues(context) : one ? [one] : [];
  return meant.flatMap(({ id }) => contactOutside(id, context));
}
