import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("who eats out wishes to sit nowhere:", () => {
  test.for([
    ["sv", "vi vill äta ute på fredag, 4 personer"],
    ["nb", "vi vil spise ute på fredag, 4 personer"],
    ["it", "vorremmo mangiare fuori venerdì, siamo in 4"],
    ["es", "queremos comer fuera el viernes, 4 personas"],
    ["pt", "queremos comer fora na sexta, 4 pessoas"],
    ["sv", "vi vill äta middag ute på fredag, 4 personer"],
    ["nb", "vi vil spise middag ute på fredag, 4 personer"],
    ["it", "vorremmo cenare fuori venerdì, siamo in 4"],
    ["es", "queremos cenar fuera el viernes, 4 personas"],
    ["pt", "apetece-nos jantar fora na sexta, somos 4"],
    ["en", "we want to eat out on Friday, 4 of us"],
    ["nl", "we willen vrijdag uit eten met 4 personen"],
    ["de", "wir wollen am Freitag auswärts essen, 4 Personen"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { comment, ...said } = stated(text, { language });
    expect({ comment, partySize: said.partySize, date: said.date }).toEqual({
      partySize: 4,
      date: "2026-11-20",
    });
  });
});

describe("who sits out, or eats out if the weather holds, does:", () => {
  test.for([
    ["sv", "vi vill sitta ute på fredag, 4 personer", "sitta ute"],
    ["sv", "äta ute på terrassen fredag 4 pers", "terrassen"],
    ["sv", "gärna ett bord ute på fredag för 4", "ute"],
    ["sv", "4 personer på fredag, vi vill äta ute om det inte regnar", "äta ute"],
    ["nb", "vi vil sitte ute på fredag, 4 personer", "sitte ute"],
    ["it", "un tavolo fuori per 4 venerdì", "fuori"],
    ["es", "una mesa fuera para 4 el viernes", "fuera"],
    ["es", "4 personas el viernes, nos gustaría cenar fuera si hace bueno", "fuera"],
    ["pt", "uma mesa lá fora para 4 na sexta", "fora"],
    ["es", "¿podemos cenar fuera el viernes, 4 personas?", "fuera"],
    ["es", "queremos cenar fuera en la terraza el viernes, 4 personas", "terraza"],
    ["de", "wir möchten am Freitag draußen essen, 4 Personen", "draußen"],
  ] as const)("in %s, “%s”", ([language, text, noted]) => {
    expect(stated(text, { language }).comment).toContain(noted);
  });
});

test.for([
  ["es", "queremos cenar fuera", "fuera"],
  ["pt", "queremos jantar lá fora", "fora"],
  ["it", "vorremmo mangiare fuori", "fuori"],
  ["sv", "vi vill gärna äta middag ute", "ute"],
  ["nb", "vi vil gjerne spise ute", "ute"],
] as const)("at a table that is picked they mean its place: %s %s", ([language, text, noted]) => {
  const picked = { expecting: "confirm", tablePicked: true } as const;
  expect(stated(text, { language, ...picked }).comment).toContain(noted);
});
