import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Door } from "#src/bot/desk/door/door.ts";
import type { Log } from "#src/lib/log.ts";
import { replacePrivateFile } from "./private-file.ts";

export interface AnnounceParts {
  /** Where browsers find our pages. */
  readonly pagesUrl: string;
  readonly door: Pick<Door, "wasEntered" | "invite">;
  /** Shows lines to the person who started it, on their screen; absent where nobody watches. */
  readonly tell?: (line: string) => void;
  /** Where the first owner's link is left for them when nobody watches. */
  readonly dataDir: string;
  readonly log: Log;
}

/**
 * Says where our pages are; while nobody has ever entered the desk, with the link that lets the first one in. Whoever has it is
 * the owner, so it is no line of the log, which goes to journals and collectors that more people read than may enter:
 * it is shown on the screen of whoever started maitred, or else left in a file of the data folder that the log names.
 */
export async function announce({ pagesUrl, door, tell, dataDir, log }: AnnounceParts): Promise<void> {
  const places = { guests: `${pagesUrl}/`, desk: `${pagesUrl}/desk` };
  log.info(places, "the pages in browsers");
  tell?.(`For guests in a browser: ${places.guests}\nFor the staff: ${places.desk}`);
  const file = join(dataDir, "first-owner-link");
  if (await door.wasEntered()) return rmSync(file, { force: true });
  const { link, expiresAt } = await door.invite({ name: "owner", role: "owner" });
  if (tell)
    return tell(`Nobody has entered the desk yet. Within fifteen minutes this link opens it, once:\n${link}`);
  replacePrivateFile(file, `${link}\n`);
  const until = expiresAt.toString({ smallestUnit: "second" });
  log.info({ file, until }, "nobody has entered the desk yet: the link in this file opens it, once");
}
