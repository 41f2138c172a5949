import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { intentOf, now, stated } from "#test/bot/understanding/stated.ts";

const booked = { language: "nb", venueId: 1, expecting: null } as const;
const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const ready = { ...booked, draft, tablePicked: true } as const;

describe("as it is said in Trøndelag, in the north and in nynorsk:", () => {
  test.for([
    ["kva kostar det å avbestille?", "question"],
    ["ka e adressen?", "question"],
    ["har dokker ope på sundag?", "question"],
    ["vi kommer itj", "cancel"],
    ["æ vil ha bord til 4 på lørdag klokka 7", "book"],
  ] as const)("%s", ([text, intent]) => {
    expect(intentOf(text, booked)).toBe(intent);
  });

  test.for([
    ["æ hete Kåre Moen", "Kåre", "Moen"],
    ["Kåre Moen heiter eg", "Kåre", "Moen"],
  ] as const)("%s", ([text, firstName, lastName]) => {
    expect(stated(text, { ...ready, expecting: "name" })).toMatchObject({ firstName, lastName });
  });

  test("dotter mi toler ikkje mjølk", () => {
    const text = "dotter mi toler ikkje mjølk";
    expect(stated(text, booked)).toMatchObject({ comment: text });
  });
});

describe("the number is not given:", () => {
  test.for(["får du ikke", "det får dere ikke", "den får du aldri"])("%s", (text) => {
    expect(intentOf(text, { ...ready, expecting: "phone" })).toBe("deny");
  });

  test("jeg vil helst ikke gi noe nummer", () => {
    const text = "jeg vil helst ikke gi noe nummer";
    expect(stated(text, { ...ready, expecting: "phone" })).toMatchObject({ withoutPhone: true });
  });

  test("but one that is given is one: 912 34 567, det får dere", () => {
    const text = "912 34 567, det får dere";
    expect(stated(text, { ...ready, country: "NO", expecting: "phone" })).toMatchObject({
      phone: "+4791234567",
    });
  });
});

describe("what is booked is to be shown:", () => {
  test.for([
    "vis meg bestillingen",
    "topp. vis meg bestillingen",
    "kan du sende meg hele bestillingen en gang til, så jeg får skrevet den ned?",
    "kan du vise bestillingen igjen?",
  ])("%s", (text) => {
    expect(intentOf(text, booked)).toBe("list");
  });

  test("but not a new table", () => {
    expect(intentOf("jeg vil gjerne bestille et bord til", booked)).toBe("book");
  });
});

describe("a wish that the restaurant is to be asked for leaves nothing open:", () => {
  const shown = { ...ready, expecting: "confirm", changeShown: true } as const;
  test.for(["spør om vi kan få sitte i et stille hjørne", "spør om det går an å sitte ved vinduet"])(
    "%s",
    (text) => {
      expect(understand(text, { now, ...shown }).undecided).toBeUndefined();
    },
  );

  test.for(["jeg må spørre kona først", "jeg spør mannen min", "spør meg i morgen"])(
    "but does: %s",
    (text) => {
      expect(understand(text, { now, ...shown })).toMatchObject({ undecided: true });
    },
  );
});

describe("“jeg vil ha det” takes no leave:", () => {
  test.for(["jeg vil ha det", "vi vil gjerne ha det", "ja, æ vil ha det"])("%s", (text) => {
    const said = understand(text, { now, ...ready, expecting: "confirm" });
    expect(said.intent).toBe("affirm");
    expect(said.farewell).toBeUndefined();
  });

  test.for(["ha det", "takk og ha det", "ha det bra"])("but does: %s", (text) => {
    expect(understand(text, { now, ...booked }).farewell).toBe("bye");
  });
});

describe("what is noted goes where it is asked for, as a question too:", () => {
  const comment = "stille hjørne; barnestol";
  test.for([
    "ok. kan du fjerne det om stille hjørne, det er ikke så farlig",
    "kan du ta det med stille hjørne bort igjen",
    "kan du slette ønsket om stille hjørne?",
  ])("%s", (text) => {
    expect(stated(text, { ...booked, draft: { ...draft, comment }, noted: comment })).toMatchObject({
      wishesLeft: "barnestol",
    });
  });

  test("but a wish is one: kan dere fjerne løken fra maten?", () => {
    expect(
      stated("kan dere fjerne løken fra maten?", { ...booked, draft: { ...draft, comment }, noted: comment }),
    ).not.toHaveProperty("wishesLeft");
  });
});

test.for(["nei, slett alt du har på meg", "slett alt dere har lagret om meg"])("all data go: %s", (text) => {
  expect(intentOf(text, booked)).toBe("forgetMe");
});

test.for(["mamma vil være med også", "mamma skal være med", "mamma ønsker å bli med"])(
  "one more: %s",
  (text) => {
    expect(stated(text, booked)).toMatchObject({ partyChange: 1 });
  },
);

test.for([
  ["får vi sitte ute?", ["outdoors"]],
  ["hvor lenge får vi sitte?", ["stay"]],
  ["har dere noe for cøliakere?", ["diets"]],
] as const)("%s asks for one thing", ([text, topics]) => {
  expect(understand(text, { now, ...booked }).topics).toEqual(topics);
});
