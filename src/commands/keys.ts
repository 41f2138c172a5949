import type { ClientRegistry, ListedKey, NewKey } from "#src/booking/service/http/client-registry.ts";
import { createLog } from "#src/compose/create-log.ts";
import { openClientRegistry } from "#src/compose/open-client-registry.ts";
import { messageOf } from "#src/lib/message-of.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { args } from "./command-line.ts";
import { readHouseConfigOrExit } from "./read-houses-or-exit.ts";
import { type KeysTask, keysUsage, readKeysArguments } from "./read-keys-arguments.ts";

/** Makes, lists and revokes API keys. Only what was asked for goes to stdout, so that it can be piped. */
const read = readKeysArguments(args);
if (!read.ok) fail(`${read.mistake}\n\n${keysUsage}`);
else if (read.value.task === "help") console.log(keysUsage);
else await run(read.value);

async function run(task: KeysTask): Promise<void> {
  const config = readHouseConfigOrExit();
  if (config.remoteService) {
    return fail(
      "API keys belong to the embedded service, which BOOKING_BASE_URL turns off; the remote one has its own",
    );
  }
  try {
    const open = await openClientRegistry({ config, clock: systemClock, log: createLog(config.logLevel) });
    await carryOut(task, open.registry).finally(open.close);
  } catch (error) {
    fail(messageOf(error));
  }
}

async function carryOut(task: KeysTask, registry: ClientRegistry): Promise<void> {
  switch (task.task) {
    case "list":
      return showKeys(await registry.list());
    case "create": {
      const created = await registry.create(task.wish);
      return created.ok ? showNewKey(created.value) : fail(created.detail);
    }
    case "revoke": {
      const revoked = await registry.revoke(task.choice);
      if (!revoked.ok) return fail(revoked.detail);
      const { name, keyId } = revoked.value;
      return console.error(`The key ${keyId} of "${name}" is revoked, and its access tokens with it.`);
    }
  }
}

function showNewKey({ key, hasBookings, listed: { name, keyId, venueIds, readOnly } }: NewKey): void {
  console.log(key);
  const venues = venueIds ? `venue ${venueIds.join(", ")} only` : "all venues";
  console.error(
    `This is the key ${keyId} of "${name}", for ${venues}${readOnly ? ", which may only read" : ""}. It is shown this once, and in force within a second.`,
  );
  if (hasBookings) {
    console.error(
      `"${name}" sees the bookings made under this name before. Is it somebody else? Then revoke it.`,
    );
  }
}

function showKeys(keys: readonly ListedKey[]): void {
  const rows = keys.map(({ name, keyId, venueIds, readOnly, source, createdAt, revokedAt }) => [
    name,
    keyId,
    venueIds?.join(",") ?? "all",
    readOnly ? "read" : "all",
    source,
    createdAt ?? "-",
    revokedAt ?? "-",
  ]);
  const lines = [["name", "key", "venues", "may", "from", "created", "revoked"], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
