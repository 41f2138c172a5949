import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-24T11:00+01:00[Europe/Oslo]");
const table = { date: "2026-11-27", time: "19:00", partySize: 4 };

/** What a message at the summary comes to, beside these wishes. */
function atSummary(language: string, text: string, noted?: string) {
  const draft = { ...table, ...(noted !== undefined && { comment: noted }) };
  const known = noted === undefined ? {} : { noted };
  return understand(text, { now, language, expecting: "confirm", tablePicked: true, draft, ...known });
}

describe("a need that is asked about is told to the house, without what asks for it:", () => {
  test.for([
    ["en", "would there be a quiet corner?", "a quiet corner"],
    ["en", "will there be space for a wheelchair?", "space for a wheelchair"],
    ["de", "gäbe es ein ruhiges Eckchen?", "ein ruhiges Eckchen"],
    ["fr", "y aurait-il un coin tranquille ?", "un coin tranquille"],
    ["fr", "vous auriez pas la table près de la fenêtre ?", "la table près de la fenêtre"],
    ["es", "¿habría algún rinconcito tranquilo?", "rinconcito tranquilo"],
    ["it", "ci sarebbe un angolino tranquillo?", "un angolino tranquillo"],
    ["nl", "hebben jullie toevallig de tafel bij het raam?", "de tafel bij het raam"],
    ["pt", "haveria um cantinho sossegado?", "um cantinho sossegado"],
    ["sv", "skulle det finnas ett lugnt hörn?", "ett lugnt hörn"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    expect(atSummary(language, text)).toMatchObject({ intent: "question", comment });
  });
});

describe("what is noted already is not noted once more in other words:", () => {
  test.for([
    ["en", "dont forget the nut allergy!", "nut allergy"],
    ["en", "and remember my wife is coeliac", "my wife is coeliac"],
    ["de", "denkt an die Nussallergie!", "Nussallergie"],
    ["de", "Fenstertisch wenns geht", "am Fenster"],
    ["fr", "n'oubliez pas l'allergie aux noix !", "allergie aux noix"],
    ["es", "mesa en la ventana si se puede", "junto a la ventana"],
    ["it", "non dimenticate l'allergia alle noci!", "allergia alle noci"],
    ["nl", "denk aan de notenallergie!", "notenallergie"],
    ["pt", "não esqueçam a alergia a nozes!", "alergia a nozes"],
    ["sv", "glöm inte nötallergin!", "nötallergi"],
  ] as const)("in %s, “%s”", ([language, text, noted]) => {
    const { language: _, ...said } = atSummary(language, text, noted);
    expect(said).toEqual({ intent: "question", topics: ["noted"] });
  });

  test.for([
    ["de", "und einen Hochstuhl für die Kleine", "Hochstuhl"],
    ["fr", "et une chaise haute pour la petite", "chaise haute"],
    ["es", "y una trona para la niña", "trona"],
    ["nl", "en een kinderstoel voor de kleine", "kinderstoel"],
  ] as const)("fuller words stand in its place: in %s, “%s”", ([language, text, noted]) => {
    expect(atSummary(language, text, noted)).toMatchObject({ outlived: [noted] });
  });

  test.for([
    ["en", "two high chairs please", "high chair"],
    ["en", "not by the window please", "by the window"],
    ["en", "my son is allergic to milk", "my son is allergic to nuts"],
    ["de", "zwei Hochstühle bitte", "Hochstuhl"],
  ] as const)("but what differs is noted: in %s, “%s”", ([language, text, noted]) => {
    expect(atSummary(language, text, noted).comment).toBeDefined();
  });
});

describe("what is only asked or told of what was told is no note:", () => {
  test.for([
    ["en", "u hear me about the toilets"],
    ["en", "you got that about the allergy?"],
    ["de", "das mit der Allergie hast du, ja?"],
    ["fr", "t'as entendu pour les toilettes"],
    ["fr", "c'est bon pour l'allergie ?"],
    ["es", "me oíste lo del baño"],
    ["es", "¿lo de la alergia lo tiene apuntado?"],
    ["it", "l'allergia l'avete segnata?"],
    ["nl", "die allergie staat erbij toch?"],
    ["pt", "ouviu o que disse do banheiro"],
    ["sv", "hörde du det om toan"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atSummary(language, text).topics).toEqual(["noted"]);
  });
});

describe("a curse colours a wish, and is not passed on:", () => {
  test.for([
    [
      "en",
      "dont give me the shit one by the kitchen like last time",
      "dont give me the one by the kitchen like last time",
    ],
    [
      "de",
      "gib mir bloß nicht wieder den Scheißtisch an der Küche",
      "gib mir bloß nicht wieder den tisch an der Küche",
    ],
    [
      "fr",
      "me mettez pas à la table de merde près de la cuisine",
      "me mettez pas à la table près de la cuisine",
    ],
    ["es", "no me des la mesa de mierda junto a la cocina", "no me des la mesa junto a la cocina"],
    ["it", "non mi dia il tavolo di merda vicino alla cucina", "non mi dia il tavolo vicino alla cucina"],
    ["pt", "não me dê a mesa de merda perto da cozinha", "não me dê a mesa perto da cozinha"],
    ["sv", "ge mig inte det där skitbordet vid köket", "ge mig inte det där bordet vid köket"],
  ] as const)("in %s, “%s”", ([language, text, comment]) => {
    const said = atSummary(language, text);
    expect(said.comment?.toLowerCase()).toBe(comment.toLowerCase());
    expect(said).not.toHaveProperty("feeling");
  });
});

describe("“just leave the allergy” keeps that alone:", () => {
  test.for([
    ["en", "just leave the allergy thing", "high chair, nut allergy", "nut allergy"],
    ["de", "lass nur das mit der Allergie stehen", "Hochstuhl, Nussallergie", "Nussallergie"],
    ["fr", "laissez juste l'allergie", "chaise haute, allergie aux noix", "allergie aux noix"],
    [
      "es",
      "Deje solamente lo de la alergia",
      "trona, alergia a los frutos secos",
      "alergia a los frutos secos",
    ],
    ["it", "lasci solo l'allergia", "seggiolone, allergia alle noci", "allergia alle noci"],
    ["nl", "laat alleen de allergie staan", "kinderstoel, notenallergie", "notenallergie"],
    ["pt", "deixe só a alergia", "cadeirinha, alergia a nozes", "alergia a nozes"],
    ["sv", "låt bara allergin stå kvar", "barnstol, nötallergi", "nötallergi"],
  ] as const)("in %s, “%s”", ([language, text, noted, comment]) => {
    expect(atSummary(language, text, noted)).toMatchObject({
      comment,
      wishedAlone: true,
      needsKept: comment,
    });
  });
});

describe("“take that off” takes back the wish that was told last, and nothing else:", () => {
  test.for([
    ["en", "take that off"],
    ["de", "nimm das wieder raus"],
    ["fr", "enlevez ça"],
    ["es", "quite eso"],
    ["it", "togli quello"],
    ["nl", "haal dat eraf"],
    ["pt", "tire isso"],
    ["sv", "ta bort det"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { language: _, ...said } = atSummary(language, text, "by the window");
    expect(said).toEqual({ intent: "inform", wishesLeft: "" });
    expect(atSummary(language, text, "nut allergy, by the window").wishesLeft).toBe("nut allergy");
  });

  test("of an allergy it is not heard, and the table stays", () => {
    const said = atSummary("en", "take that off", "nut allergy");
    expect(said).toMatchObject({ intent: "inform", wishesLeft: "nut allergy" });
  });
});

describe("“no cake” takes it back, and wishes for nothing:", () => {
  test.for([
    ["en", "actually no cake", "cake, by the window", "by the window"],
    ["de", "doch kein Kuchen", "Kuchen, am Fenster", "am Fenster"],
    ["de", "den Kuchen streichen", "Kuchen, am Fenster", "am Fenster"],
    ["fr", "finalement pas de gâteau", "gâteau, près de la fenêtre", "près de la fenêtre"],
    ["es", "al final sin tarta", "tarta, junto a la ventana", "junto a la ventana"],
    ["it", "alla fine niente torta", "torta, vicino alla finestra", "vicino alla finestra"],
    ["nl", "toch geen taart", "taart, bij het raam", "bij het raam"],
    ["pt", "afinal sem bolo", "bolo, à janela", "à janela"],
    ["sv", "ingen tårta ändå", "tårta, vid fönstret", "vid fönstret"],
    [
      "en",
      "we don't need the high chair after all, the window is enough",
      "high chair, by the window",
      "by the window",
    ],
    [
      "fr",
      "on n'a plus besoin de la chaise haute, la fenêtre suffit",
      "chaise haute, près de la fenêtre",
      "près de la fenêtre",
    ],
  ] as const)("in %s, “%s”", ([language, text, noted, wishesLeft]) => {
    const { language: _, ...said } = atSummary(language, text, noted);
    expect(said).toEqual({ intent: "inform", wishesLeft });
  });
});

test.for([
  ["en", "my husband is allergic to fish, it's really bad, he nearly died last year"],
  ["de", "mein Mann ist allergisch gegen Fisch, er wär letztes Jahr fast gestorben"],
  ["fr", "mon mari est allergique au poisson, il a failli mourir l'an dernier"],
  ["es", "mi marido es alérgico al pescado, casi se muere el año pasado"],
  ["it", "mio marito è allergico al pesce, l'anno scorso è quasi morto"],
  ["nl", "mijn man is allergisch voor vis, vorig jaar bijna dood"],
  ["pt", "meu marido é alérgico a peixe, quase morreu ano passado"],
  ["sv", "min man är allergisk mot fisk, han dog nästan förra året"],
] as const)("an allergy is told with how serious it is, which is no sorrow: %s, %s", ([language, text]) => {
  const said = understand(text, { now, language, expecting: null, draft: table });
  expect(said.comment).toBe(text);
  expect(said).not.toHaveProperty("feeling");
});

test.for([
  ["en", "my mate's allergic to shellfish, can the kitchen cope, yes or no?"],
  ["de", "mein Kumpel ist allergisch auf Schalentiere, schafft die Küche das, ja oder nein?"],
  ["fr", "mon pote est allergique aux crustacés, la cuisine peut gérer, oui ou non ?"],
  ["es", "mi colega es alérgico al marisco, la cocina puede con eso sí o no?"],
  ["it", "il mio amico è allergico ai crostacei. sapete gestirlo sì o no?"],
  ["nl", "m'n maat is allergisch voor schaaldieren, kan de keuken dat aan ja of nee?"],
  ["pt", "meu amigo é alérgico a camarão, a cozinha dá conta, sim ou não?"],
  ["sv", "min polare är allergisk mot skaldjur, fixar köket det, ja eller nej?"],
] as const)(
  "whether the kitchen can handle it is asked, and no part of the allergy: %s, %s",
  ([language, text]) => {
    const said = atSummary(language, text);
    expect(said).toMatchObject({ intent: "question", topics: ["diets"] });
    expect(said.comment).toBe(text.split(/[,.]/u, 1)[0]);
  },
);

test.for([
  ["en", "i got the job!! we're celebrating", "i got the job, we're celebrating"],
  ["de", "ich hab den Job!! das feiern wir", "ich hab den Job, das feiern wir"],
  ["fr", "j'ai eu le poste !! on fête ça", "j'ai eu le poste, on fête ça"],
  ["es", "me dieron el trabajo!! lo celebramos", "me dieron el trabajo, lo celebramos"],
  ["it", "ho avuto il lavoro!! festeggiamo", "ho avuto il lavoro, festeggiamo"],
  ["sv", "jag fick jobbet!! det ska firas", "jag fick jobbet, det ska firas"],
] as const)("what is celebrated is told whole: %s, %s", ([language, text, comment]) => {
  expect(understand(text, { now, language, expecting: null, draft: table }).comment).toBe(comment);
});
