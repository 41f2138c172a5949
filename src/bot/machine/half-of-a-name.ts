import type { State } from "#src/bot/machine/core/state.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * A name that stands in for a half of the known one, with the other half: "not Moretti but Moretto" of Luca Moretti, and
 * "Moretto" alone, which is much like it. Which half a lone name is, the words cannot tell.
 */
export function withOtherHalf(
  { insteadOfName: replaced, ...stated }: Understood,
  { guest }: State,
): Understood {
  const { firstName, lastName } = stated;
  const [said, ...others] = [firstName, lastName].filter((part) => part !== undefined);
  if (said === undefined || others.length > 0) return stated;
  const isMeant = (half = "") =>
    replaced === undefined ? isAlike(half, said) : half.toLowerCase() === replaced.toLowerCase();
  if (isMeant(guest.lastName))
    return { ...stated, ...defined({ firstName: guest.firstName }), lastName: said };
  return isMeant(guest.firstName)
    ? { ...stated, firstName: said, ...defined({ lastName: guest.lastName }) }
    : stated;
}

/** Alike from the beginning on, and no other length: "Moretti" and "Moretto". */
function isAlike(known: string, said: string): boolean {
  const [one, other] = [known.toLowerCase(), said.toLowerCase()];
  const differing = [...one].filter((letter, index) => letter !== other.charAt(index)).length;
  return (
    one.length === other.length &&
    one.length >= fewest &&
    one.charAt(0) === other.charAt(0) &&
    differing === 1
  );
}

/** In shorter names one letter makes another: "Tom" and "Tim". */
const fewest = 5;
