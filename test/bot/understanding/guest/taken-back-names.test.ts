import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const answer = { expecting: "name", tablePicked: true } as const;

test.for([
  ["en", "Anna I mean Hanna", "Hanna", undefined],
  ["en", "Jon sorry John Barnes", "John", "Barnes"],
  ["en", "Peter no wait Paul Hudson", "Paul", "Hudson"],
  ["de", "Anna ich meine Hanna", "Hanna", undefined],
  ["de", "Jens nein Jörg Maas", "Jörg", "Maas"],
  ["fr", "Anne je veux dire Hannah", "Hannah", undefined],
  ["fr", "Pierre euh pardon Paul Girard", "Paul", "Girard"],
  ["es", "Ana digo Juana", "Juana", undefined],
  ["es", "Ana quiero decir Juana Gil", "Juana", "Gil"],
  ["it", "Anna anzi Giovanna", "Giovanna", undefined],
  ["it", "Pietro scusi Paolo Conti", "Paolo", "Conti"],
  ["pt", "Rita quer dizer Augusto", "Augusto", undefined],
  ["nl", "Anna ik bedoel Hanna", "Hanna", undefined],
  ["nl", "Piet sorry Paul Jansen", "Paul", "Jansen"],
  ["sv", "Anna jag menar Hanna", "Hanna", undefined],
  ["sv", "Anna eller nej Hanna Lind", "Hanna", "Lind"],
] as const)("in %s the name after a correction is meant: “%s”", ([language, text, firstName, lastName]) => {
  const values = stated(text, { ...answer, language });
  expect([values.firstName, values.lastName]).toEqual([firstName, lastName]);
});

test.for([
  ["en", "put it under uh Marcus Delacroix that's D E L A C R O I X", "Delacroix"],
  ["de", "auf äh Markus Delius, D E L I U S", "Delius"],
  ["fr", "au nom de euh Marc Delacroix, D E L A C R O I X", "Delacroix"],
  ["es", "a nombre de eh Marcos Delgado, D E L G A D O", "Delgado"],
  ["it", "a nome ehm Marco Dellacroce", "Dellacroce"],
  ["pt", "em nome de hum Marcos Delgado", "Delgado"],
] as const)("in %s what is hummed before a name is no part of it: “%s”", ([language, text, family]) => {
  expect(stated(text, { ...answer, language }).lastName).toBe(family);
});

test.for([
  ["en", "Joan Pike, and don't ask me for my number"],
  ["fr", "Odile Perrin, et ne me demandez pas mon numéro"],
  ["de", "Ute Brandt und komm mir jetzt nicht mit Telefonnummer"],
  ["es", "Pilar Gómez, y no me pida el teléfono"],
  ["it", "Loredana Grassi e niente telefono"],
  ["pt", "Rosa Pinto, e não me peça o telefone"],
] as const)("in %s who does not want to be asked for a number gives none: “%s”", ([language, text]) => {
  const { firstName, lastName, withoutPhone } = stated(text, { ...answer, language });
  expect(`${firstName} ${lastName}`).toBe(text.split(/,| und| e n/)[0]);
  expect(withoutPhone).toBe(true);
});

test.for([
  ["en", "Here is Anna Berg writing, I would like a table for 3 on Friday at 7"],
  ["de", "Guten Tag, hier schreibt Anna Berg, ich hätte gern einen Tisch für 3 am Freitag um 19 Uhr"],
  ["es", "Hola, les escribe Anna Berg, quisiera una mesa para 3 el viernes a las 19"],
  ["it", "Buongiorno, vi scrive Anna Berg, vorrei un tavolo per 3 venerdì alle 19"],
  ["pt", "Bom dia, escreve Anna Berg, queria uma mesa para 3 na sexta às 19"],
] as const)("in %s who writes says so in the first line: “%s”", ([language, text]) => {
  expect(stated(text, { language })).toMatchObject({ firstName: "Anna", lastName: "Berg", partySize: 3 });
});
