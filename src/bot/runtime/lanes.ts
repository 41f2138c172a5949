/** Work of many chats: each lane of a chat is worked on step by step, and different ones never wait for one another. */
export interface Lanes<Name extends string> {
  /** There may be work in this lane. */
  kick(conversationId: string, lane: Name): void;
  /** Resolves when no lane is being worked on. */
  idle(): Promise<void>;
}

/**
 * @param step does one piece of a lane's work; false when there was none
 * @param onFault told of a step that threw; its lane then rests until it is kicked again
 */
export function createLanes<Name extends string>(
  step: (conversationId: string, lane: Name) => Promise<boolean>,
  onFault: (error: unknown, conversationId: string) => void,
): Lanes<Name> {
  const running = new Map<string, { kicked: boolean; readonly done: Promise<void> }>();

  async function work(key: string, conversationId: string, lane: Name): Promise<void> {
    // Lets `kick` return first, and enter this lane into the map.
    await Promise.resolve();
    try {
      do {
        const entry = running.get(key);
        if (entry) entry.kicked = false;
      } while ((await step(conversationId, lane)) || running.get(key)?.kicked);
    } catch (error) {
      onFault(error, conversationId);
    } finally {
      running.delete(key);
    }
  }

  return {
    kick: (conversationId, lane) => {
      const key = JSON.stringify([conversationId, lane]);
      const entry = running.get(key);
      if (entry) entry.kicked = true;
      else running.set(key, { kicked: false, done: work(key, conversationId, lane) });
    },
    idle: async () => {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
