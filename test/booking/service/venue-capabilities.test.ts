import { beforeAll, describe, expect, test } from "vitest";
import { parseVenues } from "#src/booking/service/venue/parse-venues.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { ask, type Send, succeed } from "#test/support/service/ask.ts";
import { at, guest, wallTime } from "#test/support/service/conformance/stage.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

const dinner = {
  id: 1,
  name: "Dinner",
  hours: [{ from: "18:00", to: "22:00", lastSeating: "20:00" }],
  slotInterval: "PT1H",
  turnTime: { "1+": "PT2H" },
  sections: ["hall"],
  partySize: { max: 8 },
  horizon: "P2Y",
};
const bar = { ...dinner, id: 2, name: "Bar", sections: [], tables: [1] };
const tables = [
  { id: 1, section: "hall", min: 1, max: 2 },
  { id: 2, section: "hall", min: 2, max: 4 },
];
const wholeEvening = ["18:00 free", "19:00 free", "20:00 free"];

// What the file says is decided once for every way to ask.
describeDatabases("each line of a venue's plan does what it says", (open) => {
  let service: TestService;
  beforeAll(async () => {
    service = createTestService(await open());
    await service.start();
    return () => service.stop();
  });
  const send: Send = (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));

  let daysTaken = 0;
  /** A Friday that no other test uses. */
  const freshFriday = () => Temporal.PlainDate.from("2026-12-04").add({ weeks: daysTaken++ }).toString();
  const daysOn = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();

  /** Puts a house into force: one scenario and two tables, but for what the test changes. JSON is YAML. */
  const serve = (scenario: object | readonly object[], plan: object = {}) => {
    const scenarios = Array.isArray(scenario) ? scenario : [{ ...dinner, ...scenario }];
    const house = { id: 1, name: "House", timeZone: "Europe/Oslo", currency: "NOK" };
    const parsed = parseVenues(
      JSON.stringify({ venues: [{ ...house, plan: { tables, scenarios, ...plan } }] }),
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    service.setVenues(parsed.venues);
  };
  const slots = async (date: string, guestCount = 2, scenarioId = 1) => {
    const listed = await succeed(send, "listTimeSlots", { query: { date, guestCount, scenarioId } });
    return listed.map(({ timeFrom, available, waitlistAvailable }) => {
      const look = available ? "free" : waitlistAvailable ? "wait" : "full";
      return `${wallTime(timeFrom)} ${look}`;
    });
  };
  const times = async (date: string, guestCount = 2) =>
    (await slots(date, guestCount)).map((slot) => slot.slice(0, 5));
  const book = (date: string, time: string, guestCount = 2, scenarioName = "Dinner") =>
    succeed(send, "createBooking", {
      body: { guestCount, timeFrom: at(date, time), scenarioName, guest },
    });
  const statusOf = async (date: string, time: string, guestCount = 2) => {
    const body = { guestCount, timeFrom: at(date, time), scenarioName: "Dinner", guest };
    return (await ask(send, "createBooking", { body })).status;
  };
  const tablesOf = async ({ id }: { readonly id: string }) =>
    (await service.backOffice.find({ venueId: 1, id }))?.tableIds;

  describe("hours", () => {
    test("of the week, by day", async () => {
      const friday = freshFriday();
      serve({ hours: [{ days: ["fri", "sun"], from: "18:00", to: "22:00", lastSeating: "18:00" }] });
      expect([await times(friday), await times(daysOn(friday, 1)), await times(daysOn(friday, 2))]).toEqual([
        ["18:00"],
        [],
        ["18:00"],
      ]);
    });

    test("of several shifts a day", async () => {
      serve({
        hours: [
          { name: "Late", from: "20:00", to: "23:00" },
          { name: "Lunch", from: "11:00", to: "14:00" },
        ],
      });
      expect(await times(freshFriday())).toEqual(["11:00", "12:00", "20:00", "21:00"]);
    });

    test("past midnight, on the next date of the calendar and with the day on which they began", async () => {
      const friday = freshFriday();
      serve({ hours: [{ days: ["fri"], from: "22:00", to: "03:00" }] });
      expect([await times(friday), await times(daysOn(friday, 1))]).toEqual([
        ["22:00", "23:00"],
        ["00:00", "01:00"],
      ]);
    });

    test("of special days, which replace those of the week", async () => {
      const friday = freshFriday();
      serve({
        specialDays: {
          [friday]: [{ from: "12:00", to: "15:00", lastSeating: "13:00" }],
          [daysOn(friday, 1).slice(5)]: "closed",
        },
      });
      expect([await times(friday), await times(daysOn(friday, 1)), await slots(daysOn(friday, 2))]).toEqual([
        ["12:00", "13:00"],
        [],
        wholeEvening,
      ]);
    });

    test("of no closed day", async () => {
      const friday = freshFriday();
      serve({}, { closures: [{ from: friday, to: daysOn(friday, 1), reason: "painting" }] });
      expect([await times(friday), await times(daysOn(friday, 1)), await slots(daysOn(friday, 2))]).toEqual([
        [],
        [],
        wholeEvening,
      ]);
      const [day] = await succeed(send, "listAvailability", { query: { fromDate: friday } });
      expect(day?.venueStatus).toBe("CLOSED");
    });
  });

  describe("start times", () => {
    test("come by the slot interval", async () => {
      serve({ slotInterval: "PT40M" });
      expect(await times(freshFriday())).toEqual(["18:00", "18:40", "19:20", "20:00"]);
    });

    test("end with the last seating, or else so that parties are through by the end", async () => {
      const friday = freshFriday();
      serve({ hours: [{ from: "18:00", to: "22:00", lastSeating: "21:00" }] });
      expect(await times(friday)).toEqual(["18:00", "19:00", "20:00", "21:00"]);
      serve({ hours: [{ from: "18:00", to: "22:00" }], turnTime: { "1-2": "PT1H", "3+": "PT3H" } });
      expect([await times(friday, 2), await times(friday, 3)]).toEqual([
        ["18:00", "19:00", "20:00", "21:00"],
        ["18:00", "19:00"],
      ]);
    });

    test("are not sooner than the lead time and not beyond the horizon", async () => {
      const friday = freshFriday();
      serve({ leadTime: "PT5H", horizon: "P7D" });
      service.clock.set(at(friday, "14:00"));
      expect([await slots(friday), await slots(daysOn(friday, 7)), await slots(daysOn(friday, 8))]).toEqual([
        ["19:00 free", "20:00 free"],
        wholeEvening,
        [],
      ]);
    });
  });

  describe("a party", () => {
    test("stays as long as its size does, and its table is laid before the next one", async () => {
      const friday = freshFriday();
      serve({ turnTime: { "1-2": "PT1H", "3+": "PT2H" }, resetTime: "PT30M" }, { tables: tables.slice(1) });
      const two = await book(friday, "18:00", 2);
      expect(two.timeTo).toBe(at(friday, "19:00"));
      expect(await slots(friday, 2)).toEqual(["18:00 full", "19:00 full", "20:00 free"]);
      const four = await book(friday, "20:00", 4);
      expect(four.timeTo).toBe(at(friday, "22:00"));
    });

    test("is as large as the scenario takes", async () => {
      const friday = freshFriday();
      serve({ partySize: { min: 2, max: 3 } });
      const sizes = [1, 2, 3, 4].map((size) => statusOf(friday, "18:00", size));
      expect((await Promise.all(sizes)).filter((status) => status === 201).length).toBe(2);
      expect([await slots(friday, 1), await slots(friday, 4)]).toEqual([[], []]);
    });

    test("sits at a table that is for its size", async () => {
      const friday = freshFriday();
      serve({});
      const [one, three] = [await book(friday, "18:00", 1), await book(friday, "18:00", 3)];
      expect([await tablesOf(one), await tablesOf(three)]).toEqual([[1], [2]]);
      expect(await slots(friday, 5)).toEqual([]);
    });

    test("gets joined tables only when no single one is left", async () => {
      const friday = freshFriday();
      serve(
        {},
        {
          tables: [...tables, { id: 3, section: "hall", min: 1, max: 2 }],
          combinations: [{ name: "1+3", tables: [1, 3], min: 3, max: 4 }],
        },
      );
      const single = await book(friday, "18:00", 4);
      const joined = await book(friday, "18:00", 4);
      expect([await tablesOf(single), await tablesOf(joined)]).toEqual([[2], [1, 3]]);
      expect(await statusOf(friday, "18:00", 1)).toBe(409);
    });
  });

  describe("a scenario", () => {
    test("uses the tables of its sections, and those named beside them", async () => {
      const outside = { id: 9, section: "garden", min: 1, max: 8 };
      serve({ sections: ["garden"] }, { tables: [...tables, outside] });
      expect(await tablesOf(await book(freshFriday(), "18:00", 2))).toEqual([9]);
      serve({ sections: [], tables: [2] }, { tables: [...tables, outside] });
      expect(await tablesOf(await book(freshFriday(), "18:00", 2))).toEqual([2]);
    });

    test("shares its tables with the others: what one takes, they do not have", async () => {
      const friday = freshFriday();
      serve([{ ...dinner, sections: [], tables: [1] }, bar]);
      await book(friday, "18:00", 2, "Bar");
      expect(await slots(friday, 2, 1)).toEqual(["18:00 full", "19:00 full", "20:00 free"]);
    });

    test("takes so many people, and so many parties, in one interval", async () => {
      const [one, two] = [freshFriday(), freshFriday()];
      serve({ pacing: { interval: "PT1H", covers: 3 } });
      await book(one, "18:00", 2);
      expect([await slots(one, 2), await slots(one, 1)]).toEqual([
        ["18:00 full", "19:00 free", "20:00 free"],
        wholeEvening,
      ]);
      serve({ pacing: { interval: "PT2H", parties: 1 } });
      await book(two, "18:00", 2);
      expect(await slots(two, 2)).toEqual(["18:00 full", "19:00 full", "20:00 free"]);
    });

    test("takes no more than the whole house does", async () => {
      const friday = freshFriday();
      serve([dinner, bar], { pacing: { interval: "PT1H", covers: 2 } });
      await book(friday, "18:00", 2, "Bar");
      expect(await slots(friday, 2, 1)).toEqual(["18:00 full", "19:00 free", "20:00 free"]);
    });

    test("that is blocked takes no bookings, though the house is open", async () => {
      const friday = freshFriday();
      serve({ blocked: true });
      expect(await slots(friday)).toEqual([]);
      const [day] = await succeed(send, "listAvailability", { query: { fromDate: friday } });
      expect(day).toMatchObject({ venueStatus: "OPEN", reservableState: "NOT_AVAILABLE" });
    });

    test("has a waiting list or none", async () => {
      const friday = freshFriday();
      serve({ waitlist: true, partySize: { max: 4 } }, { tables: tables.slice(1) });
      await book(friday, "19:00", 4);
      expect(await slots(friday, 4)).toEqual(["18:00 wait", "19:00 wait", "20:00 wait"]);
      serve({ waitlist: false, partySize: { max: 4 } }, { tables: tables.slice(1) });
      expect(await slots(friday, 4)).toEqual(["18:00 full", "19:00 full", "20:00 full"]);
    });

    test("has a fee for who does not come, from a party size on", async () => {
      const friday = freshFriday();
      serve({ noShowFee: { amount: 250, per: "guest", fromPartySize: 2 } });
      const [one, two] = [await book(friday, "18:00", 1), await book(friday, "18:00", 2)];
      expect([one.noShowFee, two.noShowFee]).toEqual([undefined, { amountToCapture: 500 }]);
    });

    test("is described to integrators", async () => {
      const described = {
        types: ["dinner"],
        description: "From the grill.",
        distributionUrl: "https://h.example/",
      };
      serve(described);
      const [venue] = await succeed(send, "listVenues");
      expect(venue).toMatchObject({ scenarioNames: ["Dinner"], scenarios: [{ id: 1, ...described }] });
    });
  });
});
