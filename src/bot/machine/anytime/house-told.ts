import { contactOutside } from "#src/bot/machine/core/contact-lines.ts";
import type { Context, VenueFacts } from "#src/bot/machine/core/context.ts";
import { listedVenues } from "#src/bot/machine/core/house.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import { scenarioValue } from "#src/bot/machine/core/values.ts";
import { waysAt } from "./house-ways.ts";

/** Which restaurants there are, and where; of more than can be listed their number. */
export function restaurantsIn(context: Context): Message[] {
  const listed = listedVenues(context);
  if (listed.length === 0) return [message("askVenueByName", { count: context.venues.length })];
  return listed.flatMap((venue) => {
    const address = addressOf(venue);
    return address ? [address] : contactOutside(venue.id, context);
  });
}

/** What a restaurant is: where, and what each way to dine there is in its own words, or else which ways there are. */
export function houseAt(venue: VenueFacts, language: string): Message[] {
  const address = addressOf(venue);
  const told = venue.scenarioNames.flatMap((name) => descriptionOf(name, venue, language));
  return [...(address ? [address] : []), ...(told.length > 0 ? told : waysAt(venue))];
}

function addressOf({ name, address }: VenueFacts): Message | undefined {
  return address === undefined ? undefined : message("addressOfVenue", { venue: name, address });
}

/** What a way to dine is, as the house tells it in this language or else in its own. */
export function descriptionOf(scenarioName: string, venue: VenueFacts, language: string): Message[] {
  const told = venue.descriptions?.[scenarioName];
  const text = typeof told === "object" ? (told[language] ?? told[""]) : told;
  if (text === undefined) return [];
  return [message("scenarioTold", { venue: venue.name, scenario: scenarioValue(scenarioName, venue), text })];
}
