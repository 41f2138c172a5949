import type { Desk } from "#src/bot/desk/desk.ts";
import type { OpenTalks as DeskTalks, Waiting } from "#src/bot/desk/enquiries/talk.ts";
import type { Talk } from "#src/bot/desk/view.ts";
import { createOpenViews, type OpenViews } from "./open-views.ts";

/** What a page shows of the guests who want a person: how many wait; and maybe the talk with one. */
export interface OpenTalk {
  readonly desk: Desk;
  readonly enquiryId?: string;
}

export interface TalkNow {
  readonly waiting: Waiting;
  readonly talk?: Talk;
}

/** What pages of this process show of the guests who want a person. */
export type OpenTalks = OpenViews<OpenTalk, TalkNow>;

export function createOpenTalks(
  { stamp }: Pick<DeskTalks, "stamp">,
  onFault: (error: unknown) => void,
): OpenTalks {
  const source = {
    id: ({ desk, enquiryId = "" }: OpenTalk) => `${desk.venues().map(({ id }) => id)} ${enquiryId}`,
    stamp,
    read: readTalks,
  };
  return createOpenViews(source, onFault);
}

/** Undefined where they cannot be read now. */
export async function readTalks({ desk, enquiryId }: OpenTalk): Promise<TalkNow | undefined> {
  const { open } = desk.guests;
  const waiting = await open.waiting();
  if (waiting.type === "refused") return undefined;
  const talk = enquiryId === undefined ? undefined : await open.talk(enquiryId);
  return { waiting, ...(talk?.type === "talk" && { talk }) };
}
