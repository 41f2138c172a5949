import type { Migrations } from "#src/database/migrate.ts";
import { conversations } from "./migrations/0001-conversations.ts";
import { ledger } from "./migrations/0002-ledger.ts";
import { waitlist } from "./migrations/0003-waitlist.ts";
import { auditOfRules } from "./migrations/0004-audit-of-rules.ts";
import { looks } from "./migrations/0005-looks.ts";
import { offersWithoutHold } from "./migrations/0006-offers-without-hold.ts";
import { forgetting } from "./migrations/0007-forgetting.ts";
import { enquiries } from "./migrations/0008-enquiries.ts";
import { notices } from "./migrations/0009-notices.ts";
import { groupHints } from "./migrations/0010-group-hints.ts";
import { askedLater } from "./migrations/0011-asked-later.ts";
import { waitlistTrail } from "./migrations/0012-waitlist-trail.ts";
import { deposits } from "./migrations/0013-deposits.ts";
import { rounds } from "./migrations/0014-rounds.ts";
import { liveSheets } from "./migrations/0017-live-sheets.ts";
import { waitingAndGroups } from "./migrations/0018-waiting-and-groups.ts";
import { waitlistActs } from "./migrations/0019-waitlist-acts.ts";
import { broadcasts } from "./migrations/0020-broadcasts.ts";
import { dayMessages } from "./migrations/0022-day-messages.ts";
import { auditOfVenues } from "./migrations/0023-audit-of-venues.ts";
import { guestWatch } from "./migrations/0024-guest-watch.ts";
import { calls } from "./migrations/0025-calls.ts";
import { aside } from "./migrations/0026-aside.ts";
import { webChats } from "./migrations/0028-web-chats.ts";
import { deskDoor } from "./migrations/0029-desk-door.ts";
import { deskWatch } from "./migrations/0031-desk-watch.ts";
import { ownPage } from "./migrations/0033-own-page.ts";
import { mails } from "./migrations/0034-mails.ts";
import { claimTries } from "./migrations/0035-claim-tries.ts";
import { namesInNotices } from "./migrations/0036-names-in-notices.ts";
import { traces } from "./migrations/0037-traces.ts";

/** The bot's tables, for `migrate(database, "bot", botMigrations)`. What was released never changes. */
export const botMigrations: Migrations = {
  "0001-conversations": conversations,
  "0002-ledger": ledger,
  "0003-waitlist": waitlist,
  "0004-audit-of-rules": auditOfRules,
  "0005-looks": looks,
  "0006-offers-without-hold": offersWithoutHold,
  "0007-forgetting": forgetting,
  "0008-enquiries": enquiries,
  "0009-notices": notices,
  "0010-group-hints": groupHints,
  "0011-asked-later": askedLater,
  "0012-waitlist-trail": waitlistTrail,
  "0013-deposits": deposits,
  "0014-rounds": rounds,
  "0017-live-sheets": liveSheets,
  "0018-waiting-and-groups": waitingAndGroups,
  "0019-waitlist-acts": waitlistActs,
  "0020-broadcasts": broadcasts,
  "0022-day-messages": dayMessages,
  "0023-audit-of-venues": auditOfVenues,
  "0024-guest-watch": guestWatch,
  "0025-calls": calls,
  "0026-aside": aside,
  "0028-web-chats": webChats,
  "0029-desk-door": deskDoor,
  "0031-desk-watch": deskWatch,
  "0033-own-page": ownPage,
  "0034-mails": mails,
  "0035-claim-tries": claimTries,
  "0036-names-in-notices": namesInNotices,
  "0037-traces": traces,
};
