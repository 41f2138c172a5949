/** Runs the work of many chats: the steps of one lane of a chat one after the other, different lanes side by side. */
export interface Lanes<Name extends string, Work> {
  /** Says that there may be work in this lane; `work` is the piece of it, if it is known. */
  kick(conversationId: string, lane: Name, work?: Work): void;
  /** Resolves when no lane is being worked on. */
  idle(): Promise<void>;
}

/**
 * Creates the lanes.
 * @param step does one piece of a lane's work: `work` if it is given, else what it finds; it kicks the lanes that
 * have more
 * @param onFault called when a step throws; its lane then rests until it is kicked again
 */
export function createLanes<Name extends string, Work>(
  step: (conversationId: string, lane: Name, work?: Work) => Promise<void>,
  onFault: (error: unknown, conversationId: string) => void,
): Lanes<Name, Work> {
  const running = new Map<
    string,
    { kicked: boolean; readonly known: Work[]; readonly done: Promise<void> }
  >();

  async function work(key: string, conversationId: string, lane: Name, known: Work[]): Promise<void> {
    // Lets `kick` return first, and enter this lane into the map.
    await Promise.resolve();
    const entry = running.get(key);
    do {
      if (entry && known.length === 0) entry.kicked = false;
      try {
        await step(conversationId, lane, known.shift());
      } catch (error) {
        if (entry) entry.kicked = false;
        onFault(error, conversationId);
      }
    } while (known.length > 0 || entry?.kicked);
    running.delete(key);
  }

  return {
    kick: (conversationId, lane, given) => {
      const key = JSON.stringify([conversationId, lane]);
      const entry = running.get(key);
      const known = given === undefined ? [] : [given];
      if (entry) {
        entry.known.push(...known);
        if (given === undefined) entry.kicked = true;
      } else running.set(key, { kicked: false, known, done: work(key, conversationId, lane, known) });
    },
    idle: async () => {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
