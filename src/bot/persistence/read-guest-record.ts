import { sql } from "kysely";
import type { GuestRecord } from "#src/bot/runtime/ports/guest-records.ts";
import type { Database } from "#src/database/database.ts";

/** The fields of a list, row by row; `from` begins with what the row is called. */
const rows = (fields: string, from: string) =>
  sql`(select coalesce(json_agg(json_build_object(${sql.raw(fields)})), '[]') from ${sql.raw(from)})`;

/** A table that is wished for. */
const wish = (draft: string) => `
  'restaurant', ${draft}->'venueId', 'people', ${draft}->'partySize', 'day', ${draft}->'date', 'lastDay', ${draft}->'dateTo',
  'time', ${draft}->'time'->'time', 'timeFrom', ${draft}->'time'->'from', 'timeTo', ${draft}->'time'->'to',
  'wayToDine', ${draft}->'scenarioName', 'wish', ${draft}->'comment', 'under', ${draft}->'holder'`;

const person = (state: string) => `
  'firstName', ${state}->'guest'->'firstName', 'lastName', ${state}->'guest'->'lastName', 'phone', ${state}->'guest'->'phone',
  'email', ${state}->'guest'->'email', 'allergies', ${state}->'guest'->'needs'`;

/** What the chat is about, whichever phase it is in. */
const underWay = (state: string) =>
  `coalesce(${state}->'draft', ${state}->'query', ${state}->'selection'->'query')`;

const inbox = `inbox i where i.conversation_id = c.id and i.arrival->>'source' = 'guest'`;
const spoken = `outbox o where o.conversation_id = c.id and o.lane = 'talk'
  and coalesce(o.effect->'say', o.effect)->>'type' = 'say'`;

/**
 * What is kept of the guest of a chat, by what it is to them: those of their data that the database holds in other words
 * for its own work are named once. Who of the staff did or wrote something is the staff's own.
 */
export async function readGuestRecord(
  { db }: Pick<Database, "db">,
  conversationId: string,
): Promise<GuestRecord> {
  const { rows: found } = await sql<GuestRecord>`
    select
      json_build_object(
        'you', json_build_object(${sql.raw(person("s.state"))}, 'language', s.state->'language',
          'rememberedForNextTime', s.state->'remembers', 'chat', c.id, 'referenceOfBookings', g.reference,
          'firstWroteAt', c.created_at, 'unreachableSince', c.unreachable_at, 'forgottenAt', g.forget_at),
        'tableTalkedAbout', json_build_object(${sql.raw(wish("s.draft"))}),
        'chatsLost', ${rows(`'at', l.lost_at, ${person("l.snapshot->'state'")}, ${wish(underWay("l.snapshot->'state'"))}`, "lost_snapshots l where l.conversation_id = c.id")},
        'visits', ${rows("'restaurant', l.venue_id, 'from', l.starts_at, 'people', l.party_size, 'wayToDine', l.scenario_name, 'state', l.state, 'name', l.guest_name, 'wish', l.comment, 'bookedAt', l.booked_at, 'askedWhetherYouComeAt', l.prompted_at, 'askedAgainAt', l.reminded_at, 'answer', l.answer, 'thankedAt', l.thanked_at", "ledger l where l.conversation_id = c.id")},
        'waitlist', ${rows("'restaurant', w.wish->'slot'->'venueId', 'from', w.wish->'slot'->'startsAt', 'wayToDine', w.wish->'slot'->'scenarioName', 'people', w.wish->'partySize', 'wish', w.wish->'comment', 'timesThatWouldDo', w.wish->'takes', 'joinedAt', w.joined_at, 'isOver', w.is_over", "waitlist w where w.conversation_id = c.id")},
        'tablesOffered', ${rows("'restaurant', o.venue_id, 'from', o.starts_at, 'wayToDine', o.scenario_name, 'people', a.party_size, 'placeInLine', a.place, 'askedAt', a.asked_at, 'answer', a.answer, 'answeredAt', a.answered_at, 'bookedAt', a.booked_at, 'notAskedBecause', a.skipped", "waitlist_asks a join waitlist_openings o on o.id = a.opening_id where a.conversation_id = c.id")},
        'withTheStaff', ${rows("'restaurant', e.venue_id, 'name', e.guest_name, 'phone', e.phone, 'at', n.at, 'what', n.act, 'text', n.text", "enquiries e left join enquiry_entries n on e.id = n.enquiry_id where e.conversation_id = c.id")},
        'doneByTheStaff', ${rows("'what', a.action, 'restaurant', a.venue_id, 'booking', a.booking_id, 'at', a.at", "audit a join ledger l on l.venue_id = a.venue_id and l.booking_id = a.booking_id where l.conversation_id = c.id")},
        'writtenToAllGuests', ${rows("'restaurant', b.venue_id, 'day', b.date, 'words', b.words, 'sentAt', b.sent_at", "broadcast_guests t join broadcasts b on b.id = t.broadcast_id where t.conversation_id = c.id")},
        'emails', ${rows("'restaurant', m.venue_id, 'about', m.news, 'from', m.starts_at, 'people', m.party_size, 'at', m.at, 'state', m.state", "mails m join ledger l on l.venue_id = m.venue_id and l.booking_id = m.booking_id where l.conversation_id = c.id")},
        'begunInGroups', ${rows("'firstName', r.organiser_name, 'words', r.words, 'restaurant', r.venue_id, 'people', r.party_size, 'at', r.begun_at", "rounds r where r.organiser = c.id")},
        'saidInGroups', ${rows("'firstName', f.first_name, 'comes', f.first_name is not null", "round_friends f where f.friend = c.id")},
        'depositsAskedFor', ${rows("'amount', d.deposit->'amount', 'currency', d.deposit->'currency', 'until', d.until, 'state', d.state", "deposits d where d.conversation_id = c.id")},
        'payments', ${rows("'amount', p.amount, 'currency', p.currency, 'restaurant', p.venue_id, 'paidAt', p.paid_at, 'payer', p.payer, 'charge', p.charge_id, 'state', p.state, 'returnedAt', p.returned_at", "payments p where p.conversation_id = c.id")},
        'onThePage', ${rows("'by', m.author, 'at', m.at, 'content', m.content", "web_messages m where c.platform = 'web' and m.chat_id = c.chat_id")}
      ) as facts,
      ${rows("'at', i.received_at, 'content', i.arrival->'content'", inbox)} as written,
      ${rows("'at', o.stored_at, 'say', coalesce(o.effect->'say', o.effect)", spoken)} as said
    from conversations c join guests g on g.id = c.guest_id,
      lateral (select c.snapshot->'state' as state, ${sql.raw(underWay("c.snapshot->'state'"))} as draft) s
    where c.id = ${conversationId}`.execute(db);
  return found[0] ?? { facts: {}, written: [], said: [] };
}
