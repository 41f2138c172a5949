import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

describe("what one of them may not eat is noted beside a whole wish for a table:", () => {
  test.for([
    ["en", "table for 4 friday 7pm", "I mustn't eat celery"],
    ["en", "table for 4 friday 7pm", "my son can't tolerate milk"],
    ["en", "table for 4 friday 7pm", "one of us can't have eggs"],
    ["de", "Tisch für 4 am Freitag um 19 Uhr", "meine Frau verträgt keine Schalentiere"],
    ["de", "Tisch für 4 am Freitag um 19 Uhr", "mein Sohn verträgt keinen Sellerie"],
    ["de", "Tisch für 4 am Freitag um 19 Uhr", "ich darf keine Eier essen"],
    ["fr", "table pour 4 vendredi à 19h", "mon fils ne supporte pas le lait"],
    ["fr", "table pour 4 vendredi à 19h", "je ne peux pas manger d'œufs"],
    ["es", "mesa para 4 el viernes a las 19", "mi hijo no tolera la leche"],
    ["es", "mesa para 4 el viernes a las 19", "no puedo comer huevos"],
    ["it", "tavolo per 4 venerdì alle 19", "mio figlio non tollera il latte"],
    ["it", "tavolo per 4 venerdì alle 19", "non posso mangiare uova"],
    ["nl", "tafel voor 4 vrijdag om 19 uur", "mijn zoon verdraagt geen melk"],
    ["nl", "tafel voor 4 vrijdag om 19 uur", "mijn vrouw kan niet tegen selderij"],
    ["pt", "mesa para 4 sexta às 19h", "o meu filho não tolera leite"],
    ["pt", "mesa para 4 sexta às 19h", "a minha mulher não pode com marisco"],
    ["sv", "bord för 4 på fredag kl 19", "min son tål inte mjölk"],
    ["sv", "bord för 4 på fredag kl 19", "jag får inte äta ägg"],
  ] as const)("%s: %s, %s", ([language, wish, told]) => {
    const needs = { partySize: 4, date: "2026-11-20", time: "19:00", comment: told };
    expect(stated(`${wish}, ${told}`, { language })).toMatchObject(needs);
  });
});

describe("who may not eat something calls nothing off:", () => {
  test.for([
    ["es", "no puedo comer pescado"],
    ["pt", "não posso comer peixe"],
    ["fr", "je ne peux pas manger de poisson"],
    ["it", "non posso mangiare pesce"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(intentOf(text, { language })).not.toBe("cancel");
    expect(stated(text, { language }).comment).toBe(text);
  });
});
