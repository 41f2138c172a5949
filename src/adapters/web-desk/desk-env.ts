import type { DeskSession } from "#src/bot/desk/door/session.ts";

/** What the door hands on with each request that it lets through. */
export interface DeskEnv {
  Bindings: {
    /** Where the request comes from, as limits count it. */
    readonly from: string;
  };
  Variables: {
    /** Who asks. */
    session: DeskSession;
    /** Of the device by which they do. */
    sessionId: string;
  };
}
