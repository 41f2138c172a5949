import { describe, expect, test } from "vitest";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { dinner, evening, intentOf, morning, type Stated, stated } from "#test/bot/understanding/stated.ts";
import { tablesIn } from "#test/bot/understanding/tables.ts";

const afternoon = { part: "afternoon", timeFrom: "12:00", timeTo: "20:00" } as const;
const lunch = { part: "lunch", timeFrom: "12:00", timeTo: "16:00" } as const;

const context = { language: "es" };

const { table, intents } = tablesIn(context.language);

type Sentence = readonly [text: string, intent: Intent, values: Stated];

describe("Spanish guests who state everything at once:", () => {
  const rows: readonly Sentence[] = [
    ["una mesa para cuatro mañana a las 8", "book", { partySize: 4, date: "2026-11-19", time: "20:00" }],
    [
      "Hola, buenas tardes, quería reservar una mesa para cuatro personas para el viernes a las nueve y media de la noche",
      "book",
      { partySize: 4, date: "2026-11-20", time: "21:30" },
    ],
    [
      "hola queria mesa pa 4 el sabado a las 9 y media",
      "book",
      { partySize: 4, date: "2026-11-21", time: "21:30" },
    ],
    [
      "buenas noches quisiera hacer una reservación para seis personas mañana en la noche a las ocho por favor",
      "book",
      { partySize: 6, date: "2026-11-19", time: "20:00" },
    ],
    [
      "¿Tenéis sitio para 2 adultos y un niño el domingo al mediodía, sobre las 2?",
      "book",
      { partySize: 3, date: "2026-11-22", time: "14:00" },
    ],
    [
      "Necesito una mesa para dos adultos y un niño hoy a las 21h, a nombre de Lucía Fernández",
      "book",
      { partySize: 3, date: "2026-11-18", time: "21:00", firstName: "Lucía", lastName: "Fernández" },
    ],
    [
      "me gustaria reservar para pasado mañana a eso de las 9, seremos 6 al final",
      "book",
      { partySize: 6, date: "2026-11-20", time: "21:00" },
    ],
    [
      "reserva para 5 el 12 de diciembre a las 14:30",
      "book",
      { partySize: 5, date: "2026-12-12", time: "14:30" },
    ],
    [
      "somos ocho este sabado por la noche tipo 9",
      "inform",
      { partySize: 8, date: "2026-11-21", time: "21:00" },
    ],
    [
      "Quiero reservar mesa el 24/12 a las 20.30h para 10 comensales en la terraza",
      "book",
      { partySize: 10, date: "2026-12-24", time: "20:30", comment: "en la terraza" },
    ],
    [
      "¿habría mesa para 3 esta noche a las diez menos cuarto?",
      "book",
      { partySize: 3, date: "2026-11-18", time: "21:45" },
    ],
    ["mesa x 2 xa mñn a ls 9", "book", { partySize: 2, date: "2026-11-19", time: "21:00" }],
    ["4 personas, viernes 20, 21:00", "inform", { partySize: 4, date: "2026-11-20", time: "21:00" }],
    [
      "nos gustaría cenar el próximo jueves 26 a las 20 horas mi mujer y yo",
      "book",
      { partySize: 2, date: "2026-11-26", time: "20:00" },
    ],
    [
      "¿Me puede apuntar una mesa para siete el martes que viene a la una y media?",
      "book",
      { partySize: 7, date: "2026-11-24", time: "13:30" },
    ],
    ["oye, hay hueco para 4 mañana al mediodía?", "book", { partySize: 4, date: "2026-11-19", ...lunch }],
    [
      "estamos buscando mesa para una docena de personas la noche del 28 de noviembre",
      "book",
      { partySize: 12, date: "2026-11-28", ...evening },
    ],
    [
      "resérvame dos plazas para comer el lunes a las tres menos diez",
      "book",
      { partySize: 2, date: "2026-11-23", time: "14:50" },
    ],
  ];
  test.for(rows)("%s", ([text, intent, values]) => {
    expect(stated(text, context)).toEqual(values);
    expect(intentOf(text, context)).toBe(intent);
  });
});

table("the day in Spanish:", [
  ["el 28.11", { date: "2026-11-28" }],
  ["sabado", { date: "2026-11-21" }],
  ["sab. 28", { date: "2026-11-28" }],
  ["mañana", { date: "2026-11-19" }],
  ["manana", { date: "2026-11-19" }],
  ["pasado mañana", { date: "2026-11-20" }],
  ["hoy mismo", { date: "2026-11-18" }],
  ["para hoy", { date: "2026-11-18" }],
  ["mañana por la mañana", { date: "2026-11-19", ...morning }],
  ["mañana por la tarde", { date: "2026-11-19", ...afternoon }],
  ["mañana en la tarde", { date: "2026-11-19", ...afternoon }],
  ["mañana por la noche", { date: "2026-11-19", ...evening }],
  ["mañana a la noche", { date: "2026-11-19", ...evening }],
  ["pasado mañana por la noche", { date: "2026-11-20", ...evening }],
  ["pasado mañana a mediodía", { date: "2026-11-20", ...lunch }],
  ["mañana para cenar", { date: "2026-11-19", ...evening }],
  ["la noche de mañana", { date: "2026-11-19", ...evening }],
  ["hoy por la noche", { date: "2026-11-18", ...evening }],
  ["esta noche", { date: "2026-11-18", ...evening }],
  ["esta tarde", { date: "2026-11-18", ...afternoon }],
  ["por la tarde", afternoon],
  ["el viernes", { date: "2026-11-20" }],
  ["el viernes por la noche", { date: "2026-11-20", ...evening }],
  ["viernes noche", { date: "2026-11-20", ...evening }],
  ["sábado mediodía", { date: "2026-11-21", ...lunch }],
  ["el sabado a mediodia", { date: "2026-11-21", ...lunch }],
  ["domingo al medio día", { date: "2026-11-22", ...lunch }],
  ["este domingo", { date: "2026-11-22" }],
  ["el martes que viene", { date: "2026-11-24" }],
  ["el lunes de la semana que viene", { date: "2026-11-23" }],
  ["la semana que viene el jueves", { date: "2026-11-26" }],
  ["la próxima semana", { date: "2026-11-23", dateTo: "2026-11-29" }],
  ["la semana entrante", { date: "2026-11-23", dateTo: "2026-11-29" }],
  ["este finde", { date: "2026-11-21", dateTo: "2026-11-22" }],
  ["el fin de semana", { date: "2026-11-21", dateTo: "2026-11-22" }],
  ["el finde que viene", { date: "2026-11-28", dateTo: "2026-11-29" }],
  ["el 12 de diciembre", { date: "2026-12-12" }],
  ["12 dic", { date: "2026-12-12" }],
  ["el doce del doce", { date: "2026-12-12" }],
  ["el día 24", { date: "2026-11-24" }],
  ["el veinticuatro", { date: "2026-11-24" }],
  ["el 1 de enero", { date: "2027-01-01" }],
  ["el uno de diciembre", { date: "2026-12-01" }],
  ["el primero de diciembre", { date: "2026-12-01" }],
  ["el 1º de diciembre", { date: "2026-12-01" }],
  ["24/12", { date: "2026-12-24" }],
  ["el 24-12-2026", { date: "2026-12-24" }],
  ["viernes, 4 de diciembre", { date: "2026-12-04" }],
  ["el viernes día 4", { date: "2026-12-04" }],
  ["el 5 del mes que viene", { date: "2026-12-05" }],
  ["dentro de tres días", { date: "2026-11-21" }],
  ["en una semana", { date: "2026-11-25" }],
  ["de aquí a dos semanas", { date: "2026-12-02" }],
  ["de hoy en ocho", { date: "2026-11-25" }],
  ["en Nochebuena", { date: "2026-12-24" }],
  ["la cena de Nochevieja", { date: "2026-12-31", ...evening }],
  ["el 3 o el 4 de diciembre", { date: "2026-12-03", dateTo: "2026-12-04" }],
  ["entre el 3 y el 6 de diciembre", { date: "2026-12-03", dateTo: "2026-12-06" }],
  ["del 3 al 6 de diciembre", { date: "2026-12-03", dateTo: "2026-12-06" }],
  ["el viernes o el sábado", { date: "2026-11-20", dateTo: "2026-11-21" }],
  ["de viernes a domingo", { date: "2026-11-20", dateTo: "2026-11-22" }],
  ["el viernes no, el sábado", { date: "2026-11-21" }],
]);

describe("a Spanish weekday that may mean two days leaves both open:", () => {
  test.for([
    ["el miércoles", ["2026-11-25", "2026-11-18"]],
    ["el próximo viernes", ["2026-11-27", "2026-11-20"]],
  ] as const)("%s", ([text, dates]) => {
    const { date, openReadings } = stated(text, context);
    expect(dates).toContain(date);
    expect([...(openReadings?.dates ?? [])].sort()).toEqual([...dates].sort());
  });
});

table("the time in Spanish:", [
  ["a las 8", { time: "20:00" }],
  ["a las ocho y media", { time: "20:30" }],
  ["las ocho y media", { time: "20:30" }],
  ["8 y media", { time: "20:30" }],
  ["ocho menos cuarto", { time: "19:45" }],
  ["a las nueve menos diez", { time: "20:50" }],
  ["a las nueve y cuarto", { time: "21:15" }],
  ["a las nueve y veinte", { time: "21:20" }],
  ["a las nueve y pico", { time: "21:00" }],
  ["a las 9 en punto", { time: "21:00" }],
  ["cuarto para las nueve", { time: "20:45" }],
  ["un cuarto para las nueve", { time: "20:45" }],
  ["diez para las nueve", { time: "20:50" }],
  ["a las 9 de la noche", { time: "21:00" }],
  ["a las 8 de la tarde", { time: "20:00" }],
  ["a las siete y media de la tarde", { time: "19:30" }],
  ["a las 10 de la mañana", { time: "10:00" }],
  ["a la una", { time: "13:00" }],
  ["a la una y media", { time: "13:30" }],
  ["a la 1 del mediodía", { time: "13:00" }],
  ["a las 12 del mediodía", { time: "12:00" }],
  ["a mediodía", lunch],
  ["a eso de las 9", { time: "21:00" }],
  ["sobre las nueve", { time: "21:00" }],
  ["hacia las nueve y media", { time: "21:30" }],
  ["como a las 8", { time: "20:00" }],
  ["tipo 9", { time: "21:00" }],
  ["por ahí de las 8", { time: "20:00" }],
  ["alrededor de las 20:30", { time: "20:30" }],
  ["20h", { time: "20:00" }],
  ["a las 20:30h", { time: "20:30" }],
  ["21 hs", { time: "21:00" }],
  ["a las 21", { time: "21:00" }],
  ["a las veintiuna horas", { time: "21:00" }],
  ["a las 8pm", { time: "20:00" }],
  ["a las 8 p. m.", { time: "20:00" }],
  ["entre las 8 y las 9", { timeFrom: "20:00", timeTo: "21:00" }],
  ["entre ocho y nueve y media", { timeFrom: "20:00", timeTo: "21:30" }],
  ["de 8 a 10", { timeFrom: "20:00", timeTo: "22:00" }],
  ["desde las 8 hasta las 10", { timeFrom: "20:00", timeTo: "22:00" }],
  ["a partir de las 9", { timeFrom: "21:00" }],
  ["después de las 8 y media", { timeFrom: "20:30" }],
  ["no antes de las 9", { timeFrom: "21:00" }],
  ["a las 9 o más tarde", { timeFrom: "21:00" }],
  ["de las 9 en adelante", { timeFrom: "21:00" }],
  ["antes de las 10", { timeTo: "22:00" }],
  ["como muy tarde a las 9", { timeTo: "21:00" }],
  ["a más tardar a las 9", { timeTo: "21:00" }],
  ["hasta las 10", { timeTo: "22:00" }],
  ["a las 8 o a las 9", { time: "20:00", openReadings: { times: ["20:00", "21:00"] } }],
  ["en dos horas", { date: "2026-11-18", time: "12:00" }],
  ["dentro de hora y media", { date: "2026-11-18", time: "11:30" }],
  ["en media hora", { date: "2026-11-18", time: "10:30" }],
  ["una hora más tarde", { timeShift: "later", shiftMinutes: 60 }],
  ["media hora antes", { timeShift: "earlier", shiftMinutes: 30 }],
  ["un poco más tarde", { timeShift: "later" }],
  ["algo más temprano", { timeShift: "earlier" }],
  ["para comer", lunch],
  ["a última hora de la tarde", { part: "afternoon", timeFrom: "18:00", timeTo: "20:30" }],
  ["mesa para 10 para las 9", { partySize: 10, time: "21:00" }],
  ["para cenar", evening],
  ["a la hora de la cena", evening],
]);

table("the party in Spanish:", [
  ["hablar con una persona", {}],
  ["somos cuatro", { partySize: 4 }],
  ["nosotros dos y los abuelos, total 4", { partySize: 4 }],
  ["somos 6, de los que 2 son niños", { partySize: 6 }],
  ["el total son 40 euros", {}],
  ["falta una persona", {}],
  ["podemos ir 15 el 18 de diciembre", { partySize: 15, date: "2026-12-18" }],
  ["seremos 6 al final", { partySize: 6 }],
  ["al final seremos cinco", { partySize: 5 }],
  ["vamos a ser 7", { partySize: 7 }],
  ["vamos 5", { partySize: 5 }],
  ["venimos 6", { partySize: 6 }],
  ["iremos cuatro", { partySize: 4 }],
  ["seríamos 3", { partySize: 3 }],
  ["para dos adultos y un niño", { partySize: 3 }],
  ["2 adultos, 2 niños y un bebé", { partySize: 5 }],
  ["somos 4 y un bebé", { partySize: 5 }],
  ["4 adultos más 2 niños", { partySize: 6 }],
  ["mesa de seis", { partySize: 6 }],
  ["mesa pa dos", { partySize: 2 }],
  ["para 2", { partySize: 2 }],
  ["4 pax", { partySize: 4 }],
  ["x 4 personas", { partySize: 4 }],
  ["unas 8 personas", { partySize: 8 }],
  ["entre 4 y 6 personas", { partySize: 6 }],
  ["4 o 5 personas", { partySize: 5 }],
  ["mi mujer y yo", { partySize: 2 }],
  ["mi novio y yo", { partySize: 2 }],
  ["para mi marido y para mí", { partySize: 2 }],
  ["yo y tres amigos", { partySize: 4 }],
  ["mis padres y yo", { partySize: 3 }],
  ["para una persona", { partySize: 1 }],
  ["solo yo", { partySize: 1 }],
  ["voy solo", { partySize: 1 }],
  ["voy con mi novia", { partySize: 2 }],
  ["seremos 7 u 8", { partySize: 8 }],
  ["para mí sola", { partySize: 1 }],
  ["una pareja", { partySize: 2 }],
  ["dos parejas", { partySize: 4 }],
  ["los dos", { partySize: 2 }],
  ["nosotros tres", { partySize: 3 }],
  ["un grupo de quince", { partySize: 15 }],
  ["grupo de unas veinte personas", { partySize: 20 }],
  ["cinco en total", { partySize: 5 }],
  ["seríamos cuatro adultos y dos peques", { partySize: 6 }],
  ["no 4, sino 5 personas", { partySize: 5 }],
  ["2 personas a las 9", { partySize: 2, time: "21:00" }],
]);

describe("the intent in Spanish:", () => {
  intents([
    [
      "book",
      "quiero reservar; quisiera una mesa; me gustaría hacer una reserva; ¿tienen mesa para hoy?; ¿hay sitio esta noche?; ¿os queda algo para el sábado?; ¿me reservas una mesa?; nos das 5 sitios esta noche; ¿podría reservar para mañana?; queríamos cenar el viernes; necesito una reservación; ¿puedo reservar mesa?; kiero reservar; apúntame para cenar; quiero apartar una mesa; reservar mesa; hacer una reserva",
    ],
    ["inform", "el viernes a las 9; 4 personas; somos dos; por la noche"],
    [
      "change",
      "quiero cambiar la reserva; ¿podemos cambiar la hora?; ¿se puede cambiar a las 9?; mejor a las 9; mejor el sábado; no, somos 5; no, para el domingo; al final seremos 6; se apunta uno más; viene otra persona; seremos uno más; somos uno menos; se cae uno; ponlo a las 10; perdón, quise decir el jueves; me equivoqué, somos 3; en vez del viernes, el sábado; necesito modificar mi reserva; otro día; adelantar la reserva; pasarla al sábado; me gustaría mover la reserva al domingo; quería decir a las 9; espera, mejor a las 8",
    ],
    [
      "cancel",
      "cancelar la reserva; quiero cancelar; cancela mi reserva; anula la mesa; anular; no podemos ir; al final no vamos; no podremos ir; ya no necesitamos la mesa; olvídalo; déjalo; quita la reserva; me ha surgido algo y no puedo ir; quiero cancelar mi reserva para mañana; dar de baja la reserva; no vamos a poder ir",
    ],
    [
      "list",
      "mis reservas; ver mis reservas; ¿tengo alguna reserva?; ¿qué reservas tengo?; ¿a qué hora es mi reserva?; ¿para cuándo tengo la reserva?; consultar mi reserva; enséñame mis reservas; ¿tengo una reserva para mañana?",
    ],
    [
      "question",
      "¿a qué hora abren?; hacéis paella para llevar; servís a domicilio; a que hora cierran; ¿cuál es el horario?; ¿dónde están?; ¿tenéis terraza?; ¿tienen menú infantil?; ¿aceptan perros?; ¿hay aparcamiento?; ¿cuánto cuesta el menú?; ¿se puede pagar con tarjeta?; ¿abren los lunes?; ¿qué platos tienen?; teneis opciones veganas; ¿cuál es la dirección?; está abierto los domingos?; hasta qué hora sirven?",
    ],
    [
      "waitlist",
      "ponme en la lista de espera; lista de espera; avísame si queda algo libre; apúntame en la lista de espera; avisadme si se libera una mesa; me avisan si hay una cancelación",
    ],
    [
      "help",
      "ayuda; ¿qué puedes hacer?; ¿cómo funciona esto?; necesito ayuda; ¿me puedes ayudar?; no sé qué hacer",
    ],
    [
      "human",
      "quiero hablar con una persona; ¿puedo hablar con alguien?; hablar con el encargado; pásame con una persona; prefiero hablar con un humano; ¿me puede llamar alguien?; con un agente por favor; quiero hablar con el restaurante",
    ],
    [
      "greet",
      "hola; hola todo bien; buenas; buenas tardes; hola, ¿qué tal?; buenos días; holaa; muy buenas; ¿cómo estás?; qué onda",
    ],
    [
      "thanks",
      "gracias; muchas gracias; mil gracias; muchísimas gracias; te lo agradezco; gracias, eso es todo; grax",
    ],
    [
      "affirm",
      "sí; si; sip; sí, por favor; claro; claro que sí; vale; ok; okey; perfecto; genial; de acuerdo; está bien; muy bien; correcto; eso es; adelante; dale; venga; va; por supuesto; sí, confirmo; me parece bien; sí, todo correcto; así es; exacto; listo; de una; sale; órale; sii; siii; ándale; me viene bien; todo bien; me va bien; sí, gracias; vale, perfecto; confírmalo; ahí estaremos; allí estaremos; sí, iremos; va perfecto; estupendo; simón; okis",
    ],
    [
      "deny",
      "no; no, gracias; para nada; no me va bien; no quiero; nop; mejor no; no, así no; no es correcto; está mal; incorrecto; ni hablar; nones; no me interesa; qué va; noo; ahora no; no, déjalo como está; negativo",
    ],
    ["other", "pon una alarma a las 7; ¿va a llover mañana?; cuéntame un chiste; asdf qwer; pon música"],
  ]);

  test("asked to confirm, a yes with another value changes", () => {
    const asked = { ...context, expecting: "confirm", draft: { partySize: 4, time: "20:00" } } as const;
    expect(intentOf("sí, pero somos 5", asked)).toBe("change");
    expect(intentOf("sí, a las 8", asked)).toBe("affirm");
    expect(intentOf("mejor a las 9", asked)).toBe("change");
    expect(intentOf("a las 9", asked)).toBe("change");
    expect(intentOf("no, a las 9", asked)).toBe("change");
    expect(intentOf("no", asked)).toBe("deny");
  });

  test.for([
    ["quiero empezar de nuevo", true],
    ["empecemos de cero", true],
    ["a las nueve", undefined],
  ] as const)("%s starts over: %s", ([text, startOver]) => {
    expect(stated(text, context).startOver).toBe(startOver);
  });
});

describe("an answer to the question just asked in Spanish:", () => {
  test.for([
    ["cuatro", "partySize", { partySize: 4 }],
    ["seremos unos 8", "partySize", { partySize: 8 }],
    ["solo nosotros dos", "partySize", { partySize: 2 }],
    ["yo solo", "partySize", { partySize: 1 }],
    ["con los niños 5", "partySize", { partySize: 5 }],
    ["9 y media", "time", { time: "21:30" }],
    ["a las nueve", "time", { time: "21:00" }],
    ["nueve", "time", { time: "21:00" }],
    ["para las 9", "time", { time: "21:00" }],
    ["sobre las 9 o así", "time", { time: "21:00" }],
    ["más tarde", "time", { timeShift: "later" }],
    ["el 20", "date", { date: "2026-11-20" }],
    ["20", "date", { date: "2026-11-20" }],
    ["viernes", "date", { date: "2026-11-20" }],
    ["mejor el sábado", "date", { date: "2026-11-21" }],
    ["Lucía", "name", { firstName: "Lucía" }],
    ["soy Javier Ortega", "name", { firstName: "Javier", lastName: "Ortega" }],
    ["a nombre de maría josé", "name", { firstName: "María", lastName: "José" }],
    ["ponlo a nombre de García", "name", { lastName: "García" }],
  ] as const)("%s", ([text, expecting, values]) => {
    expect(stated(text, { ...context, expecting })).toEqual(values);
  });

  const offers = [{ time: "20:00" }, { time: "20:30" }, { time: "21:00" }];
  test.for([
    ["la primera", { choice: 1 }],
    ["la segunda", { choice: 2 }],
    ["la última", { choice: -1 }],
    ["la 2", { choice: 2 }],
    ["opción 3", { choice: 3 }],
    ["a las 9", { time: "21:00" }],
    ["la de las 9", { time: "21:00" }],
    ["me quedo con la primera", { choice: 1 }],
    ["ocho y media", { time: "20:30" }],
  ] as const)("with offers on the table, %s", ([text, values]) => {
    expect(stated(text, { ...context, expecting: "slot", offers })).toEqual(values);
  });

  test("a number with an open reading corrects what is known", () => {
    const draft = { partySize: 4 };
    expect(stated("que sean 6", { ...context, draft })).toEqual({ partySize: 6 });
    expect(stated("mejor 5", { ...context, draft })).toEqual({ partySize: 5 });
    expect(stated("ponlo a las 9", { ...context, draft })).toEqual({ time: "21:00" });
  });

  test("the day is counted from the one that is known", () => {
    const draft = { date: "2026-11-20" };
    expect(stated("mejor al día siguiente", { ...context, draft })).toEqual({ date: "2026-11-21" });
    expect(stated("un día antes", { ...context, draft })).toEqual({ date: "2026-11-19" });
  });
});

describe("names, wishes and contact in Spanish:", () => {
  test.for([
    ["me llamo Carmen Ruiz", { firstName: "Carmen", lastName: "Ruiz" }],
    ["a nombre de Ana", { lastName: "Ana" }],
    ["soy Pablo", { firstName: "Pablo" }],
    ["soy alérgico a los frutos secos", { comment: "soy alérgico a los frutos secos" }],
    ["somos 4, uno es celíaco", { partySize: 4, comment: "uno es celíaco" }],
    ["una mesa en la terraza si puede ser", { comment: "en la terraza" }],
    ["con trona para el bebé", { comment: "con trona para el bebé" }],
    ["una mesa tranquila", { comment: "tranquila" }],
    ["es mi cumpleaños", { comment: "es mi cumpleaños", joy: true }],
    ["venimos con perro", { comment: "venimos con perro" }],
  ] as const)("%s", ([text, values]) => {
    expect(stated(text, context)).toEqual(values);
  });

  test("a number of the country is a phone number, no time and no party", () => {
    expect(stated("mi teléfono es 612 34 56 78", { ...context, country: "ES" })).toEqual({
      phone: "+34612345678",
    });
  });
});

describe("nothing is booked in Spanish by", () => {
  test.for([
    "buenos días",
    "buenas tardes",
    "buenas noches",
    "mesa 5",
    "mi hijo tiene 8 años",
    "el menú de 25 euros",
    "por la 1ª vez",
    "las 24 horas",
    "vivo en la calle Mayor 12",
    "¿tienen restaurante de 2 estrellas?",
    "el viernes pasado",
    "ayer",
    "hace dos días",
    "una vez más",
    "24/7",
    "es tarde",
    "más tarde te digo",
    "nos vemos",
    "un momento",
    "dame un segundo",
    "el restaurante de la plaza 3",
    "esperamos 4 horas",
    "alergia a la comida de mar",
    "llegaremos tarde",
    "la política de cancelación",
  ])("%s", (text) => {
    const { date, time, timeFrom, timeTo, partySize } = stated(text, context);
    expect({ date, time, timeFrom, timeTo, partySize }).toEqual({});
  });
});

test("Spanish dinner hours decide what is meant", () => {
  const open = { ...context, openings: dinner };
  expect(stated("a las 9 y media", open)).toEqual({ time: "21:30" });
  expect(stated("mañana a las 10", open)).toEqual({ date: "2026-11-19", time: "22:00" });
});

test("Spanish is recognised without being told", () => {
  expect(stated("mesa para cuatro mañana por la noche a las nueve")).toEqual({
    partySize: 4,
    date: "2026-11-19",
    time: "21:00",
  });
});
