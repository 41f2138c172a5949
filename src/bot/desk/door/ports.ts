import type { DeskRole, DeskSession } from "./session.ts";

/** Whom a one-time link lets in, and as what. */
export interface Invitation {
  readonly name: string;
  readonly role: DeskRole;
  /** Absent for the whole house. */
  readonly venueIds?: readonly number[];
}

/** A session that somebody has, on one device. */
export interface Admission {
  readonly sessionId: string;
  readonly session: DeskSession;
}

/** One who may enter, as a list of them shows it. */
export interface ListedSession extends Admission {
  readonly begunAt: Temporal.Instant;
  readonly usedAt: Temporal.Instant;
}

/** Which sessions are in force: those begun and used after these moments, and not ended. */
export interface InForce {
  readonly begunAfter: Temporal.Instant;
  readonly usedAfter: Temporal.Instant;
}

/** What an invitation becomes. */
interface Entry {
  readonly invitationHash: Uint8Array;
  readonly keyHash: Uint8Array;
  readonly sessionId: string;
  /** Of the person, where nobody of this name has ever entered. */
  readonly personId: string;
  readonly at: Temporal.Instant;
}

/** Keeps who was invited and who is in. Of links and of what browsers hold it keeps hashes alone. */
export interface DoorBook {
  invite(hash: Uint8Array, invitation: Invitation, expiresAt: Temporal.Instant): Promise<void>;
  /** What became of an invitation; undefined where there never was one, or it is long past. */
  findInvitation(hash: Uint8Array): Promise<{ readonly isSpent: boolean } | undefined>;
  /** Spends the invitation and begins a session, both or neither: of two at once, one has it. */
  enter(entry: Entry): Promise<Admission | undefined>;
  findSession(keyHash: Uint8Array, which: InForce): Promise<ListedSession | undefined>;
  used(sessionId: string, at: Temporal.Instant): Promise<void>;
  /** The last used first. */
  listSessions(which: InForce): Promise<readonly ListedSession[]>;
  /** Ends it where it is in force: whose it was. */
  end(sessionId: string, which: InForce, at: Temporal.Instant): Promise<Admission | undefined>;
  /** Of these sessions, those that are in force. */
  listInForce(sessionIds: readonly string[], which: InForce): Promise<readonly string[]>;
  /** Whether anybody ever entered. */
  wasEntered(): Promise<boolean>;
  /** Drops the invitations that were good until then at most, and the sessions that had begun by then. */
  tidy(before: { readonly expired: Temporal.Instant; readonly begun: Temporal.Instant }): Promise<void>;
}
