import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

describe("a visit that went wrong is a complaint, and no wish for a table:", () => {
  test.for([
    ["en", "I was ill after eating at your place"],
    ["en", "the food was cold and the waiter was rude, I want my money back"],
    ["de", "mir ist nach dem Essen bei euch schlecht geworden"],
    ["de", "das Essen war kalt und der Kellner unverschämt"],
    ["fr", "j'ai été malade après avoir mangé chez vous"],
    ["fr", "le repas était froid, je veux être remboursé"],
    ["es", "me puse malo después de cenar ahí"],
    ["es", "la comida estaba fría y quiero un reembolso"],
    ["it", "dopo la cena da voi sono stato male"],
    ["it", "abbiamo mangiato malissimo, voglio un rimborso"],
    ["nl", "ik ben ziek geworden na het eten bij jullie"],
    ["nl", "het eten was koud, ik wil mijn geld terug"],
    ["pt", "fiquei doente depois de jantar aí"],
    ["pt", "a comida estava fria, quero o meu dinheiro de volta"],
    ["sv", "jag blev sjuk efter maten hos er"],
    ["sv", "maten var kall och servitören otrevlig"],
    ["en", "It was a disgrace, an hour's wait and cold fish. Who can I contact?"],
    ["de", "Es war eine Schande, und der Fisch kalt. An wen kann ich mich wenden?"],
    ["fr", "C'était une honte, le poisson froid. Qui puis-je contacter ?"],
    ["es", "Fue una vergüenza, y el pescado frío. ¿Con quién puedo hablar?"],
    ["it", "È stata una vergogna, il pesce freddo. Chi posso contattare?"],
    ["nl", "Het was een schande, koude vis. Wie kan ik contacteren?"],
    ["pt", "Foi uma vergonha, o peixe frio. Com quem posso falar?"],
    ["sv", "Det var en skam, kall fisk. Vem kan jag kontakta?"],
    ["nb", "jeg ble syk etter å ha spist hos dere"],
    ["nb", "maten var kald og servitøren var uforskammet"],
    ["nb", "jeg vil ha pengene tilbake"],
    ["nb", "vi ventet i en time på maten"],
    ["da", "jeg blev syg efter at have spist hos jer"],
    ["da", "maden var kold og tjeneren var uforskammet"],
    ["da", "jeg vil have pengene tilbage"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, feeling, timeFrom } = read(text, language);
    expect({ intent, feeling, timeFrom }).toEqual({
      intent: "human",
      feeling: "complaint",
      timeFrom: undefined,
    });
  });
});

describe("who calls us names is met as angry, or as one who complains:", () => {
  test.for([
    ["en", "you lot are useless"],
    ["de", "ihr seid doch der letzte Saftladen"],
    ["de", "was für ein Drecksladen"],
    ["fr", "vous êtes nuls"],
    ["es", "sois unos inútiles"],
    ["it", "siete degli incapaci"],
    ["nl", "jullie zijn waardeloos"],
    ["pt", "vocês são uns incompetentes"],
    ["sv", "ni är helt värdelösa"],
    ["nb", "dere er ubrukelige"],
    ["da", "I er ubrugelige"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(["anger", "complaint"]).toContain(read(text, language).feeling);
  });
});

describe("grief is met with a kind word:", () => {
  test.for([
    ["en", "I've just lost my grandfather, I don't know if we'll come"],
    ["de", "ich habe gerade meinen Opa verloren, ich weiß nicht ob wir kommen"],
    ["fr", "je viens de perdre mon grand-père, je ne sais pas si on viendra"],
    ["es", "acabo de perder a mi abuelo, no sé si iremos"],
    ["it", "ho appena perso mio nonno, non so se verremo"],
    ["nl", "ik heb net mijn opa verloren, ik weet niet of we komen"],
    ["pt", "acabei de perder o meu avô, não sei se vamos"],
    ["sv", "jag har precis förlorat min farfar, jag vet inte om vi kommer"],
    ["nb", "jeg har nettopp mistet bestefaren min, vet ikke om vi kommer"],
    ["da", "jeg har lige mistet min farfar, ved ikke om vi kommer"],
    ["nb", "faren min døde i går, vi må avbestille"],
    ["nb", "vi er dessverre syke alle sammen"],
    ["nb", "datteren min er på sykehuset"],
    ["nb", "flyet vårt ble kansellert"],
    ["da", "min far døde i går, vi må aflyse"],
    ["da", "vi er desværre syge alle sammen"],
    ["da", "min datter er på hospitalet"],
    ["da", "vores fly blev aflyst"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language).feeling).toBe("sorrow");
  });
});

test.for([
  ["en", "the food was awful, I want a refund"],
  ["de", "das Essen war furchtbar, ich will mein Geld zurück"],
  ["fr", "c'était infect, je veux être remboursé"],
  ["es", "la comida estaba horrible, quiero que me devuelvan el dinero"],
] as const)("in %s, “%s” is no wish for a table that is picked", ([language, text]) => {
  const draft = { date: "2026-12-12", time: "20:00", partySize: 4 };
  const context = { now, language, expecting: "name", tablePicked: true, draft } as const;
  const { intent, feeling, comment } = understand(text, context);
  expect({ intent, feeling, comment }).toEqual({ intent: "human", feeling: "complaint", comment: undefined });
});

test.for([
  ["en", "If I cancel, do I get a refund?"],
  ["en", "I paid a deposit. When do I get the refund?"],
] as const)("who only asks complains of nothing: %s, “%s”", ([language, text]) => {
  expect(read(text, language)).not.toHaveProperty("feeling");
});
