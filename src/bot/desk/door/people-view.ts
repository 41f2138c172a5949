/** A link that lets one in, once: it is shown to who asked for it, and kept nowhere. */
export interface Invited {
  readonly type: "invited";
  readonly text: string;
  readonly link: string;
  /** UTC, ISO 8601. */
  readonly expiresAt: string;
}

/** One device of somebody's at the desk. */
interface DeskSessionView {
  readonly id: string;
  readonly name: string;
  /** As what, where, since when, and when they were there last. */
  readonly text: string;
}

/** Who may enter the desk in a browser. */
export interface DeskSessions {
  readonly type: "deskSessions";
  readonly title: string;
  readonly sessions: readonly DeskSessionView[];
  /** Said where there are none. */
  readonly none: string;
}
