import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/**
 * What a message says beside an offer that it declines with thanks, while times are offered: "the terrace in November, no
 * thanks, the waitlist" is of the waitlist. Undefined where nothing else is said.
 */
export function besideTurnedDown(
  original: string,
  { expecting }: Pick<UnderstandingContext, "expecting">,
): string | undefined {
  const match = expecting === "slot" ? declined.exec(foldText(original)) : null;
  return match === null ? undefined : original.slice(match[0].length);
}

/** In the languages there are. */
const noThanks = [
  ...["no,? (?:thanks|thank you|thx)", "(?:nein|nee|ne),? danke", "non,? merci", "no,? (?:muchas )?gracias"],
  ...["no,? grazie", "nee,? (?:bedankt|dank je|dank u)", "nao,? obrigad[oa]", "nej,? tack", "nei,? takk"],
].join("|");

const declined = new RegExp(`^[^.,;:!?]{3,50}[ ,]{1,2}(?:${noThanks}) ?[,.;:!–-]{1,2} ?(?=[\\p{L}\\d])`, "u");
