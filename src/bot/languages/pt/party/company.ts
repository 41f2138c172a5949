import type { CompanyWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const company: CompanyWords = {
  couples: ["# (?:casais|casal)", "(?<=^)casal(?= com \\d)"],
  companies: words`
    familia
    equipa
    equipe
    galera
    turma
    malta
    pessoal
    gente
    banda
    grupo
  `,
  companyLeads: words`com`,
  comesWith: words`
    venho com
    virei com
    chego com
    levo
    levarei
    trago
    vou levar
    vou com
    estarei com
    (?:ele|ela|(?:o meu|a minha|meu|minha) \p{L}{3,12}) (?:recebe|convida|leva|traz)
  `,
  self: ["eu", "mim", "vou", "irei"],
  selfAfterAnd: words`
    eu
    (?:este )?(?:vosso|seu) criado
    (?:este|(?:um|1)) seu servo
    o (?:proprio|abaixo assinado)
  `,
  besideSelf: ["ele", "ela"],
  selfLeads: ["para", "pra", "so", "vamos", "vai ser", "somos", "seremos"],
  nameArticles: ["o", "a"],
  articles: ["um", "uma", "1", "outro", "outra"],
  adjectives: words`
    mais
    outras
    outros
    outra
    outro
    pequenas
    pequenos
    jovens
    bons
    boas
  `,
  tellsOfHouse: words`
    (?:falou|falaram|disse|disseram|recomendou|recomendaram|contou|sugeriu|aconselhou)(?:-(?:me|nos))?
    (?:me |nos )(?:falou|falaram|disse|disseram|recomendou|contou|indicou)
    (?:tinha|tem|ja) (?:me |nos )?(?:falado|dito|recomendado)
  `,
  oneMore: words`
    que
    de
    do
    da
    com
    tambem
    igualmente
    (?:vem|vira|vao|vai|vem tambem|junta-se)
  `,
  others: ["outros", "outras", "mais"],
  andMore: ["mais", "e mais"],
  who: ["que"],
  and: ["e", "mais", "e mais", "e para", "e com", "com", "&", "junto com", "alem de", "e tambem"],
};
