import type { Refused } from "#src/bot/desk/view.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import type { Asked, DeskAct, Fields, PageAnswer } from "./act.ts";
import type { Seat } from "./seat.ts";
import { words } from "./words.ts";

/** Of one field: the longest that anything may be is the text of a message. */
const mostCharacters = 2000;

/** What was sent with a form, or stands in an address: of the fields that are declared, those that are filled in. */
export function readGiven(
  fields: Fields,
  sent: { get(name: string): unknown },
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = sent.get(name);
      const text = typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
      return text === "" ? [] : [[name, text]];
    }),
  );
}

/** What an act came to, or what somebody is asked before it is done. */
export type Outcome =
  | { readonly type: "answer"; readonly answer: PageAnswer }
  | {
      readonly type: "question";
      readonly answer: PageAnswer;
      readonly question: string;
      readonly yes: string;
    };

/** Does what a form asks for, or only looks at it where that is asked about first. */
export async function carryOut(seat: Seat, act: DeskAct, sent: FormData): Promise<Outcome> {
  const given = readGiven(act.fields, sent);
  const mistake = mistakeIn(act, given);
  if (mistake !== undefined) return { type: "answer", answer: mistake };
  const { desk, by, venueId, isOwner } = seat;
  const key = keyIn(sent) ?? seat.newKey();
  const sure = sent.get("sure") === "yes";
  const asked: Asked = { desk, by, venueId, isOwner, given, sure, key: `${by.id}:${key}` };
  const first = act.asksFirst;
  if (first && !sure && (first.when?.(given) ?? true)) {
    const answer = await first.look(asked);
    if (answer.type === "refused") return { type: "answer", answer };
    const isOpen = answer.type !== "waitEntry" || answer.actions.includes("reallyRemove");
    if (!isOpen) return { type: "answer", answer };
    return { type: "question", answer, question: first.question, yes: first.yes };
  }
  const answer = await act.answer(asked);
  if (answer.type !== "doubted") return { type: "answer", answer };
  return { type: "question", answer, question: `${answer.text}`, yes: platformTexts.reallyMark };
}

function keyIn(sent: FormData): string | undefined {
  const key = sent.get("key");
  return typeof key === "string" && /^[\w-]{8,64}$/.test(key) ? key : undefined;
}

function mistakeIn({ fields }: DeskAct, given: Readonly<Record<string, string>>): Refused | undefined {
  const missing = Object.entries(fields).filter(([name, { required }]) => required && !(name in given));
  const [tooLong] = Object.entries(fields).filter(
    ([name, { most = mostCharacters }]) => (given[name]?.length ?? 0) > most,
  );
  if (missing.length === 0 && tooLong === undefined) return undefined;
  const labels = missing.map(([, { label }]) => label).join(", ");
  const text = tooLong ? `${words.tooLong} (${tooLong[1].label})` : `${words.fillIn} ${labels}`;
  return { type: "refused", reason: "notUnderstood", text };
}

/** What is said above the page: what was done, or why it was not. */
export function toldOf(
  answer: PageAnswer,
): { readonly text: string; readonly isRefused: boolean } | undefined {
  switch (answer.type) {
    case "refused":
      return { text: answer.text, isRefused: true };
    case "done":
      return { text: `${answer.text}\n${answer.mark}`, isRefused: false };
    case "waitEntry":
      return answer.text === "" ? undefined : { text: answer.text, isRefused: answer.outcome === "notDone" };
    case "said":
    case "ruleDone":
    case "offer":
    case "freeTables":
    case "broadcast":
      return { text: answer.text, isRefused: false };
    default:
      return undefined;
  }
}

export type Status = 200 | 403 | 404 | 409 | 422 | 503;

/** How an answer is told to who reads no words. */
export function statusOf(answer: PageAnswer): Status {
  if (answer.type === "waitEntry") return answer.outcome === "notDone" ? 409 : 200;
  if (answer.type !== "refused") return 200;
  switch (answer.reason) {
    case "notFound":
    case "wrongVenue":
    case "unknownVenue":
      return 404;
    case "notUnderstood":
    case "dateNotUnderstood":
    case "ambiguous":
      return 422;
    case "notYours":
      return 403;
    case "failed":
      return 503;
    default:
      return 409;
  }
}
