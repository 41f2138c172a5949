import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { at } from "#src/booking/service/capacity/at.ts";

export const houses = 20;
const days = 340;
const hours = [12, 14, 16, 18, 20];

/** Three tables, two of which can be joined; dinner all day long, two hours each. */
function house(id: number): object {
  return {
    id,
    name: `House ${id}`,
    timeZone: "UTC",
    plan: {
      tables: [1, 2, 3].map((table) => ({ id: table, min: 1, max: 4 })),
      combinations: [{ name: "1+2", tables: [1, 2], min: 5, max: 8 }],
      scenarios: [
        {
          id: 1,
          name: "Dinner",
          hours: [{ from: "12:00", to: "23:00", lastSeating: "20:00" }],
          slotInterval: "PT30M",
          turnTime: { "1+": "PT2H" },
          tables: [1, 2, 3],
          partySize: { max: 8 },
          horizon: "P365D",
        },
      ],
    },
  };
}

/** The venue file of so many houses, in this folder. */
export async function writeHouses(folder: string, count = houses): Promise<string> {
  const file = join(folder, "venues.json");
  const venues = Array.from({ length: count }, (_, index) => house(index + 1));
  await writeFile(file, JSON.stringify({ venues }));
  return file;
}

/** The n-th day on which tables are to be had; they come round again. */
export function dayOf(n: number): string {
  return `${Temporal.Now.plainDateISO("UTC").add({ days: 2 + (n % days) })}`;
}

/** One of the day's starts, by chance. */
export function startOf(day: string, random: () => number): string {
  return `${day}T${at(hours, Math.floor(random() * hours.length))}:00:00Z`;
}

/** The n-th of all starts that have nothing to do with one another: house, day and hour. */
export function nthStart(n: number): { venueId: number; date: string; time: string } {
  const venueId = 1 + (n % houses);
  const hour = at(hours, Math.floor(n / houses) % hours.length);
  return { venueId, date: dayOf(Math.floor(n / houses / hours.length)), time: `${hour}:00` };
}
