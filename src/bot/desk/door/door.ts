import type { Clock } from "#src/lib/clock.ts";
import { newId, newReference } from "#src/lib/ids.ts";
import type { Log } from "#src/lib/log.ts";
import { hashSecret, isSecret, newSecret } from "#src/lib/secret.ts";
import type { AuditTrail } from "../ports.ts";
import { writeDown } from "../trail.ts";
import type { Admission, DoorBook, InForce, Invitation, ListedSession } from "./ports.ts";
import { toStaffMember } from "./session.ts";

/** A link must be opened while whoever asked for it is still there. */
const linkLasts = Temporal.Duration.from({ minutes: 15 });
/** Who has not come for so long comes by a new link. */
const mostIdle = Temporal.Duration.from({ hours: 30 * 24 });
/** However often somebody comes. */
export const longestSession = Temporal.Duration.from({ hours: 90 * 24 });
/** That somebody came is written down no oftener. */
const noticedEvery = Temporal.Duration.from({ minutes: 10 });
/** Who comes with an old link is told so for a week. */
const linkRemembered = Temporal.Duration.from({ hours: 7 * 24 });

/** Why a link lets nobody in. */
export type LinkFault = "spent" | "expired" | "unknown";

type Entered =
  | { readonly ok: true; readonly key: string; readonly admission: Admission }
  | { readonly ok: false; readonly fault: LinkFault };

/** Who may sit at the desk in a browser (decision 0061). */
export interface Door {
  /** A link that lets one in, once. */
  invite(invitation: Invitation): Promise<{ readonly link: string; readonly expiresAt: Temporal.Instant }>;
  /** Spends a link; the key is what the browser is known by from then on. */
  enter(token: string): Promise<Entered>;
  /** Who has this key; undefined where it is nobody's, or no more. */
  recognise(key: string): Promise<Admission | undefined>;
  listSessions(): Promise<readonly ListedSession[]>;
  /** Somebody goes. */
  leave(admission: Admission): Promise<void>;
  /** Whose session it was; undefined where it is over already. */
  end(sessionId: string): Promise<Admission | undefined>;
  /** Of these sessions, those that are over. */
  listOver(sessionIds: readonly string[]): Promise<readonly string[]>;
  /** Whether anybody ever entered. */
  wasEntered(): Promise<boolean>;
}

export interface DoorParts {
  readonly book: DoorBook;
  /** Where browsers find the desk, without a slash at its end. */
  readonly deskUrl: string;
  readonly audit: AuditTrail;
  /** Told once somebody has come in, or a session is over. */
  readonly changed?: () => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

export function createDoor(parts: DoorParts): Door {
  const { book, clock, deskUrl } = parts;
  const inForce = (): InForce => ({
    begunAfter: clock.now().subtract(longestSession),
    usedAfter: clock.now().subtract(mostIdle),
  });
  // Strangers' browsers ask as well: once it is so, nobody asks the store again.
  let isEntered = false;
  return {
    invite: async (invitation) => {
      const { begunAfter: begun } = inForce();
      await book.tidy({ expired: clock.now().subtract(linkRemembered), begun });
      const token = newSecret();
      const expiresAt = clock.now().add(linkLasts);
      await book.invite(hashSecret(token), invitation, expiresAt);
      return { link: `${deskUrl}/enter?token=${token}`, expiresAt };
    },
    enter: (token) => enter(parts, token),
    recognise: async (key) => {
      const found = isSecret(key) ? await book.findSession(hashSecret(key), inForce()) : undefined;
      if (!found) return undefined;
      const { usedAt, ...admission } = found;
      const now = clock.now();
      if (Temporal.Instant.compare(usedAt.add(noticedEvery), now) < 0)
        await book.used(admission.sessionId, now);
      return admission;
    },
    listSessions: () => book.listSessions(inForce()),
    leave: async ({ sessionId, session }) => {
      await book.end(sessionId, inForce(), clock.now());
      await parts.changed?.();
      await writeDown(parts, "leaveDesk", toStaffMember(session));
    },
    end: async (sessionId) => {
      const ended = await book.end(sessionId, inForce(), clock.now());
      await parts.changed?.();
      return ended;
    },
    listOver: async (sessionIds) => {
      const still = new Set(await book.listInForce(sessionIds, inForce()));
      return sessionIds.filter((id) => !still.has(id));
    },
    wasEntered: async () => {
      isEntered ||= await book.wasEntered();
      return isEntered;
    },
  };
}

async function enter(parts: DoorParts, token: string): Promise<Entered> {
  const { book, clock } = parts;
  if (!isSecret(token)) return { ok: false, fault: "unknown" };
  const key = newSecret();
  const invitationHash = hashSecret(token);
  const ids = { sessionId: newReference(), personId: newId() };
  const admission = await book.enter({
    ...ids,
    invitationHash,
    keyHash: hashSecret(key),
    at: clock.now(),
  });
  if (admission) {
    await parts.changed?.();
    await writeDown(parts, "enterDesk", toStaffMember(admission.session));
    return { ok: true, key, admission };
  }
  const known = await book.findInvitation(invitationHash);
  if (known === undefined) return { ok: false, fault: "unknown" };
  return { ok: false, fault: known.isSpent ? "spent" : "expired" };
}
