import { describe, expect, test } from "vitest";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { fjord, said, slotAt, tejo } from "#test/support/machine/facts.ts";

/** Open in the evening, but not on Sundays. */
const openOn: VenueFacts["openOn"] = (date) =>
  Temporal.PlainDate.from(date).dayOfWeek === 7 ? [] : [{ from: "17:00", to: "23:00" }];

const house: VenueFacts = {
  ...fjord,
  address: "Kaigata 7, Oslo",
  email: "hello@fjord.example",
  website: "https://fjord.example",
  openOn,
  answers: {
    parking: { en: "Behind the house.", de: "Hinter dem Haus." },
    dogs: "Gjerne, på terrassen.",
  },
};

describe("how the house looks", () => {
  const photos = ["https://fjord.example/hall.jpg", "https://fjord.example/terrace.jpg"];
  const asks = said("question", { topics: ["photos"] });

  test("is shown where the platform can, after words that say so", () => {
    const chat = new Chat({ venues: [{ ...house, photos }], attachments: true }).step(asks);
    expect(chat.lines()).toEqual(["photosOfVenue", "anythingElse"]);
    expect(chat.effect("attachPhotos")).toEqual({ type: "attachPhotos", venueId: 1 });
  });

  test("is linked to elsewhere", () => {
    const chat = new Chat({ venues: [{ ...house, photos }], attachments: false }).step(asks);
    expect(chat.line("photosAt")?.values).toEqual({ venue: house.name, addresses: photos.join("\n") });
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });

  test("is on its page where it has named no pictures, and nobody knows without either", () => {
    expect(open().step(asks).lines()).toEqual(["websiteOfVenue", "anythingElse"]);
    expect(open([fjord]).step(asks).lines()).toContain("cannotAnswer");
  });
});

function open(venues: readonly VenueFacts[] = [house]): Chat {
  return new Chat({ venues });
}

/** A chat that offers times for 4. */
function offering(venues?: readonly VenueFacts[]): Chat {
  const chat = open(venues).step(said("book", { partySize: 4, date: "2026-11-22", venueId: 1 }));
  const { requestId } = chat.effect("findSlots");
  return chat.step({ type: "slotsFound", requestId, slots: [slotAt("18:30"), slotAt("19:00")] });
}

test("opening hours are those of the day for which a table is looked for", () => {
  const chat = offering([{ ...house, openOn: () => [{ from: "17:00", to: "23:00" }] }]);
  expect(chat.step(said("question", { topics: ["hours"] })).lines()).toContain("openOn");
  expect(
    open()
      .step(said("question", { topics: ["hours"] }))
      .lines(),
  ).toContain("hoursOfVenue");
});

describe("what the house has written", () => {
  test("is told in the language of the chat", () => {
    expect(
      open()
        .step(said("question", { topics: ["parking"] }))
        .line("answerOfHouse")?.values,
    ).toEqual({
      text: "Behind the house.",
    });
    const german = open().step(said("question", { topics: ["parking"], language: "de" }));
    expect(german.line("answerOfHouse")?.values).toEqual({ text: "Hinter dem Haus." });
  });

  test("is told as it stands where it is in no such language", () => {
    const chat = open([{ ...house, answers: { parking: { nb: "Bak huset." }, dogs: "Gjerne." } }]);
    chat.step(said("question", { topics: ["parking", "dogs"] }));
    expect(chat.effect("say").lines).toMatchObject([
      { key: "answerOfHouse", values: { text: "Bak huset." } },
      { key: "answerOfHouse", values: { text: "Gjerne." } },
      { key: "anythingElse" },
    ]);
  });

  test("is told with the venue's name where there are several, of each that has an answer", () => {
    const chat = open([house, { ...tejo, answers: { dogs: "Sim." } }]);
    chat.step(said("question", { topics: ["dogs"] }));
    expect(chat.lines()).toEqual(["answerOfVenue", "answerOfVenue", "anythingElse"]);
    chat.step(said("question", { topics: ["dogs"], venueId: 2 }));
    expect(chat.line("answerOfVenue")?.values).toEqual({ venue: "Tejo", text: "Sim." });
    expect(chat.lines()).toHaveLength(2);
  });
});

describe("the profile's facts", () => {
  test("address, phone, e-mail and website are told", () => {
    expect(
      open()
        .step(said("question", { topics: ["address"] }))
        .lines(),
    ).toContain("addressOfVenue");
    expect(
      open()
        .step(said("question", { topics: ["contact"] }))
        .lines()
        .slice(0, 3),
    ).toEqual(["contactVenue", "emailOfVenue", "websiteOfVenue"]);
  });

  test("hours are those of the day that was named, or of the coming week", () => {
    const sunday = open().step(said("question", { topics: ["hours"], date: "2026-11-22" }));
    expect(sunday.lines()).toEqual(["closedWeekly", "openAgain", "anythingElse"]);
    const monday = open().step(said("question", { topics: ["hours"], date: "2026-11-23" }));
    expect(monday.line("openOn")?.values).toMatchObject({
      date: { date: "2026-11-23" },
      hours: { intervals: [{ from: "17:00", to: "23:00" }] },
    });
    const week = open().step(said("question", { topics: ["hours"] }));
    const days = ["hoursLine", "hoursLineClosed", ...Array.from({ length: 5 }, () => "hoursLine")];
    expect(week.lines()).toEqual(["hoursOfVenue", ...days, "anythingElse"]);
  });

  test("hours are those of each of the days that were named, closed or not", () => {
    const asked = { topics: ["hours"], date: "2026-11-21", dateTo: "2026-11-23" } as const;
    const chat = open().step(said("question", asked));
    expect(chat.lines()).toEqual([
      "hoursOfVenue",
      "hoursLine",
      "hoursLineClosed",
      "hoursLine",
      "anythingElse",
    ]);
    const long = open().step(said("question", { ...asked, dateTo: "2027-03-01" }));
    expect(long.lines().filter((key) => key.startsWith("hoursLine"))).toHaveLength(14);
  });

  test("of several venues, today's hours of each are told; of one whose hours are unknown, nothing", () => {
    const chat = open([house, { ...tejo, openOn }]).step(said("question", { topics: ["hours"] }));
    expect(chat.lines()).toEqual(["openOn", "openOn", "anythingElse"]);
    const { openOn: _, ...unknown } = house;
    const without = open([unknown]).step(said("question", { topics: ["hours"] }));
    expect(without.lines()).toEqual(["cannotAnswer", "contactVenue", "anythingElse"]);
  });
});

describe("a question by the way", () => {
  test("is answered before the question that is open, which stays good", () => {
    const chat = offering().step(said("question", { topics: ["parking"] }));
    expect(chat.lines()[0]).toBe("answerOfHouse");
    expect(chat.buttons().filter(({ label }) => label.key === "choiceTime")).toHaveLength(2);
    expect(chat.state.phase).toBe("choosingSlot");
  });

  test("does not change the wished day: opening hours of another one are no wish for it", () => {
    const chat = offering().step(said("question", { topics: ["hours"], date: "2026-11-25" }));
    expect(chat.lines()[0]).toBe("openOn");
    expect(chat.state).toMatchObject({ phase: "choosingSlot", query: { date: "2026-11-22" } });
  });

  test("that the house has not answered is said to be one, with its number", () => {
    const chat = offering().step(said("question", { topics: ["wifi"] }));
    expect(chat.lines().slice(0, 2)).toEqual(["cannotAnswer", "contactVenue"]);
    expect(chat.state.phase).toBe("choosingSlot");
  });

  test("beside a wish is answered, and the wish goes on", () => {
    const chat = open().step(
      said("book", { partySize: 4, date: "2026-11-23", time: "19:00", topics: ["parking", "wifi"] }),
    );
    expect(chat.lines()).toEqual(["answerOfHouse"]);
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 4, date: "2026-11-23" });
  });

  test("with a wish in it notes the wish", () => {
    const chat = offering().step(said("question", { topics: ["dogs"], comment: "our dog" }));
    expect(chat.lines()).toContain("answerOfHouse");
    expect(chat.state).toMatchObject({ query: { comment: "our dog" } });
  });
});

test("a menu that is nothing but an address says what it leads to", () => {
  const address = "https://fjord.example/menu";
  const asks = said("question", { topics: ["menu"] });
  const chat = new Chat({ venues: [{ ...fjord, answers: { menu: address } }] }).step(asks);
  expect(chat.line("menuAt")?.values).toEqual({ venue: "Fjord", address });
  const told = new Chat({ venues: [{ ...fjord, answers: { menu: `It changes daily: ${address}` } }] });
  expect(told.step(asks).lines()).toContain("answerOfHouse");
});

test("a promise about an allergy is the kitchen’s: it is noted, and who can tell is said", () => {
  const chat = offering([{ ...fjord, phone: "+47 22 00 00 00" }]);
  const comment = "Karin is allergic to nuts";
  const told = { ...said("book", { comment }), needs: comment };
  expect(
    chat.step({ ...told, text: "Karin is allergic to nuts, can you promise there are none?" }).lines(),
  ).toEqual(expect.arrayContaining(["noted", "restaurantDecides", "contactVenue"]));
  expect(chat.step({ ...told, text: "Karin is allergic to nuts" }).lines()).not.toContain(
    "restaurantDecides",
  );
});

describe("of several things that are asked at once, what is not known", () => {
  const phone = "+47 22 00 00 00";

  test("is admitted after what is", () => {
    const chat = open([{ ...house, phone }]).step(said("question", { topics: ["parking", "wifi", "dogs"] }));
    expect(chat.lines()).toEqual([
      "answerOfHouse",
      "answerOfHouse",
      "restUnknown",
      "contactVenue",
      "anythingElse",
    ]);
  });

  test("is admitted where it is nothing that houses tell", () => {
    const chat = open().step(said("question", { topics: ["parking", "dogs"], asksMore: true }));
    expect(chat.lines()).toContain("restUnknown");
  });

  test("is all where nothing is known, and none where everything is", () => {
    expect(
      open()
        .step(said("question", { topics: ["wifi", "music"] }))
        .lines(),
    ).not.toContain("restUnknown");
    expect(
      open()
        .step(said("question", { topics: ["parking", "dogs"] }))
        .lines(),
    ).not.toContain("restUnknown");
  });
});

test("a house that has told nothing of parties tells for how many a table is", () => {
  const asks = said("question", { topics: ["events"] });
  const told = { ...house, largestParty: 10, answers: { events: { en: "The cellar is yours from 20." } } };
  expect(new Chat({ venues: [{ ...house, largestParty: 10 }] }).step(asks).lines()).toContain("largestParty");
  expect(new Chat({ venues: [told] }).step(asks).lines()).not.toContain("largestParty");
});

test("what only one of two restaurants has told is answered for both", () => {
  const chat = open([house, { ...tejo, phone: "+351 21 000 00 00" }]);
  chat.step(said("question", { topics: ["dogs"] }));
  expect(chat.line("answerOfVenue")?.values).toMatchObject({ venue: house.name });
  expect(chat.line("unknownOfVenue")?.values).toEqual({ venue: tejo.name });
  expect(chat.lines()).toContain("contactVenue");
  const one = chat.step(said("question", { topics: ["dogs"], venueId: 1 }));
  expect(one.lines()).not.toContain("unknownOfVenue");
});

test("how to reach them, asked after another restaurant than the table's, is told of both", () => {
  const contact = said("question", { topics: ["contact"] });
  const venues = [house, { ...tejo, phone: "+351210000000" }];
  const chat = new Chat({ venues }).step(said("book", { venueId: house.id, partySize: 2 }));
  const venuesTold = () => JSON.stringify(chat.effects);
  chat.step(contact);
  expect(venuesTold()).not.toContain(tejo.name);
  chat.step(said("question", { topics: ["house"], venueId: tejo.id })).step(contact);
  expect(venuesTold()).toContain(tejo.name);
  expect(venuesTold()).toContain(house.name);
  chat.step(said("question", { topics: ["parking"] }));
  expect(venuesTold()).not.toContain(tejo.name);
});
