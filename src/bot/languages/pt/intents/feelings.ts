import type { FeelingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What guests leave behind. */
const thing =
  "(?:cachecol|guarda-chuva|chapeu de chuva|sombrinha|casaco|jaqueta|blusa|telemovel|celular|telefone|carteira|chaves?|oculos|mala|bolsa|mochila|chapeu|bone|gorro|luvas?|brincos?|colar|pulseira|relogio|anel|carregador|camisola|camara|camera|portatil|cartao|peluche|lenco)";

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
    (?:cobraram|cobrad[oa]|debitaram|debitad[oa]|descontaram|tiraram) (?:\p{L}{1,9} ){0,4}(?:duas vezes|2 vezes|em dobro|a dobrar)
    sinal de volta
    deposito de volta
    devolv\p{L}{1,4}(?:-me)? (?:o )?(?:meu )?(?:sinal|deposito|dinheiro)
  `,
  lost: words`
    (?:deixei|deixado|deixamos|esqueci|esquecido|esquecemos|perdi|perdido|perdemos|encontraram|encontrado|acharam)(?:-me)? (?:[\p{L}']{1,9} ){0,3}${thing}
  `,
  sorrow: words`
    (?:estou|esta|estamos|estao|tem|tenho) (?:\p{L}{1,9} )?(?:constipad[oa]s?|resfriad[oa]s?|gripad[oa]s?|gripe|febre)
    (?:estou|esta|to|ta|estamos) (?:muito )?doentes?
    (?:estou|esta|to|ta|estamos|tenho|tem) (?:com )?covid
    (?:morreu|faleceu|falecimento|funeral|velorio|de luto)
    (?:hospital|internad[oa]s?|urgencia|uti)
    (?:acidente|enfarte|infarto|avc)
    (?:estou|esta|estamos|estao|ficou|fiquei) (?:\p{L}{1,9} )?(?:doentes?)
    (?:tenho|tem|temos|estou com|esta com) (?:\p{L}{1,4} )?(?:covid|febre|gripe)
    (?:o nosso|o meu|o|nosso|meu) (?:voo|comboio|trem) foi (?:cancelado|anulado)
    cancelaram (?:o nosso|o meu|nosso|meu|o) (?:voo|comboio)
    (?:perder|perdi|perdemos) (?:o meu|a minha|o nosso|a nossa|meu|minha) (?:av[oe]|pai|mae|marido|mulher|esposa|filh[oa]|irma[o]?|amig[oa]|cao|cachorro|gato|ti[oa])
    (?:acabou de|esta a|esta|nao para de) vomit(?:ar|ando)(?! (?:depois|por|apos)(?!\p{L}))
    vomitou(?! (?:depois|por|apos)(?!\p{L}))
    (?:com|tem) gastroenterite(?! (?:depois|por|apos)(?!\p{L}))
  `,
  jokes: words`
    morr(?:endo|i|eu|er|o) de (?:rir|fome|vergonha|sono|medo)
    mort[oa] de (?:fome|sono|cansaco)
    quase morr(?:eu|i)
  `,
  illness: words`
    constipad[oa]s?
    resfriad[oa]s?
    enxaqueca
    hospital
    internad[oa]s?
    uti
    uci
    urgencias?
    doentes?
    covid
    corona
    gripe
    febre
    cancer
    cancro
    acidente
    enfarte
    infarto
    avc
    vomit(?:ou|a|ado|ar|ando)
    gastroenterite
  `,
  loss: words`
    morreu
    morreram
    faleceu
    falecimento
    funeral
    enterro
    velorio
    luto
    perdi (?:o|a|meu|minha)
    perdemos (?:o|a|nosso|nossa)
    aborto
  `,
  joy: words`
    noivado
    (?:ficar|ficamos|estamos|ficou) noiv[oa]s?
    (?:acabamos|acabei) de (?:nos |me )?casar
    (?:estou|esta|ta|to) gravida
    (?:passou|passei|passaram) (?:no|na|nos|nas|em) \p{L}{3,14}
    (?:formatura|formou-se|se formou|licenciou-se)
    (?:consegui|conseguiu|arranjei) (?:o|um) (?:novo )?(?:emprego|trabalho)
    promovid[oa]
    (?:e|faz|fazem|por|o) (?:o |os )?(?:aniversario|niver|anos) d(?:a|o|e) (?:minha|meu|nossa|nosso|casamento|namorad[oa])
    (?:meu|minha|nosso|o meu|o nosso) (?:aniversario|niver)
    faz [1-9]\d anos
    tivemos um bebe
  `,
};
