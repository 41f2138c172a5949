import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { asReference } from "#src/lib/ids.ts";
import { answering } from "../answering.ts";
import type { DeskParts } from "../desk-parts.ts";
import { unknownVenue } from "../find-booking.ts";
import type { StaffMember } from "../ports.ts";
import { dayAndTime } from "../signed.ts";
import { writeDown } from "../trail.ts";
import type { Refused, Said } from "../view.ts";
import { texts } from "../words.ts";
import type { Door } from "./door.ts";
import type { DeskSessions, Invited } from "./people-view.ts";
import type { ListedSession } from "./ports.ts";
import type { DeskRole } from "./session.ts";
import { peopleTexts } from "./words.ts";

interface PeopleAsked {
  readonly by: StaffMember;
}

interface InviteAsked extends PeopleAsked {
  readonly name: string;
  /** A host, if left out. */
  readonly role?: DeskRole;
  /** The whole house, if left out. */
  readonly venueId?: number;
}

/** Who may enter the desk in a browser, in the hands of who runs the house. */
export interface People {
  /** A link for a colleague. */
  invite(ask: InviteAsked): Promise<Invited | Refused>;
  list(ask: PeopleAsked): Promise<DeskSessions | Refused>;
  /** Ends a session: its next request is turned away. */
  revoke(ask: PeopleAsked & { readonly session: string }): Promise<Said | Refused>;
}

export interface PeopleParts extends Pick<DeskParts, "venues" | "audit" | "clock" | "log"> {
  readonly door: Door;
}

const longestName = 100;

export function createPeople(parts: PeopleParts): People {
  return {
    invite: answering(parts, texts.failedToChange, ofTheHouse(invite)),
    list: answering(parts, texts.failedToRead, ofTheHouse(list)),
    revoke: answering(parts, texts.failedToChange, ofTheHouse(revoke)),
  };
}

/** For who answers for the whole house alone. */
function ofTheHouse<Ask extends PeopleAsked, Answer>(
  work: (parts: PeopleParts, ask: Ask) => Promise<Answer>,
): (parts: PeopleParts, ask: Ask) => Promise<Answer | Refused> {
  return async (parts, ask) =>
    ask.by.runsTheHouse === true ? await work(parts, ask) : refuse("notAllowed", peopleTexts.forOwners);
}

async function invite(parts: PeopleParts, ask: InviteAsked): Promise<Invited | Refused> {
  const { role = "host", venueId, by } = ask;
  const name = ask.name.trim();
  if (name === "" || name.length > longestName) return refuse("notUnderstood", peopleTexts.nameWanted);
  const venue = parts.venues().find(({ id }) => id === venueId);
  if (venueId !== undefined && !venue) return unknownVenue(venueId, parts.venues());
  const where = venue && { venueIds: [venue.id] };
  const { link, expiresAt } = await parts.door.invite({ name, role, ...where });
  await writeDown(parts, "inviteToDesk", by, venue && { venueId: venue.id });
  const text = `${peopleTexts.linkFor} ${name}, ${asWhat({ role, ...where }, parts.venues())}.`;
  return { type: "invited", text, link, expiresAt: expiresAt.toString() };
}

async function list(parts: PeopleParts, { by }: PeopleAsked): Promise<DeskSessions> {
  const sessions = await parts.door.listSessions();
  await writeDown(parts, "readDeskSessions", by);
  return {
    type: "deskSessions",
    title: peopleTexts.title,
    none: peopleTexts.nobody,
    sessions: sessions.map((each) => toView(each, parts.venues())),
  };
}

function toView({ sessionId, session, begunAt, usedAt }: ListedSession, venues: readonly VenueFacts[]) {
  const [venue] = venues;
  const when = (at: Temporal.Instant) => (venue ? dayAndTime(at, venue) : at.toString());
  const text = [
    asWhat(session, venues),
    `${peopleTexts.since} ${when(begunAt)}`,
    `${peopleTexts.lastSeen} ${when(usedAt)}`,
  ].join(", ");
  return { id: sessionId, name: session.name, text };
}

/** "host", "owner at Harbor & Vine". */
function asWhat(
  { role, venueIds }: { readonly role: DeskRole; readonly venueIds?: readonly number[] },
  venues: readonly VenueFacts[],
): string {
  if (venueIds === undefined) return role;
  const names = venueIds.map((id) => venues.find((venue) => venue.id === id)?.name ?? String(id));
  return `${role} ${peopleTexts.at} ${names.join(", ")}`;
}

async function revoke(
  parts: PeopleParts,
  { by, session }: PeopleAsked & { readonly session: string },
): Promise<Said | Refused> {
  const ended = await parts.door.end(asReference(session));
  if (!ended) return refuse("notFound", peopleTexts.noSession);
  await writeDown(parts, "endDeskSession", by);
  return { type: "said", text: `${peopleTexts.ended} ${ended.session.name}.` };
}

function refuse(reason: Refused["reason"], text: string): Refused {
  return { type: "refused", reason, text };
}
