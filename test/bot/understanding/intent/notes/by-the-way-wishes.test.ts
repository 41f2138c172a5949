import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-12-15", time: "19:00", partySize: 10 };

describe("what only leads to a wish is not passed on with it", () => {
  test.for([
    ["en", "by the way my son is allergic to nuts", "my son is allergic to nuts"],
    ["en", "i forgot to say that my wife is coeliac", "my wife is coeliac"],
    ["en", "oh and btw we're bringing a pram", "we're bringing a pram"],
    ["en", "oh yeah forgot to mention, it's my dad's birthday", "it's my dad's birthday"],
    ["en", "forgot to tell you my mum uses a wheelchair", "my mum uses a wheelchair"],
    ["en", "just so you know my son is autistic", "my son is autistic"],
    ["en", "one more thing, my husband can't eat pork", "my husband can't eat pork"],
    ["en", "anyway i wanted to say my son has a nut allergy", "my son has a nut allergy"],
    ["en", "also should mention that we have a dog", "we have a dog"],
    [
      "de",
      "ach sagt mal der hund ist n ziemlich großer, neufundländer, also platz wär gut",
      "der hund ist n ziemlich großer, platz wär gut",
    ],
    ["de", "übrigens meine frau hat zöliakie", "meine frau hat zöliakie"],
    [
      "de",
      "ach so, hab vergessen zu sagen dass mein sohn allergisch auf nüsse ist",
      "mein sohn allergisch auf nüsse ist",
    ],
    ["de", "ich hab noch vergessen meine mutter sitzt im rollstuhl", "meine mutter sitzt im rollstuhl"],
    ["de", "ach ja und meine frau ist vegan", "meine frau ist vegan"],
    ["de", "was ich noch sagen wollte mein mann verträgt keine laktose", "mein mann verträgt keine laktose"],
    ["de", "kurz noch: mein vater hat geburtstag", "mein vater hat geburtstag"],
    ["fr", "au fait ma femme est coeliaque", "ma femme est coeliaque"],
    ["fr", "j'ai oublié de dire que mon fils est allergique aux noix", "mon fils est allergique aux noix"],
    ["fr", "ah oui et j'oubliais, mon mari est végétarien", "mon mari est végétarien"],
    ["fr", "ah et aussi ma mère est en fauteuil roulant", "ma mère est en fauteuil roulant"],
    ["fr", "pour info mon père est sourd", "mon père est sourd"],
    ["fr", "dites, on vient avec un chien", "on vient avec un chien"],
    ["fr", "par contre j'ai oublié de vous dire qu'on a une poussette", "on a une poussette"],
    ["es", "por cierto mi mujer es celíaca", "mi mujer es celíaca"],
    [
      "es",
      "se me olvidó decir que mi hijo es alérgico a los frutos secos",
      "mi hijo es alérgico a los frutos secos",
    ],
    ["es", "ah y se me olvidaba, mi madre va en silla de ruedas", "mi madre va en silla de ruedas"],
    ["es", "oye que mi marido es vegetariano", "mi marido es vegetariano"],
    ["es", "una cosa más, es el cumple de mi padre", "es el cumple de mi padre"],
    ["es", "olvidé comentar que llevamos un perro", "llevamos un perro"],
    ["es", "ah y otra cosa mi hija no come cerdo", "mi hija no come cerdo"],
    [
      "it",
      "comunque ho dimenticato di dire che mio figlio è allergico alle noci",
      "mio figlio è allergico alle noci",
    ],
    ["it", "a proposito mia moglie è celiaca", "mia moglie è celiaca"],
    ["it", "ah dimenticavo, mia madre è in sedia a rotelle", "mia madre è in sedia a rotelle"],
    ["it", "senta mio marito è vegetariano", "mio marito è vegetariano"],
    ["it", "tra l'altro portiamo il cane", "portiamo il cane"],
    [
      "it",
      "mi sono dimenticato di dire che mia figlia è intollerante al lattosio",
      "mia figlia è intollerante al lattosio",
    ],
    ["it", "cmq abbiamo anche un passeggino", "un passeggino"],
    ["nl", "trouwens mijn vrouw heeft coeliakie", "mijn vrouw heeft coeliakie"],
    [
      "nl",
      "ik ben vergeten te zeggen dat mijn zoon allergisch is voor noten",
      "mijn zoon allergisch is voor noten",
    ],
    ["nl", "o ja en mijn moeder zit in een rolstoel", "mijn moeder zit in een rolstoel"],
    ["nl", "vergeten te melden, mijn man is vegetarisch", "mijn man is vegetarisch"],
    ["nl", "nog iets mijn vader is jarig", "mijn vader is jarig"],
    ["nl", "zeg we nemen een hond mee", "we nemen een hond mee"],
    ["nl", "wat ik nog wilde zeggen mijn dochter eet geen vlees", "mijn dochter eet geen vlees"],
    ["nl", "ter info mijn opa is doof", "mijn opa is doof"],
    ["pt", "já agora a minha mulher é celíaca", "a minha mulher é celíaca"],
    ["pt", "esqueci de dizer que meu filho é alérgico a nozes", "meu filho é alérgico a nozes"],
    [
      "pt",
      "ah e esqueci-me de dizer que a minha mãe está de cadeira de rodas",
      "a minha mãe está de cadeira de rodas",
    ],
    ["pt", "a propósito o meu marido é vegetariano", "o meu marido é vegetariano"],
    ["pt", "aliás é o aniversário do meu pai", "é o aniversário do meu pai"],
    ["pt", "olha levamos um cão", "levamos um cão"],
    ["pt", "mais uma coisa, a minha filha não come porco", "a minha filha não come porco"],
    ["pt", "só para avisar que a minha avó é surda", "a minha avó é surda"],
    ["pt", "dá para ir com o cão", "ir com o cão"],
    ["sv", "jo förresten min fru har celiaki", "min fru har celiaki"],
    ["sv", "glömde säga att min son är allergisk mot nötter", "min son är allergisk mot nötter"],
    ["sv", "förresten, min mamma sitter i rullstol", "min mamma sitter i rullstol"],
    ["sv", "en sak till min man är vegetarian", "min man är vegetarian"],
    ["sv", "just det min pappa fyller år", "min pappa fyller år"],
    ["sv", "du vi tar med en hund", "vi tar med en hund"],
    ["sv", "jag glömde nämna att vi har barnvagn", "vi har barnvagn"],
    ["sv", "bara så ni vet min farmor är döv", "min farmor är döv"],
  ] as const)("%s: %s", ([language, text, comment]) => {
    const said = understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });
    expect(said.comment).toBe(comment);
  });
});
