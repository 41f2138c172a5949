import type { Database } from "#src/database/database.ts";
import type { Log } from "#src/lib/log.ts";
import { shareConnections } from "./house-connections.ts";
import { expectHouse } from "./make-house.ts";

/**
 * The same database as one of its houses has it, for who works beside the process that holds the house.
 * @throws HouseNotMadeError
 */
export async function enterHouse(database: Database, house: string, log: Log): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  opened.defer(() => database.close());
  await expectHouse(database, house);
  const connections = opened.adopt(shareConnections(database, { log }), (shared) => shared.close());
  const own = opened.adopt(connections.open(house), (open) => open.close());
  const closing = opened.move();
  return { ...own, close: () => closing.disposeAsync() };
}
