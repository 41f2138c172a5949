import { createHmac } from "node:crypto";
import type { Database } from "#src/database/database.ts";
import { loadSecret } from "#src/database/secrets.ts";
import type { Log, LogFields } from "#src/lib/log.ts";

const secretName = "log";

/**
 * Wraps the log, so that a conversation's id, which is the guest's chat on a platform, is replaced by a short name.
 * The name is the same in all processes on the database and after each start, and cannot be traced back without the
 * secret that is kept there.
 */
export async function logWithoutChats(log: Log, database: Database): Promise<Log> {
  const secret = await loadSecret(database, secretName, 32);
  const nameOf = (id: LogFields[string]) =>
    createHmac("sha256", secret).update(String(id)).digest("hex").slice(0, 12);
  const hidden = (fields: LogFields): LogFields =>
    "conversationId" in fields ? { ...fields, conversationId: nameOf(fields["conversationId"]) } : fields;
  return {
    debug: (fields, message) => log.debug(hidden(fields), message),
    info: (fields, message) => log.info(hidden(fields), message),
    warn: (fields, message) => log.warn(hidden(fields), message),
    error: (fields, message) => log.error(hidden(fields), message),
  };
}
