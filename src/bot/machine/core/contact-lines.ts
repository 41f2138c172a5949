import { type Context, venueById } from "./context.ts";
import { type Message, message, plain } from "./message.ts";

/** The venue's phone number, where it has one, for when only a person can help. */
export function contactLines(venueId: number, context: Context): Message[] {
  const venue = venueById(context, venueId);
  if (venue?.phone === undefined) return [];
  return [message("contactVenue", { venue: venue.name, phone: venue.phone })];
}

/** How to reach a person for what maitred does not know or do: the phone number, or else the staff through this chat. */
export function whoHelps(venueId: number, context: Context): Message[] {
  const lines = contactLines(venueId, context);
  return lines.length > 0 || !context.hasStaff ? lines : [plain("askStaff")];
}
