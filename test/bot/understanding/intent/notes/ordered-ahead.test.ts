import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-12-15", time: "19:00", partySize: 10 };
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;

describe("dishes ordered ahead, and notes dictated", () => {
  test.for([
    ["en", "can you keep us the lobster", "keep us the lobster"],
    ["en", "could you put the lobster aside for us", "put the lobster aside for us"],
    ["en", "we'd like to order the lobster for ten in advance", "to order the lobster for ten in advance"],
    ["en", "please reserve the goose for us", "the goose for us"],
    ["en", "and the lobster? i want that as well", "the lobster"],
    ["en", "you forgot the lobster. lobster for ten people please note", "lobster for ten people"],
    ["en", "write down that the dog is big", "the dog is big"],
    [
      "en",
      "please note the dog is quite big, a newfoundland, so space would be good",
      "the dog is quite big, space",
    ],
    ["en", "he needs space, please write that down too", "he needs space"],
    ["en", "can we preorder two portions of the duck", "preorder two portions of the duck"],
    ["en", "lobster for four please", "lobster for four"],
    ["en", "save us some of the bouillabaisse", "save us some of the bouillabaisse"],
    ["en", "note that grandpa has a rollator", "grandpa has a rollator"],
    ["en", "can you make sure there's turkey for 4", "make sure there's turkey for 4"],
    ["de", "reserviert uns bitte die gans", "reserviert uns bitte die gans"],
    ["de", "könnt ihr uns die ente zurücklegen", "uns die ente zurücklegen"],
    ["de", "wir hätten gern die gans vorbestellt", "die gans vorbestellt"],
    ["de", "bitte hummer für zehn personen notieren", "hummer für zehn personen"],
    ["de", "und der hummer? den will ich dabei haben", "der hummer"],
    ["de", "platz braucht er halt, bitte mit aufschreiben", "platz braucht er halt"],
    [
      "de",
      "schreibt bitte auf dass opa einen rollator hat",
      "schreibt bitte auf dass opa einen rollator hat",
    ],
    ["de", "können sie die gans für uns reservieren", "die gans für uns reservieren"],
    ["de", "einmal gänsebraten für vier vorbestellen", "einmal gänsebraten für vier vorbestellen"],
    ["de", "notiert mal bitte hummer für 4", "mal bitte hummer für 4"],
    ["de", "er braucht viel platz, schreib das bitte dazu", "er braucht viel platz"],
    ["fr", "pouvez-vous nous garder le homard", "nous garder le homard"],
    ["fr", "réservez-nous le homard svp", "réservez-nous le homard"],
    ["fr", "on voudrait commander la dinde à l'avance pour 6", "commander la dinde à l'avance pour 6"],
    ["fr", "notez le homard pour dix personnes", "le homard pour dix personnes"],
    ["fr", "et le homard ? je le veux aussi", "le homard"],
    ["fr", "mettez-nous de côté deux canards", "mettez-nous de côté deux canards"],
    ["fr", "notez que papi a un déambulateur", "papi a un déambulateur"],
    ["fr", "il lui faut de la place, notez-le svp", "il lui faut de la place"],
    ["fr", "écrivez que le chien est grand", "écrivez que le chien est grand"],
    ["fr", "vous pouvez nous préparer une bouillabaisse pour 4", "nous préparer une bouillabaisse pour 4"],
    ["es", "nos pueden guardar la langosta", "nos pueden guardar la langosta"],
    ["es", "resérvenos el cochinillo por favor", "resérvenos el cochinillo"],
    ["es", "queremos encargar el cordero para 6", "encargar el cordero para 6"],
    ["es", "apunte langosta para diez personas", "langosta para diez personas"],
    ["es", "y la langosta? la quiero también", "la langosta"],
    ["es", "apunta que el abuelo va con andador", "el abuelo va con andador"],
    ["es", "necesita espacio, apúntalo por favor", "necesita espacio"],
    ["es", "podéis guardarnos la paella", "guardarnos la paella"],
    ["es", "encargamos una paella para 4", "encargamos una paella para 4"],
    ["it", "ci può tenere da parte l'aragosta", "ci può tenere da parte l'aragosta"],
    ["it", "ci riservi l'aragosta per favore", "ci riservi l'aragosta"],
    ["it", "vorremmo ordinare in anticipo il maialino", "ordinare in anticipo il maialino"],
    ["it", "segni aragosta per dieci persone", "aragosta per dieci persone"],
    ["it", "e l'aragosta? la voglio anche", "l'aragosta"],
    ["it", "scriva che il nonno ha il deambulatore", "il nonno ha il deambulatore"],
    ["it", "ha bisogno di spazio, lo scriva per favore", "ha bisogno di spazio"],
    ["it", "potete metterci da parte il tartufo", "metterci da parte il tartufo"],
    ["it", "prenotiamo anche la paella per 4", "prenotiamo anche la paella per 4"],
    ["nl", "kunt u de kreeft voor ons reserveren", "de kreeft voor ons reserveren"],
    ["nl", "graag kreeft voor tien personen noteren", "kreeft voor tien personen"],
    ["nl", "en de kreeft? die wil ik erbij hebben", "de kreeft"],
    ["nl", "u vergeet de kreeft. graag kreeft voor tien personen noteren", "kreeft voor tien personen"],
    ["nl", "kunnen jullie de eend voor ons apart houden", "de eend voor ons apart houden"],
    ["nl", "we willen graag de kreeft vooraf bestellen", "de kreeft vooraf bestellen"],
    ["nl", "zet erbij dat opa een rollator heeft", "dat opa een rollator heeft"],
    ["nl", "hij heeft ruimte nodig, schrijf dat er even bij", "hij heeft ruimte nodig"],
    ["nl", "noteer kreeft voor vier", "kreeft voor vier"],
    ["nl", "reserveer de kreeft voor ons aub", "reserveer de kreeft voor ons"],
    ["pt", "podem guardar-nos a lagosta", "guardar-nos a lagosta"],
    ["pt", "reserve a lagosta para nós por favor", "reserve a lagosta para nós"],
    ["pt", "queremos encomendar o leitão para 6", "encomendar o leitão para 6"],
    ["pt", "anote lagosta para dez pessoas", "lagosta para dez pessoas"],
    ["pt", "e a lagosta? também quero", "a lagosta"],
    ["pt", "escreva que o avô usa andarilho", "escreva que o avô usa andarilho"],
    ["pt", "ele precisa de espaço, anote por favor", "ele precisa de espaço"],
    ["pt", "pode separar o bacalhau pra gente", "separar o bacalhau pra gente"],
    ["pt", "encomendamos uma cataplana para 4", "encomendamos uma cataplana para 4"],
    ["sv", "kan ni spara hummern åt oss", "spara hummern åt oss"],
    ["sv", "reservera hummern åt oss tack", "reservera hummern åt oss"],
    ["sv", "vi vill förbeställa gåsen till 6", "förbeställa gåsen till 6"],
    ["sv", "notera hummer till tio personer", "hummer till tio personer"],
    ["sv", "och hummern? den vill jag ha med", "hummern"],
    ["sv", "skriv gärna in att farfar har rullator", "farfar har rullator"],
    ["sv", "han behöver plats, skriv det är du snäll", "han behöver plats"],
    ["sv", "lägg undan två portioner gås till oss", "lägg undan två portioner gås till oss"],
    ["sv", "kan du lägga undan ankan", "lägga undan ankan"],
  ] as const)("%s: %s", ([language, text, comment]) => {
    const said = understand(text, { ...atSummary, language });
    expect(said).toMatchObject({ intent: "inform", comment });
    expect(said).not.toHaveProperty("partySize");
  });
});

describe("what orders nothing", () => {
  test.for([
    ["en", "do you have lobster"],
    ["en", "is the lobster fresh?"],
    ["en", "how much is the lobster for two"],
    ["en", "do we have to preorder the goose?"],
    ["en", "we'll be four"],
    ["en", "can we pay in advance"],
    ["en", "what's the duck like"],
    ["en", "a table for 4 please, do you do lamb"],
    ["en", "we had the goose last year"],
    ["de", "habt ihr gans"],
    ["de", "muss man die gans vorbestellen"],
    ["de", "wir hatten letztes jahr die gans"],
    ["de", "was kostet der hummer für zwei?"],
    ["fr", "vous avez du homard ?"],
    ["fr", "faut-il commander le homard à l'avance ?"],
    ["es", "tienen langosta?"],
    ["es", "cuanto cuesta la paella para 4?"],
    ["it", "avete l'aragosta?"],
    ["it", "bisogna ordinare il maialino in anticipo?"],
    ["nl", "hebben jullie kreeft"],
    ["nl", "moeten we de gans vooraf bestellen?"],
    ["pt", "têm lagosta?"],
    ["pt", "quanto custa o leitão para 6?"],
    ["sv", "har ni hummer"],
    ["sv", "måste man förbeställa gåsen?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { ...atSummary, language })).not.toHaveProperty("comment");
  });

  test.for([
    ["en", "my wife is allergic to lobster", "my wife is allergic to lobster"],
    ["en", "no lobster for my wife please", "no lobster for my wife"],
    ["de", "meine frau isst keinen fisch", "meine frau isst keinen fisch"],
    ["fr", "sans canard pour ma femme", "sans canard pour ma femme"],
    ["es", "mi hijo no come pescado", "mi hijo no come pescado"],
    ["nl", "mijn vrouw eet geen vis", "mijn vrouw eet geen vis"],
    ["sv", "min fru äter inte fisk", "min fru äter inte fisk"],
  ] as const)("and is noted as ever, %s: %s", ([language, text, comment]) => {
    expect(understand(text, { ...atSummary, language }).comment).toBe(comment);
  });

  test("lobster for the party that is asked for is none", () => {
    const said = understand("lobster for four please", { now, language: "en", expecting: "partySize" });
    expect(said).not.toHaveProperty("comment");
  });
});

describe("a wish of the booking is left out of its change", () => {
  test.for([
    ["es", "quita lo de mi hija", "mi hija no puede el lunes"],
    ["es", "lo de mi hija no hace falta ponerlo", "mi hija no puede el lunes"],
    ["en", "leave out the bit about my daughter", "my daughter can't do monday"],
    ["de", "das mit meiner tochter braucht ihr nicht aufschreiben", "meine tochter kann nicht"],
    ["fr", "pas la peine de mettre ce qui concerne ma fille", "ma fille ne peut pas lundi"],
    ["it", "la cosa di mia figlia non serve scriverla", "mia figlia non può"],
    ["nl", "dat van mijn dochter hoeft er niet bij", "mijn dochter kan niet"],
    ["pt", "não precisa pôr a parte da minha filha", "minha filha não pode"],
    ["sv", "du behöver inte skriva det om min dotter", "min dotter kan inte"],
  ] as const)("%s: %s", ([language, text, noted]) => {
    const said = understand(text, { now, language, expecting: "confirm", changeShown: true, draft, noted });
    expect(said.intent).not.toBe("affirm");
    expect(said.wishedAlone ?? said.unwished?.length).toBeTruthy();
    expect(said).not.toHaveProperty("comment");
  });

  test("but an allergy stays", () => {
    const noted = "my daughter is allergic to nuts";
    const text = "leave out the bit about my daughter";
    const said = understand(text, {
      now,
      language: "en",
      expecting: "confirm",
      changeShown: true,
      draft,
      noted,
    });
    expect(said).not.toHaveProperty("unwished");
  });
});
