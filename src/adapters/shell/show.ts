import stringWidth from "string-width";
import type { BroadcastView } from "#src/bot/desk/broadcast/broadcast-view.ts";
import type { DeskSessions } from "#src/bot/desk/door/people-view.ts";
import type { Fact, Stats } from "#src/bot/desk/figures/stats-view.ts";
import type { FreeTables, Offer } from "#src/bot/desk/take/take-view.ts";
import type {
  BookingView,
  FloorView,
  Records,
  SheetGroup,
  SheetRow,
  SheetView,
  TableParty,
  Talk,
} from "#src/bot/desk/view.ts";
import type { WaitEntryView } from "#src/bot/desk/waitlist/wait-view.ts";
import { texts } from "#src/bot/desk/words.ts";
import { inColumns, wrapped } from "./columns.ts";
import type { ShellAnswer } from "./command.ts";

/** How it looks. */
export interface Look {
  /** Of the terminal, in columns; infinite where nobody reads it there. */
  readonly width: number;
  /** Leaves the text as it is where there are no colours. */
  readonly style: (how: "bold" | "dim" | "yellow", text: string) => string;
}

/** An answer of the desk, line by line, for a person to read. */
export function show(answer: ShellAnswer, look: Look): readonly string[] {
  switch (answer.type) {
    case "several":
      return answer.answers.flatMap((each, index) => [...(index > 0 ? [""] : []), ...show(each, look)]);
    case "daySheets":
    case "dayMessages":
    case "attention":
    case "found":
      return answer.sheets.flatMap((sheet, index) => [...(index > 0 ? [""] : []), ...showSheet(sheet, look)]);
    case "floors":
      return answer.floors.flatMap((floor, index) => [...(index > 0 ? [""] : []), ...showFloor(floor, look)]);
    case "month":
      return [
        look.style("bold", answer.title),
        ...answer.days.flatMap(({ text }) => wrapped(text, look.width)),
      ];
    case "stats":
      return showStats(answer, look);
    case "booking":
      return showBooking(answer.booking, look);
    case "done":
      return [...wrapped(answer.text, look.width), "", ...showBooking(answer.booking, look)];
    case "records":
      return showRecords(answer, look);
    case "talk":
      return showTalk(answer, look);
    case "ruleDone":
      return [
        ...wrapped(answer.text, look.width),
        ...(answer.affected ? ["", ...showSheet(answer.affected, look)] : []),
      ];
    case "waitlist":
      return [answer.title, ...answer.lines.flatMap((line) => wrapped(line, look.width))];
    case "waitEntry":
      return showWaiting(answer, look);
    case "broadcast":
      return showBroadcast(answer, look);
    case "doubted":
      return [...wrapped(answer.text, look.width), "", ...showBooking(answer.booking, look)];
    case "deskSessions":
      return showSessions(answer, look);
    case "invited":
      // On a line of its own, whole: to be copied, or cut out by a program.
      return [...wrapped(answer.text, look.width), answer.link];
    case "said":
      return wrapped(answer.text, look.width);
    case "refused":
      return [
        ...wrapped(answer.text, look.width),
        ...(answer.booking ? ["", ...showBooking(answer.booking, look)] : []),
      ];
    case "offer":
      return showOffer(answer, answer.times, "--time", look);
    case "freeTables":
      return showOffer(answer, answer.places, "--tables", look);
  }
}

/** Whether what was asked for was done, or told. */
export function isDone(answer: ShellAnswer): boolean {
  if (answer.type === "several") return answer.answers.some((each) => isDone(each));
  if (answer.type === "waitEntry") return answer.outcome !== "notDone";
  if (answer.type === "broadcast") return !answer.actions.includes("send");
  const undone: readonly ShellAnswer["type"][] = ["refused", "offer", "freeTables", "doubted"];
  return !undone.includes(answer.type);
}

function showSheet({ title, summary, notes, groups }: SheetView, look: Look): readonly string[] {
  return [
    look.style("bold", title),
    ...wrapped(summary, look.width),
    ...notes.flatMap((note) => wrapped(note, look.width)),
    ...groups.flatMap((group) => showGroup(group, look)),
  ];
}

function showGroup({ title, line, rows }: SheetGroup, look: Look): readonly string[] {
  const facts = inColumns(
    rows.map(({ time, party, name, state, tables = "", scenario = "", phone = "" }) => [
      ...[time, party, name, state, tables, scenario, phone],
    ]),
  );
  const withIds = inColumns(rows.map(({ booking }, index) => [facts[index] ?? "", booking.id]));
  const isTooWide = withIds.some((row) => stringWidth(row) > look.width);
  return [
    "",
    look.style("bold", title),
    ...(line === undefined ? [] : wrapped(line, look.width).map((part) => look.style("dim", part))),
    ...rows.flatMap((row, index) => [
      (isTooWide ? facts[index] : withIds[index]) ?? "",
      ...(isTooWide ? [look.style("dim", `${below}${row.booking.id}`)] : []),
      ...showMore(row, look),
    ]),
  ];
}

/** Where a row's time has its end. */
const below = " ".repeat("19:00  ".length);

/** The tables, section by section where they have any. */
function showFloor({ title, summary, tables }: FloorView, look: Look): readonly string[] {
  const party = (who: TableParty | undefined, when: (one: TableParty) => string) =>
    who === undefined ? "" : `${when(who)} ${who.name}, ${who.party}, ${who.state}`;
  const rows = inColumns(
    tables.map(({ table, section = "", now, next, outUntil }) => [
      table,
      section,
      outUntil === undefined
        ? party(now, ({ until, isOver }) => `${isOver ? "over since" : "until"} ${until}`)
        : `out until ${outUntil}`,
      party(next, ({ time }) => `${time}`),
    ]),
  );
  return [look.style("bold", title), ...wrapped(summary, look.width), "", ...rows];
}

/** What not every row has, below it. */
function showMore(
  { late, why, called, regular, allergies, note, wish }: SheetRow,
  look: Look,
): readonly string[] {
  const under = (text: string) => wrapped(text, look.width, below);
  const notable = [late, why, called, regular].filter((part) => part !== undefined).join("; ");
  return [
    ...(notable === "" ? [] : under(notable)),
    ...(allergies === undefined
      ? []
      : under(`${texts.allergy} ${allergies}`).map((line) => look.style("yellow", line))),
    ...(note === undefined ? [] : under(`${texts.staffNote}: ${note}`)),
    ...(wish === undefined ? [] : under(`“${wish}”`).map((line) => look.style("dim", line))),
  ];
}

function showBooking(view: BookingView, look: Look): readonly string[] {
  const { title, facts, note, wish, agreement, actions } = view;
  const more = [
    ...facts,
    ...(note === undefined ? [] : [{ label: texts.staffNote, value: note }]),
    ...(wish === undefined ? [] : [{ label: texts.wish, value: wish }]),
    ...(agreement === undefined ? [] : [{ label: texts.agreed, value: agreement }]),
  ];
  return [
    look.style("bold", title),
    ...showFacts(more, look),
    ...(actions.length === 0 ? [] : [look.style("dim", `${shellTexts.mayNow}: ${actions.join(", ")}`)]),
  ];
}

function showWaiting({ text, title, facts, times, entryId }: WaitEntryView, look: Look): readonly string[] {
  const labels = times.map(({ label }) => label).join(", ");
  return [
    ...(text === "" ? [] : [...wrapped(text, look.width), ""]),
    ...wrapped(title, look.width).map((line) => look.style("bold", line)),
    ...showFacts(facts, look),
    ...(labels === "" ? [] : wrapped(`${shellTexts.mayNow}: ${labels}`, look.width)),
    look.style("dim", entryId),
  ];
}

function showBroadcast(
  { text, title, lines, texts: read, broadcastId, actions }: BroadcastView,
  look: Look,
): readonly string[] {
  const isDraft = actions.includes("send");
  return [
    ...wrapped(text, look.width),
    "",
    look.style("bold", title),
    ...lines.flatMap((line) => wrapped(line, look.width)),
    ...read.flatMap(({ label, text: words }) => [
      "",
      look.style("bold", label),
      ...wrapped(words, look.width, "  "),
    ]),
    ...(isDraft ? ["", look.style("dim", `--draft ${broadcastId}`)] : []),
  ];
}

/** The labels in a column of their own, and the values beside them. */
function showFacts(facts: readonly Fact[], look: Look): readonly string[] {
  const margin = Math.max(0, ...facts.map(({ label }) => stringWidth(label))) + 2;
  return facts.flatMap(({ label, value }) => {
    const [first = "", ...rest] = wrapped(value, look.width, " ".repeat(margin));
    const space = " ".repeat(margin - stringWidth(label));
    return [`${look.style("dim", label)}${space}${first.trimStart()}`, ...rest];
  });
}

function showStats({ title, facts, periods }: Stats, look: Look): readonly string[] {
  return [
    look.style("bold", title),
    ...showFacts(facts, look),
    "",
    look.style("bold", periods.title),
    ...showFacts(periods.rows, look),
  ];
}

function showRecords({ title, lines, none }: Records, look: Look): readonly string[] {
  if (lines.length === 0) return wrapped(none, look.width);
  return [
    look.style("bold", title),
    ...lines.flatMap(({ text, by, name }) => wrapped(`${text} ${name ?? by}`, look.width)),
  ];
}

function showTalk({ title, facts, lines }: Talk, look: Look): readonly string[] {
  return [
    look.style("bold", title),
    ...inColumns(facts.map(({ label, value }) => [label, value])),
    "",
    ...lines.flatMap(({ at, title: who, text }) => [
      ...wrapped(`${at}  ${who}`, look.width),
      ...(text === undefined ? [] : wrapped(text, look.width)),
    ]),
  ];
}

function showSessions({ title, none, sessions }: DeskSessions, look: Look): readonly string[] {
  if (sessions.length === 0) return wrapped(none, look.width);
  return [look.style("bold", title), ...inColumns(sessions.map(({ id, name, text }) => [id, name, text]))];
}

function showOffer(
  { title, text, override }: Offer | FreeTables,
  choices: readonly { readonly label: string }[],
  option: string,
  look: Look,
): readonly string[] {
  return [
    look.style("bold", title),
    ...wrapped(text, look.width),
    ...choices.map(({ label }) => `  ${label}`),
    ...(choices.length === 0 ? [] : wrapped(`${shellTexts.choose} ${option}.`, look.width)),
    ...(override ? wrapped(shellTexts.setAside, look.width) : []),
  ];
}

const shellTexts = {
  mayNow: "Possible now",
  choose: "Nothing is done yet. Say it again with",
  setAside:
    "With --reason TEXT the house's rules are set aside; it is written down in the booking's history.",
} as const;
