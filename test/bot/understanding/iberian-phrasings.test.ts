import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { intentOf, now, stated } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-24", time: "19:00", partySize: 2 };
const offers = ["18:30", "19:00", "20:30"].map((time) => ({ time }));
const slot = { expecting: "slot", tablePicked: true, draft, offers } as const;
const name = { expecting: "name", tablePicked: true, draft } as const;
const phone = { expecting: "phone", tablePicked: true, draft } as const;
const summary = { expecting: "confirm", tablePicked: true, draft } as const;
const change = { expecting: "confirm", changeShown: true, draft } as const;
const prompt = { expecting: "confirm", draft } as const;
const booked = { expecting: null, draft } as const;

type Language = "es" | "pt";
type Texts = readonly (readonly [language: Language, texts: string])[];

const each = (texts: Texts) =>
  texts.flatMap(([language, all]) => all.split("; ").map((text) => [language, text] as const));

/** Every text is of this intent, where that was asked. */
function intents(title: string, asked: Partial<UnderstandingContext>, intent: Intent, texts: Texts): void {
  test.for(each(texts))(`${title}, %s: %s`, ([language, text]) => {
    expect(intentOf(text, { ...asked, language })).toBe(intent);
  });
}

describe("earlier or later times are asked for with a sigh, in the small, or as something that does not suit:", () => {
  test.for([
    ["es", "uf, y mas tarde no hay?", "later"],
    ["es", "ay, y nada mas tarde?", "later"],
    ["es", "no hay nada más tarde o qué", "later"],
    ["es", "uf, nada más tempranito?", "earlier"],
    ["es", "algo más prontito?", "earlier"],
    ["es", "uff muy tarde para los niños", "earlier"],
    ["es", "un poco tarde para el niño", "earlier"],
    ["es", "las doce es muy pronto", "later"],
    ["pt", "ufa, algo mais cedinho?", "earlier"],
    ["pt", "uff, muito tarde pras crianças", "earlier"],
    ["pt", "meio tarde pra gente", "earlier"],
    ["pt", "e mais tarde não tem?", "later"],
  ] as const)("%s: %s", ([language, text, timeShift]) => {
    const { comment, ...values } = stated(text, { ...slot, language });
    expect(values.timeShift).toBe(timeShift);
    expect(comment).toBeUndefined();
  });

  test.for([
    ["es", "no muy tarde, que vienen niños"],
    ["es", "nada más, gracias"],
    ["pt", "não muito tarde, vão crianças"],
    ["es", "demasiado tarde, ya reservamos en otro lado"],
    ["pt", "tarde demais, já reservamos em outro lugar"],
  ] as const)("%s: but “%s” moves nothing", ([language, text]) => {
    expect(stated(text, { ...slot, language }).timeShift).toBeUndefined();
  });
});

describe("an offer is picked by its place:", () => {
  test.for([
    ["es", "la segunda opción", 2],
    ["es", "me sirve la segunda", 2],
    ["es", "la tercera hora", 3],
    ["pt", "a segunda opção", 2],
    ["pt", "me serve a segunda", 2],
    ["pt", "o terceiro horário", 3],
    ["es", "la que sea más tarde", -1],
    ["pt", "a que for mais tarde", -1],
  ] as const)("%s: %s", ([language, text, choice]) => {
    expect(stated(text, { ...slot, language })).toEqual({ choice });
  });
});

describe("the place of an offer, the usual and “mine” are no name:", () => {
  test.for(
    each([
      [
        "es",
        "vale, la primera; la primera; la última mejor; prefiero la segunda; el mismo de siempre; el mío",
      ],
      ["es", "al mío; como la otra vez; lo pongo luego; anónimo; el de siempre; el mismo que la otra vez"],
      [
        "pt",
        "tá, a primeira; a última é melhor; o mesmo de sempre; o meu; como da outra vez; o de sempre; digo depois",
      ],
    ]),
  )("%s: %s", ([language, text]) => {
    const { firstName, lastName } = stated(text, { ...name, language });
    expect([firstName, lastName]).toEqual([undefined, undefined]);
    expect(intentOf(text, { ...name, language })).not.toBe("question");
  });

  test.for([
    ["es", "pon María mismo", { firstName: "María" }],
    ["es", "señora Ortiz", { lastName: "Ortiz" }],
    ["es", "va a nombre de la empresa, Talleres Robles", { firstName: "Talleres", lastName: "Robles" }],
    ["es", "de la Fuente", { lastName: "de la Fuente" }],
    ["es", "Lola Primo", { firstName: "Lola", lastName: "Primo" }],
    ["es", "a nombre de mi pareja, Ana Gil", { firstName: "Ana", lastName: "Gil" }],
    ["pt", "senhora Ortigão", { lastName: "Ortigão" }],
    ["pt", "coloca no nome da Marta", { firstName: "Marta" }],
    ["pt", "em nome da minha esposa, Ana Gil", { firstName: "Ana", lastName: "Gil" }],
  ] as const)("%s: but “%s” has one", ([language, text, values]) => {
    expect(stated(text, { ...name, language })).toEqual(values);
  });
});

describe("no number is given, whatever became of the telephone:", () => {
  test.for(
    each([
      [
        "es",
        "no tengo a mano el móvil; me quedé sin batería; no llevo el móvil encima; me robaron el celular",
      ],
      ["es", "perdí el cel; no uso celular; acabo de cambiar de número y no me lo sé; ni idea de mi número"],
      ["es", "no me acuerdo del número; no me lo sé de memoria"],
      [
        "pt",
        "não tenho o telemóvel comigo; fiquei sem bateria; não trouxe o telemóvel; roubaram-me o telemóvel",
      ],
      ["pt", "perdi o celular; tô sem cel; não uso celular"],
      ["pt", "não me lembro do número; não faço ideia do número"],
    ]),
  )("%s: %s", ([language, text]) => {
    expect(stated(text, { ...phone, language })).toEqual({ withoutPhone: true });
    expect(intentOf(text, { ...phone, language })).toBe("deny");
  });

  intents("and without another word for it", phone, "deny", [
    ["es", "mejor por correo; escribidme por aquí; paso de dar el número; no me apetece darlo"],
    ["pt", "troquei de número e não sei qual é; melhor por email; falem por aqui; não me apetece dar"],
  ]);

  test.for([
    ["es", "solo tengo fijo"],
    ["es", "y el de casa vale?"],
    ["pt", "o da minha mulher pode ser?"],
    ["pt", "só tenho fixo"],
  ] as const)("a line at home is a number, %s: %s", ([language, text]) => {
    expect(understand(text, { ...phone, now, language }).asksAnyPhone).toBe(true);
  });

  test.for([
    ["es", "no tengo a mano el móvil de mi mujer, el mío es 612345678"],
    ["pt", "fiquei sem bateria, mas é 912345678"],
  ] as const)("but a number beside it is one, %s: %s", ([language, text]) => {
    expect(stated(text, { ...phone, language }).phone).toBeDefined();
  });
});

describe("a yes in the words of a region:", () => {
  intents("to a table", summary, "affirm", [
    [
      "es",
      "ya po; tal cual; va que va; dale nomás; arre; clarísimo; me apunto; apúntala; sin ningún problema; la tomo",
    ],
    ["pt", "confere; manda ver; simbora; fico com ela; paciência, pode ser"],
  ]);
  intents("to the visit", prompt, "affirm", [
    [
      "es",
      "en pie; no falla; sin falta; no faltaremos; claro que vamos; cuenta con nosotros; no vamos a faltar",
    ],
    ["pt", "tá de pé; não falho; estaremos aí; pode contar com a gente; contem comigo; não vamos faltar"],
  ]);
  intents("to a change", change, "affirm", [
    ["es", "sí, cambia; ok cámbialo nomás; eso, gracias; cámbiamela; hazme el cambio"],
    ["pt", "pode trocar; pode fazer a troca"],
  ]);

  test.for(
    each([
      [
        "es",
        "¿tal cual?; apúntala a las 8; la tomo si hay terraza; en pie?; pues cuál; va, ¿qué va incluido?; sin falta de sal; me apunto en la lista",
      ],
      ["pt", "confere?; fico com ela se tiver esplanada; pode trocar a mesa?; pode contar quantos somos?"],
    ]),
  )("but none is “%s: %s”", ([language, text]) => {
    expect(intentOf(text, { ...summary, language })).not.toBe("affirm");
  });
});

describe("a no in the words of a region:", () => {
  intents("to a table", summary, "deny", [
    ["es", "paso, gracias; qué va; así no; imposible; esas horas no me van"],
    ["pt", "passo, obrigado; não me convence; impossível; nenhum desses horários serve; já não é preciso"],
  ]);
  intents("to a change", change, "deny", [
    ["es", "mejor lo dejamos igual; que siga como antes; mejor como estaba; no cambies nada; no cambie nada"],
    ["pt", "não mude nada; fica como antes; melhor como estava; deixa igual"],
  ]);
  test.for(
    each([
      ["es", "ya no sigue en pie; no seguimos en pie; no cuenten con nosotros; no contéis conmigo"],
      [
        "pt",
        "não estaremos aí; não tá de pé; não pode contar com a gente; não contem comigo; não vamos estar lá",
      ],
    ]),
  )("to the visit, which then does not stand, %s: %s", ([language, text]) => {
    const { intent, meant } = understand(text, { ...prompt, now, language });
    expect([intent, meant]).toEqual(["deny", undefined]);
  });
  intents("that calls the visit off", prompt, "cancel", [
    ["es", "no podemos al final; no podremos ir al final"],
    ["pt", "afinal não podemos"],
  ]);
  intents("but not", booked, "question", [["es", "y si no podemos al final?"]]);
});

describe("of a booking is asked, without the word for it:", () => {
  intents("what stands", booked, "askBooked", [
    [
      "es",
      "a qué hora era?; perdona, a qué hora habíamos quedado?; para cuándo la tengo?; para cuántos reservé?",
    ],
    ["pt", "a que horas era mesmo?; a que horas tínhamos combinado?; pra quantos reservei?"],
  ]);
  intents("but not", booked, "question", [
    ["es", "a qué hora abrís?; a qué hora era el último turno?"],
    ["pt", "a que horas abrem?"],
  ]);
});

describe("one of them stays away, or they may be late:", () => {
  test.for([
    ["es", "uno de nosotros no puede", 1],
    ["pt", "menos um", 1],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { ...booked, language })).toEqual({ partySize });
  });

  test.for([
    ["es", "puede que lleguemos tarde"],
    ["pt", "talvez cheguemos um pouco tarde"],
    ["pt", "pode ser que a gente atrase"],
    ["pt", "nos atrasamos"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { ...prompt, now, language }).late).toEqual({});
  });
});

describe("a day is turned down for the next, or spoken as it is heard:", () => {
  test.for([
    ["es", "este viernes no, el otro", "2026-11-27"],
    ["es", "pasao mañana", "2026-11-20"],
    ["es", "el vier", "2026-11-20"],
    ["pt", "na sexta não, na outra", "2026-11-27"],
  ] as const)("%s: %s", ([language, text, date]) => {
    expect(stated(text, { expecting: "date", language }).date).toBe(date);
  });

  test.for([
    ["es", "cuanto más tarde mejor"],
    ["pt", "quanto mais tarde melhor"],
  ] as const)("the later the better asks nothing, %s: %s", ([language, text]) => {
    expect(understand(text, { expecting: "time", now, language })).toMatchObject({
      intent: "inform",
      dayEnd: "latest",
    });
  });
});
