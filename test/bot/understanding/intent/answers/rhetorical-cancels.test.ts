import { expect, test } from "vitest";
import { intentOf } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "should I just cancel?"],
  ["en", "what a shame they cancelled the concert"],
  ["en", "I'd rather not have to cancel"],
  ["en", "it would be a pity to cancel"],
  ["en", "do we need to cancel now?"],
  ["de", "soll ich einfach absagen?"],
  ["de", "schade, dass sie das Konzert abgesagt haben"],
  ["de", "ich würde ungern stornieren müssen"],
  ["de", "ich möchte lieber nicht absagen"],
  ["de", "es wäre schade, wenn wir absagen müssten"],
  ["fr", "est-ce que je devrais simplement annuler ?"],
  ["fr", "dommage qu'ils aient annulé le concert"],
  ["fr", "je préférerais ne pas avoir à annuler"],
  ["fr", "ce serait dommage d'annuler"],
  ["es", "¿debería cancelar y ya?"],
  ["es", "qué pena que cancelaran el concierto"],
  ["es", "preferiría no tener que cancelar"],
  ["es", "sería una pena cancelar"],
  ["it", "dovrei semplicemente disdire?"],
  ["it", "peccato che abbiano annullato il concerto"],
  ["it", "preferirei non dover disdire"],
  ["it", "sarebbe un peccato disdire"],
  ["nl", "zal ik maar gewoon annuleren?"],
  ["nl", "jammer dat ze het concert hebben geannuleerd"],
  ["nl", "ik zou liever niet hoeven annuleren"],
  ["nl", "het zou jammer zijn om te annuleren"],
  ["pt", "será que devo simplesmente cancelar?"],
  ["pt", "que pena terem cancelado o concerto"],
  ["pt", "preferia não ter de cancelar"],
  ["pt", "seria uma pena cancelar"],
  ["sv", "ska jag bara avboka?"],
  ["sv", "synd att de ställde in konserten"],
  ["sv", "jag vill helst slippa avboka"],
  ["sv", "det vore synd att avboka"],
  ["nb", "skal jeg bare avbestille?"],
  ["nb", "jeg vil helst slippe å avbestille"],
] as const)("%s: nothing is dropped by %s", ([language, text]) => {
  expect(intentOf(text, { language })).not.toBe("cancel");
});

test.for([
  ["en", "I have to cancel, what a shame"],
  ["en", "can I cancel please?"],
  ["en", "I'm afraid we need to cancel"],
  ["de", "wir müssen leider absagen, schade"],
  ["de", "kann ich bitte stornieren?"],
  ["fr", "je dois annuler, dommage"],
  ["es", "tengo que cancelar, qué pena"],
  ["it", "devo disdire, peccato"],
  ["nl", "ik moet helaas annuleren, jammer"],
  ["pt", "tenho de cancelar, que pena"],
  ["sv", "jag måste tyvärr avboka, synd"],
  ["nb", "jeg må dessverre avbestille, synd"],
] as const)("%s: a table is dropped by %s", ([language, text]) => {
  expect(intentOf(text, { language })).toBe("cancel");
});
