import { placeWords } from "#src/bot/desk/floor-areas.ts";
import type { Floors, FloorView } from "#src/bot/desk/view.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import { clip, escapeLine } from "./escape.ts";
import { limits, type MessageBody } from "./message-body.ts";

/** More fit into no message with all their tables. */
const mostFloors = 3;
const longestFloor = Math.floor(limits.embedTotal / mostFloors) - limits.embedTitle;

/** The tables as they are, one embed a venue. */
export function toFloorBody({ floors }: Floors): MessageBody {
  const shown = floors.slice(0, mostFloors);
  return {
    content: shown.length < floors.length ? platformTexts.moreVenues : "",
    embeds: shown.map((floor) => toEmbed(floor, shown.length === 1 ? limits.embedDescription : longestFloor)),
    components: [],
  };
}

function toEmbed({ title, summary, areas }: FloorView, longest: number) {
  const lines = areas.flatMap((area) => [
    ...(area.title === undefined ? [""] : ["", `**${escapeLine(area.title)}**`]),
    ...area.places.map((place) => escapeLine(placeWords(place))),
  ]);
  return {
    title: clip(escapeLine(title), limits.embedTitle),
    description: clip([escapeLine(summary), ...lines].join("\n"), longest),
  };
}
