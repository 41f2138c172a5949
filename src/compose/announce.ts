import type { Door } from "#src/bot/desk/door/door.ts";
import type { Log } from "#src/lib/log.ts";

export interface AnnounceParts {
  /** Where browsers find our pages. */
  readonly pagesUrl: string;
  readonly door: Pick<Door, "wasEntered" | "invite">;
  /** Shows lines to a person who started it; absent where nobody watches. */
  readonly tell?: (line: string) => void;
  readonly log: Log;
}

/** Says where our pages are; while nobody has ever entered the desk, with the link that lets the first one in. */
export async function announce({ pagesUrl, door, tell, log }: AnnounceParts): Promise<void> {
  const places = { guests: `${pagesUrl}/`, desk: `${pagesUrl}/desk` };
  log.info(places, "the pages in browsers");
  tell?.(`For guests in a browser: ${places.guests}\nFor the staff: ${places.desk}`);
  if (await door.wasEntered()) return;
  const { link, expiresAt } = await door.invite({ name: "owner", role: "owner" });
  const until = expiresAt.toString({ smallestUnit: "second" });
  log.info({ link, until }, "nobody has entered the desk yet: this link opens it, once");
  tell?.(`Nobody has entered the desk yet. Within fifteen minutes this link opens it, once:\n${link}`);
}
