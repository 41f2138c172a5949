import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "two couples and a baby on friday", 5],
  ["en", "three couples and a single", 7],
  ["en", "two couples and a bachelor", 5],
  ["en", "my parents, my wife and I", 4],
  ["en", "me plus five", 6],
  ["de", "drei Paare und ich", 7],
  ["de", "zwei Paare und ein Single", 5],
  ["de", "ich plus fünf", 6],
  ["de", "meine Eltern, meine Frau und ich", 4],
  ["fr", "trois couples et un célibataire", 7],
  ["fr", "deux couples et une célibataire", 5],
  ["fr", "moi plus cinq", 6],
  ["es", "tres parejas y un soltero", 7],
  ["es", "dos parejas y una soltera", 5],
  ["es", "yo más cinco", 6],
  ["it", "tre coppie e un single", 7],
  ["it", "due coppie e un'amica", 5],
  ["it", "io più cinque", 6],
  ["nl", "drie stellen en een vrijgezel", 7],
  ["nl", "twee stellen en ik", 5],
  ["nl", "ik plus vijf", 6],
  ["pt", "três casais e um solteiro", 7],
  ["pt", "dois casais e uma solteira", 5],
  ["pt", "eu mais cinco", 6],
  ["sv", "tre par och en singel", 7],
  ["sv", "två par och en bebis", 5],
  ["sv", "jag plus fem", 6],
  ["nb", "tre par og en singel", 7],
] as const)("%s: %s is %i", ([language, text, partySize]) => {
  expect(stated(text, { language }).partySize).toBe(partySize);
});
