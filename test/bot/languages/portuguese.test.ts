import { describe, expect, test } from "vitest";
import type { Intent } from "#src/bot/understanding/understood.ts";
import {
  afternoon,
  dinner,
  evening,
  intentOf,
  lunch,
  morning,
  type Stated,
  stated,
} from "#test/bot/understanding/stated.ts";
import { tablesIn } from "#test/bot/understanding/tables.ts";

const context = { language: "pt" };

const { table, intents } = tablesIn(context.language);

type Sentence = readonly [text: string, intent: Intent, values: Stated];

describe("Portuguese guests who state everything at once:", () => {
  const rows: readonly Sentence[] = [
    ["uma mesa para quatro amanhã às 20h", "book", { partySize: 4, date: "2026-11-19", time: "20:00" }],
    [
      "Boa noite, gostaria de reservar uma mesa para quatro pessoas na sexta-feira às oito e meia da noite",
      "book",
      { partySize: 4, date: "2026-11-20", time: "20:30" },
    ],
    [
      "oi queria reserva mesa pra 4 sabado as 8 e meia",
      "book",
      { partySize: 4, date: "2026-11-21", time: "20:30" },
    ],
    [
      "Boa tarde, queria marcar mesa para dois adultos e uma criança no domingo ao almoço, por volta da uma",
      "book",
      { partySize: 3, date: "2026-11-22", time: "13:00" },
    ],
    [
      "quero uma mesa p/ 6 pessoas hoje à noite às 21h em nome de Lúcia Fernandes",
      "book",
      { partySize: 6, date: "2026-11-18", time: "21:00", firstName: "Lúcia", lastName: "Fernandes" },
    ],
    [
      "preciso de uma mesa depois de amanhã lá pelas 8 somos em quatro",
      "book",
      { partySize: 4, date: "2026-11-20", time: "20:00" },
    ],
    [
      "reserva para 5 dia 12 de dezembro às 14h30",
      "book",
      { partySize: 5, date: "2026-12-12", time: "14:30" },
    ],
    ["na sexta à noite somos em oito", "inform", { partySize: 8, date: "2026-11-20", ...evening }],
    [
      "Quero reservar para 24/12 às 20h30min, 10 pessoas, na varanda",
      "book",
      { partySize: 10, date: "2026-12-24", time: "20:30", comment: "na varanda" },
    ],
    [
      "Teria mesa para 3 hoje às dez para as nove?",
      "book",
      { partySize: 3, date: "2026-11-18", time: "20:50" },
    ],
    ["vcs tem mesa pra 2 amanha as 7 da noite?", "book", { partySize: 2, date: "2026-11-19", time: "19:00" }],
    ["4 pessoas, sexta 20, 21h", "inform", { partySize: 4, date: "2026-11-20", time: "21:00" }],
    [
      "Boas, arranjam-me mesa para 4 para as 20h de sábado?",
      "book",
      { partySize: 4, date: "2026-11-21", time: "20:00" },
    ],
    [
      "gostaríamos de jantar na próxima quinta dia 26 às 20 horas, eu e minha esposa",
      "book",
      { partySize: 2, date: "2026-11-26", time: "20:00" },
    ],
    [
      "seria possível reservar uma mesa para sete na terça que vem à uma e meia da tarde",
      "book",
      { partySize: 7, date: "2026-11-24", time: "13:30" },
    ],
    [
      "dá pra reservar um lugar pra 4 amanhã no almoço?",
      "book",
      { partySize: 4, date: "2026-11-19", ...lunch },
    ],
    [
      "somos um grupo de quinze pessoas para jantar no dia 28 de novembro",
      "inform",
      { partySize: 15, date: "2026-11-28", ...evening },
    ],
    [
      "Mesa para duas pessoas amanhã ao meio-dia e meia",
      "book",
      { partySize: 2, date: "2026-11-19", time: "12:30" },
    ],
  ];
  test.for(rows)("%s", ([text, intent, values]) => {
    expect(stated(text, context)).toEqual(values);
    expect(intentOf(text, context)).toBe(intent);
  });
});

table("the day in Portuguese:", [
  ["2ª feira às 20h", { date: "2026-11-23", time: "20:00" }],
  ["6a-feira à noite", { date: "2026-11-20", ...evening }],
  ["a 2ª opção", {}],
  ["12 dez", { date: "2026-12-12" }],
  ["terca", { date: "2026-11-24" }],
  ["terca feira às 20h", { date: "2026-11-24", time: "20:00" }],
  ["amanhã", { date: "2026-11-19" }],
  ["amanha", { date: "2026-11-19" }],
  ["depois de amanhã", { date: "2026-11-20" }],
  ["dps de amanhã", { date: "2026-11-20" }],
  ["hoje", { date: "2026-11-18" }],
  ["hoje mesmo", { date: "2026-11-18" }],
  ["amanhã de manhã", { date: "2026-11-19", ...morning }],
  ["amanhã à tarde", { date: "2026-11-19", ...afternoon }],
  ["amanhã à noite", { date: "2026-11-19", ...evening }],
  ["amanhã de noite", { date: "2026-11-19", ...evening }],
  ["amanhã ao jantar", { date: "2026-11-19", ...evening }],
  ["amanhã no almoço", { date: "2026-11-19", ...lunch }],
  ["depois de amanhã à noite", { date: "2026-11-20", ...evening }],
  ["hoje à noite", { date: "2026-11-18", ...evening }],
  ["hj a noite", { date: "2026-11-18", ...evening }],
  ["esta noite", { date: "2026-11-18", ...evening }],
  ["logo à noite", { date: "2026-11-18", ...evening }],
  ["esta tarde", { date: "2026-11-18", ...afternoon }],
  ["hoje de tarde", { date: "2026-11-18", ...afternoon }],
  ["à tarde", afternoon],
  ["pela manhã", morning],
  ["na sexta", { date: "2026-11-20" }],
  ["sexta-feira", { date: "2026-11-20" }],
  ["sexta feira", { date: "2026-11-20" }],
  ["na sexta à noite", { date: "2026-11-20", ...evening }],
  ["sexta à noite", { date: "2026-11-20", ...evening }],
  ["sábado ao almoço", { date: "2026-11-21", ...lunch }],
  ["sabado no almoço", { date: "2026-11-21", ...lunch }],
  ["neste domingo", { date: "2026-11-22" }],
  ["próxima sexta", { date: "2026-11-20" }],
  ["segunda que vem", { date: "2026-11-23" }],
  ["terça-feira que vem", { date: "2026-11-24" }],
  ["na segunda-feira da próxima semana", { date: "2026-11-23" }],
  ["quinta da semana que vem", { date: "2026-11-26" }],
  ["na próxima semana", { date: "2026-11-23", dateTo: "2026-11-29" }],
  ["semana que vem", { date: "2026-11-23", dateTo: "2026-11-29" }],
  ["este fim de semana", { date: "2026-11-21", dateTo: "2026-11-22" }],
  ["no final de semana", { date: "2026-11-21", dateTo: "2026-11-22" }],
  ["no próximo fim de semana", { date: "2026-11-28", dateTo: "2026-11-29" }],
  ["fim de semana que vem", { date: "2026-11-28", dateTo: "2026-11-29" }],
  ["12 de dezembro", { date: "2026-12-12" }],
  ["dia doze de dezembro", { date: "2026-12-12" }],
  ["no dia 24", { date: "2026-11-24" }],
  ["dia vinte e quatro", { date: "2026-11-24" }],
  ["primeiro de dezembro", { date: "2026-12-01" }],
  ["dia 1º de dezembro", { date: "2026-12-01" }],
  ["a 24 de dezembro", { date: "2026-12-24" }],
  ["24/12", { date: "2026-12-24" }],
  ["24-12-2026", { date: "2026-12-24" }],
  ["sexta-feira, 4 de dezembro", { date: "2026-12-04" }],
  ["sexta dia 4", { date: "2026-12-04" }],
  ["dia 5 do mês que vem", { date: "2026-12-05" }],
  ["daqui a três dias", { date: "2026-11-21" }],
  ["daqui uma semana", { date: "2026-11-25" }],
  ["dentro de duas semanas", { date: "2026-12-02" }],
  ["véspera de Natal", { date: "2026-12-24" }],
  ["no réveillon", { date: "2026-12-31" }],
  ["dia 3 ou dia 4 de dezembro", { date: "2026-12-03", dateTo: "2026-12-04" }],
  ["entre os dias 3 e 6 de dezembro", { date: "2026-12-03", dateTo: "2026-12-06" }],
  ["de 3 a 6 de dezembro", { date: "2026-12-03", dateTo: "2026-12-06" }],
  ["sexta ou sábado", { date: "2026-11-20", dateTo: "2026-11-21" }],
  ["de sexta a domingo", { date: "2026-11-20", dateTo: "2026-11-22" }],
  ["sexta não, sábado", { date: "2026-11-21" }],
  ["não na sexta, no sábado", { date: "2026-11-21" }],
]);

describe("a Portuguese weekday that may mean two days leaves both open:", () => {
  test.for([
    ["na quarta", ["2026-11-18", "2026-11-25"]],
    ["quarta-feira", ["2026-11-18", "2026-11-25"]],
  ] as const)("%s", ([text, dates]) => {
    expect([...(stated(text, context).openReadings?.dates ?? [])].sort()).toEqual(dates);
  });
});

table("the time in Portuguese:", [
  ["de 7 a 9", { timeFrom: "19:00", timeTo: "21:00" }],
  ["às 20h", { time: "20:00" }],
  ["às 20:30", { time: "20:30" }],
  ["20h30", { time: "20:30" }],
  ["às 8", { time: "20:00" }],
  ["às oito e meia", { time: "20:30" }],
  ["as oito e meia", { time: "20:30" }],
  ["oito e meia", { time: "20:30" }],
  ["às oito e quinze", { time: "20:15" }],
  ["às oito e um quarto", { time: "20:15" }],
  ["às nove menos um quarto", { time: "20:45" }],
  ["quinze para as nove", { time: "20:45" }],
  ["um quarto para as nove", { time: "20:45" }],
  ["dez para as nove", { time: "20:50" }],
  ["20 pras 9", { time: "20:40" }],
  ["às nove e vinte", { time: "21:20" }],
  ["às 9 em ponto", { time: "21:00" }],
  ["às 8 da noite", { time: "20:00" }],
  ["às 3 da tarde", { time: "15:00" }],
  ["às 10 da manhã", { time: "10:00" }],
  ["à uma da tarde", { time: "13:00" }],
  ["à uma e meia", { time: "13:30" }],
  ["às duas e meia", { time: "14:30" }],
  ["meio-dia", { time: "12:00" }],
  ["meio dia e meia", { time: "12:30" }],
  ["meio-dia e meia", { time: "12:30" }],
  ["ao meio-dia e quinze", { time: "12:15" }],
  ["por volta das 20h", { time: "20:00" }],
  ["lá pelas nove", { time: "21:00" }],
  ["pelas 20h30", { time: "20:30" }],
  ["tipo 9 horas", { time: "21:00" }],
  ["umas 8 horas", { time: "20:00" }],
  ["cerca das nove", { time: "21:00" }],
  ["às 20", { time: "20:00" }],
  ["vinte horas", { time: "20:00" }],
  ["às vinte e uma horas", { time: "21:00" }],
  ["20hrs", { time: "20:00" }],
  ["20 hs", { time: "20:00" }],
  ["8pm", { time: "20:00" }],
  ["entre as 19h e as 21h", { timeFrom: "19:00", timeTo: "21:00" }],
  ["entre 19 e 21h", { timeFrom: "19:00", timeTo: "21:00" }],
  ["das 19h às 21h", { timeFrom: "19:00", timeTo: "21:00" }],
  ["das sete às nove", { timeFrom: "19:00", timeTo: "21:00" }],
  ["entre sete e oito e meia", { timeFrom: "19:00", timeTo: "20:30" }],
  ["19h às 21h", { timeFrom: "19:00", timeTo: "21:00" }],
  ["19-21h", { timeFrom: "19:00", timeTo: "21:00" }],
  ["a partir das 20h", { timeFrom: "20:00" }],
  ["depois das oito e meia", { timeFrom: "20:30" }],
  ["das 20h em diante", { timeFrom: "20:00" }],
  ["não antes das 20h", { timeFrom: "20:00" }],
  ["20h ou mais tarde", { timeFrom: "20:00" }],
  ["antes das 21h", { timeTo: "21:00" }],
  ["até às 21h", { timeTo: "21:00" }],
  ["no máximo às 21h", { timeTo: "21:00" }],
  ["até ao meio-dia", { timeTo: "12:00" }],
  ["às 8 ou às 9", { time: "20:00", openReadings: { times: ["20:00", "21:00"] } }],
  ["daqui a duas horas", { date: "2026-11-18", time: "12:00" }],
  ["em meia hora", { date: "2026-11-18", time: "10:30" }],
  ["daqui a uma hora e meia", { date: "2026-11-18", time: "11:30" }],
  ["uma hora mais tarde", { timeShift: "later", shiftMinutes: 60 }],
  ["meia hora antes", { timeShift: "earlier", shiftMinutes: 30 }],
  ["um pouco mais tarde", { timeShift: "later" }],
  ["um pouquinho mais cedo", { timeShift: "earlier" }],
  ["algo mais cedo", { timeShift: "earlier" }],
  ["para jantar", evening],
  ["no almoço", lunch],
  ["mesa para dez para as nove", { partySize: 10, time: "21:00" }],
  ["no fim da tarde", { part: "afternoon", timeFrom: "16:00", timeTo: "18:00" }],
  ["na hora do almoço", lunch],
]);

table("the party in Portuguese:", [
  ["nós dois e os avós, ao todo 4", { partySize: 4 }],
  ["somos 6, dos quais 2 crianças", { partySize: 6 }],
  ["no total 40 euros", {}],
  ["falta uma pessoa", {}],
  ["falar com uma pessoa", {}],
  ["mesa para dez", { partySize: 10 }],
  ["somos em quatro", { partySize: 4 }],
  ["somos quatro", { partySize: 4 }],
  ["vamos ser 6", { partySize: 6 }],
  ["seremos 6 no final", { partySize: 6 }],
  ["estaremos em cinco", { partySize: 5 }],
  ["a gente vai em 5", { partySize: 5 }],
  ["estamos em 5", { partySize: 5 }],
  ["iremos em três", { partySize: 3 }],
  ["mesa pra 4", { partySize: 4 }],
  ["mesa p/ 4", { partySize: 4 }],
  ["mesa de 6", { partySize: 6 }],
  ["pra dois", { partySize: 2 }],
  ["para 2", { partySize: 2 }],
  ["são 5 pessoas", { partySize: 5 }],
  ["vão ser 8 pessoas", { partySize: 8 }],
  ["dois adultos e uma criança", { partySize: 3 }],
  ["2 adultos, 2 crianças e um bebê", { partySize: 5 }],
  ["somos 4 e um bebé", { partySize: 5 }],
  ["4 adultos mais 2 crianças", { partySize: 6 }],
  ["quatro pax", { partySize: 4 }],
  ["umas 8 pessoas", { partySize: 8 }],
  ["cerca de dez pessoas", { partySize: 10 }],
  ["entre 4 e 6 pessoas", { partySize: 6 }],
  ["4 ou 5 pessoas", { partySize: 5 }],
  ["eu e minha esposa", { partySize: 2 }],
  ["eu e o meu marido", { partySize: 2 }],
  ["eu e mais três amigos", { partySize: 4 }],
  ["eu e mais 3", { partySize: 4 }],
  ["eu, minha mãe e meu pai", { partySize: 3 }],
  ["só eu", { partySize: 1 }],
  ["só uma pessoa", { partySize: 1 }],
  ["vou sozinha", { partySize: 1 }],
  ["vou com a minha namorada", { partySize: 2 }],
  ["vou com 3 amigos", { partySize: 4 }],
  ["um casal", { partySize: 2 }],
  ["dois casais", { partySize: 4 }],
  ["nós dois", { partySize: 2 }],
  ["um grupo de quinze", { partySize: 15 }],
  ["meia dúzia de pessoas", { partySize: 6 }],
  ["cinco no total", { partySize: 5 }],
  ["5 lugares", { partySize: 5 }],
  ["não são 4, são 5 pessoas", { partySize: 5 }],
  ["2 pessoas às 9", { partySize: 2, time: "21:00" }],
]);

describe("the intent in Portuguese:", () => {
  intents([
    [
      "book",
      "quero reservar; gostaria de uma mesa; queria fazer uma reserva; vocês têm mesa para hoje?; há lugar esta noite?; tem vaga pra hoje à noite?; posso reservar uma mesa?; dá para reservar para amanhã?; gostaríamos de jantar na sexta; preciso de uma reserva; qero reservar; quero marcar mesa; arranja-me 5 lugares hoje à noite; fazer uma reserva; reservar mesa; me reserva uma mesa?; vocês ainda têm mesa pra sábado?; gostava de reservar uma mesa; era para marcar uma mesa",
    ],
    ["inform", "sexta às 21h; 4 pessoas; somos dois; à noite; para quatro pessoas"],
    [
      "change",
      "quero mudar a reserva; podemos mudar o horário?; dá para passar para as 21h?; melhor às 9; melhor no sábado; não, somos 5; não, para domingo; afinal somos 6; muda para as 22h; desculpa, quis dizer quinta; enganei-me, somos 3; em vez de sexta, sábado; preciso alterar minha reserva; outro dia; antecipar a reserva; quero remarcar; gostaria de adiar a reserva; na verdade somos 7; me enganei, é no sábado; quero trocar o horário",
    ],
    [
      "cancel",
      "cancelar a reserva; quero cancelar; cancela minha reserva; desmarcar a mesa; anular; não podemos ir; afinal não vamos; não vamos conseguir ir; não preciso mais da mesa; esquece; deixa pra lá; preciso desmarcar; infelizmente não vamos poder ir; não vai dar pra ir; já não precisamos da mesa; surgiu um imprevisto e não posso ir",
    ],
    [
      "list",
      "minhas reservas; as minhas reservas; ver minhas reservas; eu tenho alguma reserva?; tenho uma reserva em nome de Silva; quais reservas eu tenho?; que horas é a minha reserva?; para quando é a minha reserva?; consultar a minha reserva; mostra as minhas reservas; tenho uma reserva para amanhã?",
    ],
    [
      "question",
      "que horas vocês abrem?; tem espaço kids; fazem take away; a que horas fecham; qual é o horário?; onde vocês ficam?; vocês têm terraço?; tem menu infantil?; aceitam cachorro?; tem estacionamento?; quanto custa o rodízio?; dá pra pagar com cartão?; abrem à segunda?; abre domingo?; têm opções veganas?; qual o endereço?; qual é a morada?; até que horas servem?; vocês estão abertos?",
    ],
    [
      "waitlist",
      "me coloca na lista de espera; lista de espera; me avisa se vagar; avise-me se houver uma desistência; quero entrar na fila de espera; avisem-me se ficar alguma mesa livre",
    ],
    [
      "help",
      "ajuda; o que você pode fazer?; como funciona?; preciso de ajuda; pode me ajudar?; podes ajudar-me?; não sei o que fazer",
    ],
    [
      "human",
      "quero falar com uma pessoa; posso falar com alguém?; falar com o gerente; pode passar ao gerente?; falar com um atendente; prefiro falar com um humano; alguém pode me ligar?; queria falar com o restaurante",
    ],
    [
      "greet",
      "olá; oi; oi tudo bem; boa tarde; oi, tudo bem?; bom dia; oii; boas; tudo bem?; e aí; boa noite",
    ],
    ["thanks", "obrigado; obrigada; muito obrigado; valeu; brigado; agradeço; obg; obrigado, é tudo"],
    [
      "affirm",
      "sim; sim, por favor; claro; claro que sim; ok; okay; tá bom; tá; está bem; perfeito; ótimo; beleza; blz; combinado; pode ser; isso; isso mesmo; certo; correto; com certeza; de acordo; confirmo; pode confirmar; fechado; fechou; show; bora; com todo gosto; sim, pode reservar; sim, obrigado; tudo certo; está ótimo; por mim tudo bem; pode sim; simm; uhum; aham; s; tá ótimo; certinho; quero sim; com certeza sim; lá estaremos; pode reservar; claro, pode ser; sim senhor; fixe; tá certo; perfeitamente; exatamente; show de bola; sem problema",
    ],
    [
      "deny",
      "não; não, obrigado; nao obrigada; não quero; de jeito nenhum; não, está errado; errado; nada disso; nem pensar; negativo; agora não; melhor não; não está certo; naum; n; nn; não mesmo; acho que não; não dá; claro que não; não é isso; não gostei; prefiro que não",
    ],
    ["other", "põe um alarme para as 7; vai chover amanhã?; conta uma piada; asdf qwer; toca música"],
  ]);

  test("asked to confirm, a yes with another value changes", () => {
    const asked = { ...context, expecting: "confirm", draft: { partySize: 4, time: "20:00" } } as const;
    expect(intentOf("sim, mas somos 5", asked)).toBe("change");
    expect(intentOf("sim, às 8", asked)).toBe("affirm");
    expect(intentOf("melhor às 9", asked)).toBe("change");
    expect(intentOf("às 9", asked)).toBe("change");
    expect(intentOf("não, às 9", asked)).toBe("change");
    expect(intentOf("não", asked)).toBe("deny");
  });

  test.for([
    ["quero começar de novo", true],
    ["vamos começar do zero", true],
    ["às nove", undefined],
  ] as const)("%s starts over: %s", ([text, startOver]) => {
    expect(stated(text, context).startOver).toBe(startOver);
  });
});

describe("an answer to the question just asked in Portuguese:", () => {
  test.for([
    ["quatro", "partySize", { partySize: 4 }],
    ["seremos uns 8", "partySize", { partySize: 8 }],
    ["só nós dois", "partySize", { partySize: 2 }],
    ["só eu mesmo", "partySize", { partySize: 1 }],
    ["com as crianças 5", "partySize", { partySize: 5 }],
    ["8 e meia", "time", { time: "20:30" }],
    ["às nove", "time", { time: "21:00" }],
    ["nove", "time", { time: "21:00" }],
    ["para as 9", "time", { time: "21:00" }],
    ["pode ser às 9", "time", { time: "21:00" }],
    ["mais tarde", "time", { timeShift: "later" }],
    ["dia 20", "date", { date: "2026-11-20" }],
    ["20", "date", { date: "2026-11-20" }],
    ["sexta", "date", { date: "2026-11-20" }],
    ["melhor sábado", "date", { date: "2026-11-21" }],
    ["Lúcia", "name", { firstName: "Lúcia" }],
    ["sou o João Ortega", "name", { firstName: "João", lastName: "Ortega" }],
    ["em nome de maria josé", "name", { firstName: "Maria", lastName: "José" }],
    ["pode pôr em nome de Silva", "name", { lastName: "Silva" }],
  ] as const)("%s", ([text, expecting, values]) => {
    expect(stated(text, { ...context, expecting })).toEqual(values);
  });

  const offers = [{ time: "20:00" }, { time: "20:30" }, { time: "21:00" }];
  test.for([
    ["a primeira", { choice: 1 }],
    ["a segunda", { choice: 2 }],
    ["a última", { choice: -1 }],
    ["a 2", { choice: 2 }],
    ["opção 3", { choice: 3 }],
    ["às 9", { time: "21:00" }],
    ["a das 9", { time: "21:00" }],
    ["fico com a primeira", { choice: 1 }],
    ["oito e meia", { time: "20:30" }],
  ] as const)("with offers on the table, %s", ([text, values]) => {
    expect(stated(text, { ...context, expecting: "slot", offers })).toEqual(values);
  });

  test("a number with an open reading corrects what is known", () => {
    const draft = { partySize: 4 };
    expect(stated("que sejam 6", { ...context, draft })).toEqual({ partySize: 6 });
    expect(stated("melhor 5", { ...context, draft })).toEqual({ partySize: 5 });
    expect(stated("coloca às 9", { ...context, draft })).toEqual({ time: "21:00" });
  });

  test("the day is counted from the one that is known", () => {
    const draft = { date: "2026-11-20" };
    expect(stated("melhor no dia seguinte", { ...context, draft })).toEqual({ date: "2026-11-21" });
    expect(stated("um dia antes", { ...context, draft })).toEqual({ date: "2026-11-19" });
  });
});

describe("names, wishes and contact in Portuguese:", () => {
  test.for([
    ["meu nome é Carmen Ruiz", { firstName: "Carmen", lastName: "Ruiz" }],
    ["chamo-me Ana", { firstName: "Ana" }],
    ["em nome de Ana", { lastName: "Ana" }],
    ["sou o Pablo", { firstName: "Pablo" }],
    ["sou alérgico a amendoim", { comment: "sou alérgico a amendoim" }],
    ["somos 4, um é celíaco", { partySize: 4, comment: "um é celíaco" }],
    ["uma mesa na esplanada se possível", { comment: "na esplanada" }],
    ["com cadeirinha para o bebê", { comment: "com cadeirinha para o bebê" }],
    ["uma mesa tranquila", { comment: "tranquila" }],
    ["é meu aniversário", { comment: "é meu aniversário", joy: true }],
    ["vamos com cachorro", { comment: "vamos com cachorro" }],
  ] as const)("%s", ([text, values]) => {
    expect(stated(text, context)).toEqual(values);
  });

  test("a number of the country is a phone number, no time and no party", () => {
    expect(stated("o meu telemóvel é 912 345 678", { ...context, country: "PT" })).toEqual({
      phone: "+351912345678",
    });
    expect(stated("meu celular é (11) 98765-4321", { ...context, country: "BR" })).toEqual({
      phone: "+5511987654321",
    });
  });
});

describe("nothing is booked in Portuguese by", () => {
  test.for([
    "bom dia",
    "boa tarde",
    "boa noite",
    "mesa 5",
    "meu filho tem 8 anos",
    "o menu de 25 euros",
    "o rodízio de 90 reais",
    "pela primeira vez",
    "24 horas",
    "moro na rua Direita 12",
    "um restaurante de 2 estrelas",
    "sexta passada",
    "ontem",
    "há dois dias",
    "mais uma vez",
    "24/7",
    "é tarde",
    "mais tarde te digo",
    "chegaremos tarde",
    "até logo",
    "um momento",
    "só um segundo",
    "a segunda opção de menu",
    "um quarto do valor",
    "2 vezes por semana",
  ])("%s", (text) => {
    const { date, time, timeFrom, timeTo, partySize } = stated(text, context);
    expect({ date, time, timeFrom, timeTo, partySize }).toEqual({});
  });
});

test("Portuguese dinner hours decide what is meant", () => {
  const open = { ...context, openings: dinner };
  expect(stated("às 8 e meia", open)).toEqual({ time: "20:30" });
  expect(stated("amanhã às 10", open)).toEqual({ date: "2026-11-19", time: "22:00" });
});

test("Portuguese is recognised without being told, and not taken for Spanish", () => {
  expect(stated("mesa para quatro amanhã à noite às nove")).toEqual({
    partySize: 4,
    date: "2026-11-19",
    time: "21:00",
  });
});
