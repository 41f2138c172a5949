import { describe, expect, test } from "vitest";
import {
  afternoon,
  evening,
  intentOf,
  lunch,
  morning,
  type Row,
  stated,
} from "#test/bot/understanding/stated.ts";

const french = { language: "fr" } as const;

describe("French: everything at once", () => {
  const rows: readonly Row[] = [
    [
      "Bonjour, je voudrais réserver une table pour 4 personnes demain soir à 20h au nom de Dupont",
      { partySize: 4, date: "2026-11-19", time: "20:00", lastName: "Dupont" },
    ],
    [
      "bonsoir est ce que vous auriez une table pour 2 ce soir vers 20h30",
      { partySize: 2, date: "2026-11-18", time: "20:30" },
    ],
    ["je voudrais reserver pour samedi midi on sera 6", { partySize: 6, date: "2026-11-21", ...lunch }],
    ["le 01 02 2027 à 20h", { date: "2027-02-01", time: "20:00" }],
    ["Réservation pour 8 le 12/12 à 19h45", { partySize: 8, date: "2026-12-12", time: "19:45" }],
    [
      "pouvez vous me reserver une table de 5 le vendredi 4 decembre a 20 heures",
      { partySize: 5, date: "2026-12-04", time: "20:00" },
    ],
    [
      "on voudrait venir manger a 3 dimanche a midi et demi",
      { partySize: 3, date: "2026-11-22", time: "12:30" },
    ],
    [
      "bonjour je souhaite réserver pour deux adultes et un enfant demain midi",
      { partySize: 3, date: "2026-11-19", ...lunch },
    ],
    [
      "table pour quatre à huit heures et demie vendredi",
      { partySize: 4, date: "2026-11-20", time: "20:30" },
    ],
    ["4 pers samedi 20h", { partySize: 4, date: "2026-11-21", time: "20:00" }],
    ["2 couverts ce midi 12h30", { partySize: 2, date: "2026-11-18", time: "12:30" }],
    [
      "salut c'est possible une table pour six vendredi soir vers neuf heures moins le quart",
      { partySize: 6, date: "2026-11-20", time: "20:45" },
    ],
    [
      "On est trois, pour ce midi, 12h30 si possible, avec une chaise haute",
      { partySize: 3, date: "2026-11-18", time: "12:30", comment: "avec une chaise haute" },
    ],
    [
      "Bonjour, il nous faudrait de la place pour deux personnes demain vers 19h30 en terrasse",
      { partySize: 2, date: "2026-11-19", time: "19:30", comment: "en terrasse" },
    ],
    [
      "je suis Claire Fontaine, on sera cinq le 3 décembre à 19h",
      { partySize: 5, date: "2026-12-03", time: "19:00", firstName: "Claire", lastName: "Fontaine" },
    ],
    [
      "table pour moi et ma femme jeudi à vingt heures trente",
      { partySize: 2, date: "2026-11-19", time: "20:30" },
    ],
    [
      "je cherche une table pour sept demain à dix-neuf heures quarante-cinq",
      { partySize: 7, date: "2026-11-19", time: "19:45" },
    ],
    ["dimanche 29 à 13h pour une dizaine de personnes", { partySize: 10, date: "2026-11-29", time: "13:00" }],
    ["une table pour 2 aujourd hui a 19 h 30 svp", { partySize: 2, date: "2026-11-18", time: "19:30" }],
    ["ns serons 4 demain soir vers 20h", { partySize: 4, date: "2026-11-19", time: "20:00" }],
    [
      "réserver pour le réveillon de la Saint-Sylvestre, 8 personnes, 20h",
      { partySize: 8, date: "2026-12-31", time: "20:00" },
    ],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text, french)).toEqual(values);
  });
});

describe("French: days", () => {
  const rows: readonly Row[] = [
    ["le 28.11", { date: "2026-11-28" }],
    ["mer. 25", { date: "2026-11-25" }],
    ["un plateau de fruits de mer pour 12", { partySize: 12, comment: "un plateau de fruits de mer" }],
    ["sam. 28 à 20h", { date: "2026-11-28", time: "20:00" }],
    ["vue mer 25 personnes", { partySize: 25, comment: "vue mer" }],
    ["au nom de Sam, 4 personnes", { partySize: 4, lastName: "Sam" }],
    ["entre le 6 et le 8", { date: "2026-12-06", dateTo: "2026-12-08" }],
    ["demain", { date: "2026-11-19" }],
    ["après-demain", { date: "2026-11-20" }],
    ["apres demain soir", { date: "2026-11-20", ...evening }],
    ["aprés-demain", { date: "2026-11-20" }],
    ["demain soir", { date: "2026-11-19", ...evening }],
    ["demain aprem", { date: "2026-11-19", ...afternoon }],
    ["ce soir", { date: "2026-11-18", ...evening }],
    ["aujourd’hui", { date: "2026-11-18" }],
    ["aujourdhui a midi", { date: "2026-11-18", time: "12:00" }],
    ["cet après-midi", { date: "2026-11-18", ...afternoon }],
    ["vendredi", { date: "2026-11-20" }],
    ["ce vendredi", { date: "2026-11-20" }],
    ["vendredi soir", { date: "2026-11-20", ...evening }],
    ["vendredi au soir", { date: "2026-11-20", ...evening }],
    ["samedi matin", { date: "2026-11-21", ...morning }],
    ["dimanche midi", { date: "2026-11-22", ...lunch }],
    ["ven. 20 nov.", { date: "2026-11-20" }],
    ["samedi en huit", { date: "2026-11-28" }],
    ["mardi de la semaine prochaine", { date: "2026-11-24" }],
    ["la semaine prochaine", { date: "2026-11-23", dateTo: "2026-11-29" }],
    ["ce week-end", { date: "2026-11-21", dateTo: "2026-11-22" }],
    ["le week end prochain", { date: "2026-11-28", dateTo: "2026-11-29" }],
    ["le 24", { date: "2026-11-24" }],
    ["le 24 au soir", { date: "2026-11-24", ...evening }],
    ["le vingt-quatre", { date: "2026-11-24" }],
    ["le 1er décembre", { date: "2026-12-01" }],
    ["le premier décembre", { date: "2026-12-01" }],
    ["le 12/12", { date: "2026-12-12" }],
    ["pour le 05/06", { date: "2027-06-05" }],
    ["24-12-2026", { date: "2026-12-24" }],
    ["le trente et un décembre", { date: "2026-12-31" }],
    ["jeudi 26", { date: "2026-11-26" }],
    ["lundi 30 novembre", { date: "2026-11-30" }],
    ["dans trois jours", { date: "2026-11-21" }],
    ["dans une semaine", { date: "2026-11-25" }],
    ["dans huit jours", { date: "2026-11-25" }],
    ["dans quinze jours", { date: "2026-12-02" }],
    ["dans deux semaines", { date: "2026-12-02" }],
    ["le 5 du mois prochain", { date: "2026-12-05" }],
    ["du 12 au 14 décembre", { date: "2026-12-12", dateTo: "2026-12-14" }],
    ["vendredi ou samedi", { date: "2026-11-20", dateTo: "2026-11-21" }],
    ["le réveillon de Noël", { date: "2026-12-24" }],
    ["le jour de l'an", { date: "2027-01-01" }],
    ["à la Saint Valentin", { date: "2027-02-14" }],
    ["le 14 juillet", { date: "2027-07-14" }],
    ["pas vendredi mais samedi", { date: "2026-11-21" }],
    ["plutôt samedi que vendredi", { date: "2026-11-21" }],
    ["demain plutôt", { date: "2026-11-19" }],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text, french)).toEqual(values);
  });

  test.for([
    ["le lendemain", "2026-11-28"],
    ["le jour suivant", "2026-11-28"],
    ["la veille", "2026-11-26"],
    ["une semaine plus tard", "2026-12-04"],
  ] as const)("%s counts from the day that is known", ([text, date]) => {
    expect(stated(text, { ...french, draft: { date: "2026-11-27" } })).toMatchObject({ date });
  });
});

describe("French: times", () => {
  const rows: readonly Row[] = [
    ["le 19.30", { time: "19:30" }],
    ["midi trente", { time: "12:30" }],
    ["samedi midi trente", { date: "2026-11-21", time: "12:30" }],
    ["à midi, 30 personnes", { partySize: 30, time: "12:00" }],
    ["de 19 à 21", { timeFrom: "19:00", timeTo: "21:00" }],
    ["entre 6 et 8", { timeFrom: "18:00", timeTo: "20:00" }],
    ["on vient à 19h", { time: "19:00" }],
    ["20h", { time: "20:00" }],
    ["20H30", { time: "20:30" }],
    ["20 h 30", { time: "20:30" }],
    ["vers 20h", { time: "20:00" }],
    ["20h pile", { time: "20:00" }],
    ["à 20 heures", { time: "20:00" }],
    ["a 20heures", { time: "20:00" }],
    ["vingt heures trente", { time: "20:30" }],
    ["vingt et une heures", { time: "21:00" }],
    ["dix-neuf heures quinze", { time: "19:15" }],
    ["à 8h", { time: "20:00" }],
    ["huit heures du soir", { time: "20:00" }],
    ["8h du soir", { time: "20:00" }],
    ["huit heures et demie", { time: "20:30" }],
    ["huit heures et demi", { time: "20:30" }],
    ["8h et demie", { time: "20:30" }],
    ["sept heures et quart", { time: "19:15" }],
    ["huit heures moins le quart", { time: "19:45" }],
    ["8h moins quart", { time: "19:45" }],
    ["neuf heures moins dix", { time: "20:50" }],
    ["huit heures vingt", { time: "20:20" }],
    ["midi", { time: "12:00" }],
    ["midi et demi", { time: "12:30" }],
    ["vendredi à sept heures et demie du soir", { date: "2026-11-20", time: "19:30" }],
    ["on ne peut pas venir avant 20h", { timeFrom: "20:00" }],
    ["pas après 21h", { timeTo: "21:00" }],
    ["plutôt 20h que 19h30", { time: "20:00" }],
    ["midi et quart", { time: "12:15" }],
    ["à 1h de l'après-midi", { time: "13:00" }],
    ["aux alentours de 20h", { time: "20:00" }],
    ["aux environs de 19h30", { time: "19:30" }],
    ["autour de 20 h", { time: "20:00" }],
    ["sur les coups de 20h", { time: "20:00" }],
    ["vers les 8 heures", { time: "20:00" }],
    ["entre 19h et 20h30", { timeFrom: "19:00", timeTo: "20:30" }],
    ["entre 19 et 20 heures", { timeFrom: "19:00", timeTo: "20:00" }],
    ["entre midi et deux", { timeFrom: "12:00", timeTo: "14:00" }],
    ["entre midi et 14h", { timeFrom: "12:00", timeTo: "14:00" }],
    ["de 19h à 21h", { timeFrom: "19:00", timeTo: "21:00" }],
    ["19h-21h", { timeFrom: "19:00", timeTo: "21:00" }],
    ["à partir de 19h", { timeFrom: "19:00" }],
    ["après 20h", { timeFrom: "20:00" }],
    ["pas avant 20 heures", { timeFrom: "20:00" }],
    ["à 20h au plus tôt", { timeFrom: "20:00" }],
    ["20h ou plus tard", { timeFrom: "20:00" }],
    ["avant 21h", { timeTo: "21:00" }],
    ["21h au plus tard", { timeTo: "21:00" }],
    ["au plus tard à 20h", { timeTo: "20:00" }],
    ["19h ou 20h", { time: "19:00", openReadings: { times: ["19:00", "20:00"] } }],
    ["dans une heure", { date: "2026-11-18", time: "11:00" }],
    ["dans une demi heure", { date: "2026-11-18", time: "10:30" }],
    ["dans deux heures", { date: "2026-11-18", time: "12:00" }],
    ["dans une heure et demie", { date: "2026-11-18", time: "11:30" }],
    ["une heure plus tard", { timeShift: "later", shiftMinutes: 60 }],
    ["une demi-heure plus tôt", { timeShift: "earlier", shiftMinutes: 30 }],
    ["un peu plus tard", { timeShift: "later" }],
    ["un peu plus tot si possible", { timeShift: "earlier" }],
    ["en soirée", evening],
    ["pour le dîner", evening],
    ["à l'heure du déjeuner", lunch],
    ["en fin d'après-midi", { part: "afternoon", timeFrom: "17:00", timeTo: "19:00" }],
    ["en début de soirée", { part: "evening", timeFrom: "18:00", timeTo: "20:00" }],
    ["après le travail", { part: "evening", timeFrom: "17:00", timeTo: "20:00" }],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text, french)).toEqual(values);
  });

  test.for([
    ["pour 20h", "20:00"],
    ["disons 8", "20:00"],
    ["plutôt 19h30", "19:30"],
    ["20", "20:00"],
    ["vers 8 heures ça irait", "20:00"],
  ] as const)("%s answers the question for it", ([text, time]) => {
    expect(stated(text, { ...french, expecting: "time" })).toEqual({ time });
  });
});

describe("French: parties", () => {
  const rows: readonly Row[] = [
    ["on vient à 4", { partySize: 4 }],
    ["on débarque à six", { partySize: 6 }],
    ["c'est possible de venir à 15 le 18 décembre", { partySize: 15, date: "2026-12-18" }],
    ["on arrive à 8h", { time: "20:00" }],
    ["6 dont 2 enfants", { partySize: 6 }],
    ["8 personnes, dont un bébé", { partySize: 8 }],
    ["mes parents, mes beaux-parents et nous deux, 6 en tout", { partySize: 6 }],
    ["120 euros au total", {}],
    ["c'est juste pour moi", { partySize: 1 }],
    ["il manque une personne", {}],
    ["on était 6 la dernière fois", {}],
    ["entre 6 et 8 personnes", { partySize: 8 }],
    ["parler à une personne", {}],
    ["quatre personnes", { partySize: 4 }],
    ["une personne", { partySize: 1 }],
    ["une table pour deux", { partySize: 2 }],
    ["table pr 4", { partySize: 4 }],
    ["on est cinq", { partySize: 5 }],
    ["on sera 4 finalement", { partySize: 4 }],
    ["finalement on sera 6", { partySize: 6 }],
    ["on serait 8", { partySize: 8 }],
    ["nous serons environ 12", { partySize: 12 }],
    ["nous sommes au nombre de 7", { partySize: 7 }],
    ["il y aura 9 personnes", { partySize: 9 }],
    ["on va être 5", { partySize: 5 }],
    ["moi, ma copine et un couple d'amis", { partySize: 4 }],
    ["on arrive à 4 ce soir à 20h30", { partySize: 4, date: "2026-11-18", time: "20:30" }],
    ["on sera une dizaine", { partySize: 10 }],
    ["une quinzaine de personnes", { partySize: 15 }],
    ["une famille de 5", { partySize: 5 }],
    ["4 ou 5 personnes", { partySize: 5 }],
    ["entre 8 et 10 personnes", { partySize: 10 }],
    ["deux adultes et trois enfants", { partySize: 5 }],
    ["4 adultes + 1 bébé", { partySize: 5 }],
    ["ma femme et moi", { partySize: 2 }],
    ["moi et mon copain", { partySize: 2 }],
    ["mon mari, mes deux enfants et moi", { partySize: 4 }],
    ["moi et 3 amis", { partySize: 4 }],
    ["je serai seul", { partySize: 1 }],
    ["je viens toute seule", { partySize: 1 }],
    ["juste nous deux", { partySize: 2 }],
    ["trois couples", { partySize: 6 }],
    ["vingt-cinq convives", { partySize: 25 }],
    ["5 personnes au lieu de 4", { partySize: 5 }],
    ["on sera 5 et non 4", { partySize: 5 }],
    ["6 pers. max", { partySize: 6 }],
    ["2 pax", { partySize: 2 }],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text, french)).toEqual(values);
  });

  test.for([
    ["quatre", 4],
    ["à deux", 2],
    ["entre 6 et 8", 8],
    ["on sera deux", 2],
    ["neuf", 9],
    ["une", 1],
    ["pour 6 svp", 6],
    ["moi tout seul", 1],
    ["juste moi", 1],
  ] as const)("%s answers the question for it", ([text, partySize]) => {
    expect(stated(text, { ...french, expecting: "partySize" })).toEqual({ partySize });
  });
});

describe("French: names and wishes", () => {
  test.for([
    ["au nom de Lefèvre", { lastName: "Lefèvre" }],
    ["je m'appelle Jean-Luc Moreau", { firstName: "Jean-Luc", lastName: "Moreau" }],
    ["c'est pour Madame Girard", { lastName: "Girard" }],
    ["réservez au nom de M. Petit", { lastName: "Petit" }],
    ["mettez-la au nom de Sophie Bernard svp", { firstName: "Sophie", lastName: "Bernard" }],
    ["avec vue sur la mer si possible", { comment: "avec vue sur la mer" }],
    ["ma fille est allergique aux noix", { comment: "ma fille est allergique aux noix" }],
    ["on fête un anniversaire", { comment: "on fête un anniversaire", joy: true }],
    ["un coin tranquille svp", { comment: "un coin tranquille" }],
    ["une personne en fauteuil roulant", { comment: "une personne en fauteuil roulant" }],
    ["il faudrait une chaise bébé", { comment: "une chaise bébé" }],
    ["je suis végétarienne", { comment: "je suis végétarienne" }],
  ] as const)("%s", ([text, values]) => {
    expect(stated(text, french)).toEqual(values);
  });
});

describe("French: intents", () => {
  test.for([
    ["Je voudrais réserver une table", "book"],
    ["j'aimerai réserver svp", "book"],
    ["jvoudrais une table pour ce soir", "book"],
    ["vous avez de la place demain soir ?", "book"],
    ["il vous reste une table pour 2 ce soir ?", "book"],
    ["est-ce qu'il y a de la place pour 4 vendredi ?", "book"],
    ["avez vous une table dispo samedi", "book"],
    ["vous auriez une table pour 6 ?", "book"],
    ["c'est possible de réserver pour demain ?", "book"],
    ["je peux reserver pour demain soir ?", "book"],
    ["on aimerait dîner chez vous samedi", "book"],
    ["y a de la place ce soir ?", "book"],
    ["quatre personnes vendredi", "inform"],
    ["je voudrais annuler ma réservation", "cancel"],
    ["annulez svp", "cancel"],
    ["on peut pas venir finalement", "cancel"],
    ["nous avons un empêchement, nous ne pourrons pas venir", "cancel"],
    ["on ne viendra pas ce soir", "cancel"],
    ["je dois malheureusement annuler", "cancel"],
    ["mes réservations", "list"],
    ["vous avez bien reçu ma réservation ?", "list"],
    ["est-ce que j'ai une réservation ?", "list"],
    ["c'est à quelle heure ma réservation ?", "list"],
    ["je voudrais vérifier ma réservation", "list"],
    ["on peut décaler à 21h ?", "change"],
    ["je voudrais changer l'heure de ma réservation", "change"],
    ["j'aimerais modifier ma réservation", "change"],
    ["est-il possible de repousser à 20h30 ?", "change"],
    ["en fait on sera 5", "change"],
    ["finalement plutôt samedi", "change"],
    ["non, 21h", "change"],
    ["est-ce possible d'ajouter une personne", "change"],
    ["désolé on ne pourra pas être là demain", "cancel"],
    ["une personne de plus", "change"],
    ["on sera un de plus", "change"],
    ["mettez-moi sur la liste d'attente", "waitlist"],
    ["prévenez moi si une table se libère", "waitlist"],
    ["aide", "help"],
    ["comment ça marche ?", "help"],
    ["vous pouvez m'aider ?", "help"],
    ["je voudrais parler à quelqu'un", "human"],
    ["pouvez-vous me rappeler ?", "human"],
    ["passez moi un responsable", "human"],
    ["vous êtes ouverts le dimanche ?", "question"],
    ["à quelle heure vous fermez ?", "question"],
    ["quels sont vos horaires ?", "question"],
    ["vous acceptez les chiens ?", "question"],
    ["vous avez une terrasse chauffée ?", "question"],
    ["vous avez une table en terrasse ?", "book"],
    ["c'est comment le parking", "question"],
    ["c'est quoi l'adresse ?", "question"],
    ["est-ce qu'il y a un parking ?", "question"],
    ["vous avez des plats végétariens ?", "question"],
    ["ça coûte combien le menu ?", "question"],
    ["bonjour", "greet"],
    ["Bonsoir !", "greet"],
    ["merci beaucoup", "thanks"],
    ["merci à vous", "thanks"],
    ["mets une alarme à 7h", "other"],
    ["quel temps fera-t-il demain", "other"],
    ["au revoir", "thanks"],
  ] as const)("%s is %s", ([text, intent]) => {
    expect(intentOf(text, french)).toBe(intent);
  });

  test.for([
    "oui",
    "ouais",
    "oui oui",
    "oui c'est bon",
    "ok parfait",
    "c'est bon pour moi",
    "ça marche",
    "ca marche",
    "nickel",
    "top",
    "impec",
    "d'accord",
    "dac",
    "très bien merci",
    "exactement",
    "je confirme",
    "oui merci c'est parfait",
    "ça me va",
    "yes",
    "volontiers",
    "entendu",
    "tout est bon",
    "c'est tout bon",
  ])("%s is a yes", (text) => {
    expect(intentOf(text, { ...french, expecting: "confirm" })).toBe("affirm");
  });

  test.for([
    "non",
    "nan",
    "non merci",
    "non c'est pas ça",
    "ce n'est pas correct",
    "pas du tout",
    "pas exactement",
    "ça ne va pas",
    "c'est faux",
    "surtout pas",
    "ça me va pas",
    "j'ai pas dit ça",
    "c'est pas bon",
  ])("%s is a no", (text) => {
    expect(intentOf(text, { ...french, expecting: "confirm" })).toBe("deny");
  });

  test.for([
    "oui mais à 21h",
    "non, on sera 5",
    "c'est pas samedi c'est dimanche",
    "non plutôt vendredi",
    "ok mais pour 6 personnes",
  ])("%s is a change", (text) => {
    expect(intentOf(text, { ...french, expecting: "confirm" })).toBe("change");
  });

  test.for(["pas de téléphone", "j'en ai pas", "je préfère pas", "sans", "je ne veux pas le donner"])(
    "%s declines to give a number",
    (text) => {
      expect(intentOf(text, { ...french, expecting: "phone" })).toBe("deny");
    },
  );
});

describe("French: nothing is booked by", () => {
  test.for([
    "bonjour",
    "une belle terrasse",
    "la table 5",
    "ma fille a 8 ans",
    "c'est un très bon restaurant",
    "24h/24",
    "le menu à 35 euros",
    "un restaurant 3 étoiles",
    "au 12 rue de la Paix",
    "vous prenez la carte ?",
    "merci à tous",
    "bonne soirée",
    "c'est mon anniversaire de 40 ans",
    "hier soir",
    "vendredi dernier",
    "du neuf ?",
    "cette offre",
  ])("“%s”", (text) => {
    const values = stated(text, french);
    expect([values.date, values.time, values.partySize]).toEqual([undefined, undefined, undefined]);
  });
});

test("French is recognised without being told", () => {
  expect(stated("Une table pour quatre demain à huit heures et demie s'il vous plaît")).toEqual({
    partySize: 4,
    date: "2026-11-19",
    time: "20:30",
  });
});
