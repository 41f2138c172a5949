import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string, comment: string) =>
  understand(text, {
    now,
    language,
    expecting: "confirm",
    tablePicked: true,
    noted: comment,
    draft: { date: "2026-11-28", time: "19:00", partySize: 4, comment },
  });

const rows = [
  [
    "en",
    "the phone is in the kitchen; nut allergy",
    "only the nut allergy matters, scrap the rest please",
    "nut allergy",
  ],
  [
    "de",
    "das Telefon liegt im Flur; Nussallergie",
    "wichtig ist nur die Nussallergie, den Rest streichen Sie bitte",
    "Nussallergie",
  ],
  [
    "es",
    "el móvil está en casa; alergia a las nueces",
    "lo único importante es la alergia a las nueces, lo demás bórrelo",
    "alergia a las nueces",
  ],
  [
    "fr",
    "le portable est au salon; allergie aux noix",
    "l'important c'est l'allergie aux noix, le reste vous pouvez le rayer",
    "allergie aux noix",
  ],
  [
    "it",
    "il telefono sta a casa; allergia alle noci",
    "l'importante è l'allergia alle noci, il resto lo cancelli",
    "allergia alle noci",
  ],
  [
    "nl",
    "de telefoon ligt thuis; notenallergie",
    "alleen de notenallergie is belangrijk, de rest mag u schrappen",
    "notenallergie",
  ],
  [
    "pt",
    "o telefone fica em casa; alergia às nozes",
    "o que importa é a alergia às nozes, o resto pode riscar",
    "alergia às nozes",
  ],
  [
    "sv",
    "telefonen ligger hemma; nötallergi",
    "det viktiga är bara nötallergin, resten kan ni stryka",
    "nötallergi",
  ],
] as const;

describe("whatever is not named goes, and no table:", () => {
  test.for(rows)("%s, of “%s”: %s", ([language, noted, text, left]) => {
    expect(read(language, text, noted)).toMatchObject({ intent: "inform", wishesLeft: left });
    expect(read(language, text, noted)).not.toHaveProperty("comment");
  });
});

test("where nothing that is noted is named, it is asked for, and an allergy stays", () => {
  expect(read("de", "den Rest streichen Sie bitte", "Fensterplatz; Nussallergie")).toMatchObject({
    intent: "other",
    rewordsNote: true,
  });
  expect(read("en", "keep the high chair, drop the rest", "high chair; window; nut allergy")).toMatchObject({
    wishesLeft: "high chair, nut allergy",
  });
});
