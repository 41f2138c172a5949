import { words } from "../word-list.ts";

export const negations: readonly string[] = words`
  not
  not for
  not on
  not at
  instead of
  rather than
  isn't
  isn't for
  aren't
  no longer
  don't want
  anything but
  except
  except for
  other than
  instead of the
  not the for
  were
`;

const end = String.raw`(?=[,.!?;]|$| (?:but|so|then|what|how|maybe|let's)(?![\p{L}]))`;

/** After the day or the time that is turned down. */
export const refusals: readonly string[] = words`
  (?:is|'s|are|would be) (?:simply |absolutely |really |completely )?(?:out of the question|off the table|ruled out|a no-go|a no go|unthinkable)(?: for (?:me|us))?${end}
  (?:no way|no chance)(?=[,.! ]*$|[,.!])
  (?:is|'s) out of the question(?=[,.! ]*$|[,.!])
  (?:does|do|will|would)(?:n't| not) (?:work|do|suit|fit)(?: (?:me|us))?(?: for (?:me|us))?(?: after all)?${end}
  won't (?:work|do)(?: for (?:me|us))?${end}
  (?:is not|isn't|'s not|is no longer) (?:possible|good|great|ideal|an option|going to work)(?: for (?:me|us))?${end}
  (?:is|'s) (?:no good|impossible|not good|out)(?: for (?:me|us))?${end}
  (?:is|would be|'s|are|feels|sounds|gets) (?:a bit|a little|rather|quite|pretty|kind of|kinda|very) (?:late|early)
`;
