import type { Desk } from "#src/bot/desk/desk.ts";
import type { StaffMember } from "#src/bot/desk/ports.ts";
import type { DeskAnswer } from "#src/bot/desk/view.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import type { BookingRequest, HouseRequest } from "./staff-request.ts";

/** What only commands ask for: it is answered to the one who asked, in a message of its own. */
export type CommandRequest =
  | HouseRequest
  | Extract<BookingRequest, { readonly type: "chooseTables" | "history" }>;

export async function askDesk(desk: Desk, by: StaffMember, request: CommandRequest): Promise<DeskAnswer> {
  switch (request.type) {
    case "chooseTables":
      return await desk.chooseTables({ by, ...request.booking, tables: request.tables });
    case "history":
      return await desk.history({ by, ...request.booking });
    case "close":
      return await desk.house.close({ by, ...request });
    case "block":
      return await desk.house.block({ by, ...request });
    case "out":
      return await desk.house.takeTablesOut({ by, ...request });
    case "rules":
      return await desk.house.rules({ by, ...request });
    case "lift":
      return await desk.house.lift({ by, ...request });
    default:
      return assertNever(request);
  }
}
