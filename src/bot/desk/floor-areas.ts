import { defined } from "#src/lib/defined.ts";
import { drawFloor } from "#src/pictures/draw-floor.ts";
import { drawable } from "#src/pictures/svg.ts";
import type { FloorArea, FloorPlace, FloorTableView, TableParty } from "./view.ts";
import { texts } from "./words.ts";

/**
 * Tables by section, in the order in which they come up; those that one party has are one place.
 *
 * @param called what a guest is called of whom this is the name
 */
export function areasOf(
  tables: readonly FloorTableView[],
  called: (name: string) => string = (name) => name,
): readonly FloorArea[] {
  const sections = Map.groupBy(tables, ({ section }) => section);
  const named = [...sections].filter(([section]) => section !== undefined);
  const rest = [...sections].filter(([section]) => section === undefined);
  return [...named, ...rest].map(([title, of]) => ({ ...defined({ title }), places: placesOf(of, called) }));
}

/** The parties, and the free tables each by itself. A party that sits in two sections is in both. */
function placesOf(
  tables: readonly FloorTableView[],
  called: (name: string) => string,
): readonly FloorPlace[] {
  return [...Map.groupBy(tables, ({ tableId, now }) => now?.booking.id ?? tableId)].map(([, of]) =>
    toPlace(of, called),
  );
}

function toPlace(tables: readonly FloorTableView[], called: (name: string) => string): FloorPlace {
  const [{ now, outUntil } = {}] = tables;
  const next = tables.flatMap((table) => table.next ?? []).toSorted(byTime)[0];
  const place = { tables: tables.map(({ table }) => table).join(" + "), tableCount: tables.length };
  const then = next && `${texts.comesNext} ${next.time} ${called(next.name)}, ${next.party}`;
  if (now !== undefined) {
    const { name, party, state, stateCode, until, isOver } = now;
    const is = stateCode === "SEATED" || stateCode === "BILL_PRINTED" ? "taken" : "expected";
    const how = `${state}, ${isOver ? texts.wasUntil : texts.until} ${until}`;
    return { ...place, is, name: called(name), party, how, ...defined({ next: then }) };
  }
  if (outUntil !== undefined) {
    return {
      ...place,
      is: "out",
      how: `${texts.out} ${texts.until} ${outUntil}`,
      ...defined({ next: then }),
    };
  }
  const how = next === undefined ? texts.free : `${texts.free} ${texts.until} ${next.time}`;
  return { ...place, is: "free", how, ...defined({ next: then }) };
}

/** HH:MM of one business day: the small hours come last. */
function byTime(one: TableParty, other: TableParty): number {
  const late = ({ time }: TableParty) => (time < "04:00" ? `3${time}` : `0${time}`);
  return late(one) < late(other) ? -1 : 1;
}

/** One place, as it is read. */
export function placeWords({ tables, name, party, how, next }: FloorPlace): string {
  return [tables, [name, party, how, next].filter((part) => part !== undefined).join(", ")].join(": ");
}

/** The floor in words. */
export function floorAlt(summary: string, areas: readonly FloorArea[]): string {
  const lines = areas.flatMap(({ title, places }) => [
    ...(title === undefined ? [] : [title]),
    ...places.map(placeWords),
  ]);
  return [summary, ...lines].join("\n");
}

/** The floor as an SVG document, with guests by their short names. */
export function toFloorSvg(floor: {
  readonly title: string;
  readonly subtitle: string;
  readonly summary: string;
  readonly alt: string;
  readonly tables: readonly FloorTableView[];
}): string {
  const areas = areasOf(floor.tables, (name) => drawable(shortName(name), texts.seeText));
  return drawFloor({
    title: drawable(floor.title, texts.tables),
    subtitle: `${floor.subtitle}. ${floor.summary}`,
    description: floor.alt,
    areas: areas.map(({ title, places }) => ({
      ...(title !== undefined && { title: drawable(title, texts.seeText) }),
      places: places.map(({ tables, tableCount, is, name, party, how, next }) => ({
        tables: drawable(tables, texts.seeText),
        tableCount,
        is,
        lines: [
          ...(name === undefined ? [] : [`${name}, ${party}`]),
          how,
          ...(next === undefined ? [] : [next]),
        ],
      })),
    })),
  });
}

/** "Anna B.": as much as tells the guests of one evening apart. */
function shortName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? "";
  return initial === undefined ? first : `${first} ${initial}.`;
}
