import { createRandom } from "../engine/random.ts";
import type { Ways } from "./ways.ts";
import { grant, type Told, UnexpectedAnswer } from "./wishes.ts";

export interface Crowd {
  /** Ends once everybody's present wish is settled. */
  leave(): Promise<{ readonly told: readonly Told[]; readonly unexpected: readonly string[] }>;
}

/** So many guests who wish for a table, each again and again, numbered from `first`. */
export function openCrowd(ways: Ways, guests: number, first: number): Crowd {
  const random = createRandom(first + 1);
  const told: Told[] = [];
  const unexpected: string[] = [];
  let next = first;
  let isOver = false;
  const wishOn = async () => {
    while (!isOver) {
      try {
        told.push(await grant(ways.ask, next++, random));
      } catch (error) {
        if (!(error instanceof UnexpectedAnswer)) throw error;
        unexpected.push(error.message);
      }
    }
  };
  const all = Promise.all(Array.from({ length: guests }, wishOn));
  return {
    leave: async () => {
      isOver = true;
      await all;
      return { told, unexpected };
    },
  };
}
