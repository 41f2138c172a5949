import type { Ledger, LedgerEntry } from "#src/bot/aftercare/ports.ts";
import type { Contacts, Reach } from "#src/bot/desk/ports.ts";
import { createCallBook } from "#src/bot/persistence/create-call-book.ts";
import type { Database } from "#src/database/database.ts";

/** Says how each booking's guest can be reached, from the ledger, and which of them the staff have called. */
export function createContacts(
  ledger: Pick<Ledger, "listBetween">,
  database: Pick<Database, "db">,
): Contacts {
  return {
    ...createCallBook(database),
    listReach: async (venueId, from, until) => {
      const entries = await ledger.listBetween(venueId, from, until);
      return new Map(entries.map((entry) => [entry.booking.id, reachOf(entry)]));
    },
  };
}

function reachOf({ unreachable, staffToldAt, answer, answeredFor, booking }: LedgerEntry): Reach {
  if (unreachable) return "unreachable";
  const hasAnswer = answer !== undefined && answeredFor === booking.startsAt;
  return staffToldAt !== undefined && !hasAnswer ? "silent" : "chat";
}
