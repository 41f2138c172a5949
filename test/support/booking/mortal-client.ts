import { createPlacements } from "#src/booking/client/placements.ts";
import type { Send } from "#src/booking/client/send.ts";
import type { Placements } from "#src/booking/contract/placements.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { type Connection, createTestClient } from "./test-client.ts";

/** Where a process dies: at its request of this number, 1 being the first, before it leaves or once it is answered. */
export interface Death {
  readonly request: number;
  readonly when: "before it leaves" | "once it is answered";
}

/** A process with a client of its own: it keeps nothing, and may die in the middle of anything. */
export interface MortalClient extends Placements {
  /** Resolves when the process is dead: nothing that it began ever comes to an end. */
  readonly died: Promise<"died">;
  /** Lets the time of every request under way be over. */
  readonly expire: () => void;
}

export function createMortalClient(connection: Connection, death: Death | undefined): MortalClient {
  const died = Promise.withResolvers<"died">();
  const die = () => {
    died.resolve("died");
    return new Promise<never>(() => undefined);
  };
  let requests = 0;
  const send: Send = async (request) => {
    requests += 1;
    const isLast = requests === death?.request;
    if (isLast && death.when === "before it leaves") return die();
    const answer = await connection.send(request).catch((error) => (isLast ? die() : Promise.reject(error)));
    return isLast ? { ...answer, text: () => answer.text().then(die, die) } : answer;
  };
  const { client, wait, expire } = createTestClient({ ...connection, send });
  const placements = createPlacements({ client, log: createQuietLog(), wait, random: () => 0.5 });
  return { ...placements, died: died.promise, expire };
}
