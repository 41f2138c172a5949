import type { FeelingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const feelings: FeelingWords = {
  served: {
    what: [
      "empregado",
      "empregada",
      "garcom",
      "servico",
      "comida",
      "sopa",
      "carne",
      "atendimento",
      "jantar",
      "pessoal",
      "peixe",
      "sobremesa",
    ],
    was: ["estava", "foi", "era"],
    bad: [
      "fri[oa]",
      "cr[ua]a?",
      "pessim[oa]",
      "mal-educad[oa]",
      "grosseir[oa]",
      "horrivel",
      "terrivel",
      "intragavel",
      "rude",
      "ma",
      "mau",
      "queimad[oa]",
      "nojent[oa]",
      "desilusao",
    ],
  },
  complaint: words`
    (?:esperamos|esperei|esperar|a espera) (?:[\p{L}\d]{1,8} ){0,3}(?:horas?|minutos|imenso|seculos)(?= .{0,60}(?:prat|comida|ninguem|desculp|conta|bebid))
    ninguem (?:\p{L}{1,8} ){0,3}(?:desculpou|desculpa|desculpas)
    (?:fiquei|ficamos|passei|passamos) (?:muito )?(?:mal|doentes?|mal disposto) (?:depois|apos) (?:\p{L}{1,8} ){0,2}(?:jantar|comer|jantarmos|almocar|comida)
    (?:fazer|apresentar|quero|tenho) (?:uma |1 )?(?:queixa|reclamacao)
    (?:reclamar|queixar-me|livro de reclamacoes|queixa formal)
    (?:reembolso|reembols\p{L}{1,5}|dinheiro de volta|estorno|indemnizacao|indenizacao)
    (?:vergonha|vergonhoso|inaceitavel|inadmissivel|nojento|nojo|absurdo|burla|golpe|lamentavel|um escandalo)
    (?:mau|pessimo|pessima|horrivel|terrivel|pior) (?:servico|atendimento|comida|experiencia|restaurante|jantar)
    intoxicacao
    (?:estou|estamos|muito) (?:\p{L}{1,9} )?(?:zangad[oa]s?|furios[oa]s?|irritad[oa]s?|desiludid[oa]s?|decepcionad[oa]s?|indignad[oa]s?)
    (?:voces sao|es|sao) (?:\p{L}{1,9} )?(?:inuteis|inutil|incompetentes?)
    nunca mais
  `,
  sorrow: words`
    (?:morreu|faleceu|falecimento|funeral|velorio|de luto)
    (?:hospital|internad[oa]s?|urgencia|uti)
    (?:acidente|enfarte|infarto|avc)
    (?:estou|esta|estamos|estao|ficou|fiquei) (?:\p{L}{1,9} )?(?:doentes?)
    (?:tenho|tem|temos|estou com|esta com) (?:\p{L}{1,4} )?(?:covid|febre|gripe)
    (?:o nosso|o meu|o|nosso|meu) (?:voo|comboio|trem) foi (?:cancelado|anulado)
    cancelaram (?:o nosso|o meu|nosso|meu|o) (?:voo|comboio)
    (?:perder|perdi|perdemos) (?:o meu|a minha|o nosso|a nossa|meu|minha) (?:av[oe]|pai|mae|marido|mulher|esposa|filh[oa]|irma[o]?|amig[oa]|cao|cachorro|gato|ti[oa])
  `,
};
