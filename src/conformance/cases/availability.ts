import { type Case, casesOf } from "../case.ts";
import { expectThat, refused, shaped, unwrapped } from "../expectations.ts";
import { type DayShape, daysShape } from "../shapes.ts";
import type { Stage } from "../stage.ts";

const { specified, decided } = casesOf("Availability", false);

type Query = Readonly<Record<string, string | number>>;

const ask = async ({ line, place }: Pick<Stage, "line" | "place">, query: Query) => {
  const { venueId } = await place();
  return await line.ask("GET", `/venues/${venueId}/availability`, { query });
};

async function readDays(stage: Stage, query: Query): Promise<readonly DayShape[]> {
  return shaped(daysShape, unwrapped(await ask(stage, query)));
}

const monthFrom = async (stage: Stage): Promise<Query> => ({
  fromDate: (await stage.place()).date,
  days: 31,
  guestCount: 2,
});

/** What the specification's table says of a venue from its scenarios. */
function stateFrom({ scenarios }: DayShape): DayShape["reservableState"] {
  const states = scenarios.map(({ status }) => status);
  if (states.includes("AVAILABLE")) return "AVAILABLE";
  return states.includes("FULLY_BOOKED") ? "FULLY_BOOKED" : "NOT_AVAILABLE";
}

export const availabilityCases: readonly Case[] = [
  specified("lists as many days as are asked for, one after the other from fromDate", async (stage) => {
    const query = await monthFrom(stage);
    const dates = (await readDays(stage, query)).map(({ date }) => date);
    const first = Temporal.PlainDate.from(String(query.fromDate));
    const expected = Array.from({ length: 31 }, (_, days) => first.add({ days }).toString());
    expectThat(dates.join() === expected.join(), `listed ${dates.length} days, or others than those 31`);
  }),
  specified("lists one day where no number is given, the current one where no date is", async (stage) => {
    const days = await readDays(stage, {});
    expectThat(days.length === 1, `listed ${days.length} days`);
    const today = stage.clock.now().toZonedDateTimeISO("UTC").toPlainDate();
    const isNear = Math.abs(today.until(Temporal.PlainDate.from(days[0]?.date ?? "")).total("days")) <= 1;
    expectThat(isNear, `the day is ${days[0]?.date}, and today is ${today}`);
  }),
  specified("takes 1 to 31 days", async (stage) => {
    expectThat((await readDays(stage, { days: 1 })).length === 1, "days=1 is not one day");
    refused(await ask(stage, { days: 0 }));
    refused(await ask(stage, { days: 32 }));
  }),
  specified("takes one guest where no number is given", async (stage) => {
    const fromDate = (await stage.place()).date;
    const [one, none] = [
      await readDays(stage, { fromDate, guestCount: 1 }),
      await readDays(stage, { fromDate }),
    ];
    expectThat(JSON.stringify(one) === JSON.stringify(none), "the answers differ");
  }),
  specified("sums a day's scenarios up in its reservableState", async (stage) => {
    for (const day of await readDays(stage, await monthFrom(stage))) {
      const expected = stateFrom(day);
      expectThat(
        day.venueStatus === "CLOSED" || day.reservableState === expected,
        `${day.date} is ${day.reservableState}, and by its scenarios ${expected}`,
      );
    }
  }),
  specified("keeps days by reservableState and venueStatus", async (stage) => {
    const query = await monthFrom(stage);
    const all = await readDays(stage, query);
    for (const reservableState of ["AVAILABLE", "NOT_AVAILABLE", "FULLY_BOOKED"] as const) {
      const kept = await readDays(stage, { ...query, reservableState });
      const expected = all.filter((day) => day.reservableState === reservableState);
      expectThat(
        kept.length === expected.length,
        `${reservableState} keeps ${kept.length}, not ${expected.length}`,
      );
    }
    for (const venueStatus of ["OPEN", "CLOSED"] as const) {
      const kept = await readDays(stage, { ...query, venueStatus });
      const expected = all.filter((day) => day.venueStatus === venueStatus);
      expectThat(
        kept.length === expected.length,
        `${venueStatus} keeps ${kept.length}, not ${expected.length}`,
      );
    }
  }),
  specified("looks at one scenario by scenarioId", async (stage) => {
    const { slots, date } = await stage.place();
    const scenarioId = slots[0]?.scenarioId ?? 0;
    const query = { fromDate: date, guestCount: 2, scenarioId: String(scenarioId) };
    const others = (await readDays(stage, query)).flatMap(({ scenarios }) =>
      scenarios.filter(({ id }) => id !== scenarioId),
    );
    expectThat(others.length === 0, "others are in the answer");
  }),
  decided("refuses what is no date and no state with a 4xx", async (stage) => {
    refused(await ask(stage, { fromDate: "tomorrow" }));
    refused(await ask(stage, { reservableState: "FREE" }));
  }),
];
