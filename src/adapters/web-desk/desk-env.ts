import type { DeskSession } from "#src/bot/desk/door/session.ts";

/** What the door hands on with each request that it lets through. */
export interface DeskEnv {
  Variables: {
    /** Who asks. */
    session: DeskSession;
    /** Of the device by which they do. */
    sessionId: string;
  };
}
