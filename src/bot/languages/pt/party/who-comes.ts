import type { WhoComesWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const whoComes: WhoComesWords = {
  familiar: ["mae", "pai", "mamae", "papai", "avo", "vovo"],
  several: ["jovens", "rapazes", "raparigas", "meninos"],
  articles: ["o", "a", "os", "as"],
  theirs: ["o seu", "a sua", "seu", "sua", "um", "uma"],
  someone: ["alguem", "mais alguem", "uma pessoa", "mais uma pessoa"],
  staysAway: words`
    @ (?:afinal |infelizmente |ja ){0,2}nao (?:vem|vira|virao|vai vir|vai ir|vao vir|vai mais|vao mais|vem mais)
    @ (?:afinal |infelizmente |ja ){0,2}nao (?:pode|podem|podera|consegue|conseguem|vai poder|vao poder|vai conseguir|vao conseguir)(?: mais)? (?:vir|ir|comparecer)
    @ (?:afinal |infelizmente |ja ){0,2}nao (?:vai|vao|pode|podem|consegue|conseguem|vai poder)(?: mais)?(?= ?[,.;!?]| ?$)
    nao (?:vem|vira|vai vir) (?:afinal |mais )?@
    @ (?:afinal )?(?:fica|ficam|vai ficar|vao ficar) em casa
    @ (?:desistiu|desistiram)
    (?:o|a|aquele|aquela) que (?:\p{L}{1,12} ){1,4}(?:afinal )?nao (?:vem|vira|pode vir|vai)
  `,
  without: words`
    sem @(?= ?[,.;!?]| ?$| (?:afinal|entao))
  `,
  comesToo: words`
    @ (?:afinal|no fim) (?:sempre )?(?:pode|podem|consegue|conseguem) (?:vir|ir)
    @ (?:pode|podem|consegue|conseguem) (?:vir|ir) (?:afinal|no fim)
    @ tambem (?:pode|podem|podia|poderia) (?:vir|ir)
    @ (?:afinal )?tambem (?:vem|vai|vao|vira|virao|vai vir|quer vir|quer ir)
    @ (?:vem|vai|vao|vira) (?:tambem|afinal|connosco|conosco|junto)
    (?:tambem (?:vem|vai|vao)|vem tambem|vai tambem|vem mais) @
    (?:pode|podem|podia|poderia) (?:vir|ir) tambem @
    (?:pode|podem|podia|poderia) (?:vir|ir) @ tambem
    @ (?:pode|podem|podia|poderia) (?:vir|ir) (?:tambem|junto|connosco|conosco)
    (?:afinal|no fim) (?:vem|vao|vem tambem) @
    (?:vem|veem) @,? afinal
  `,
  brings: words`
    (?:levar|trazer|convidar|ir com|vir com)(?: tambem)? @
    \p{L}{2,15} (?:traz|vai trazer|trara|vai levar|vem com|leva) @
    (?:levamos|trazemos|levo|trago)(?: tambem)? @
    (?:vem|vira|junta-se) (?:tambem |mais ){0,2}@
  `,
  late: words`
    atrasad[oa]s?
    tarde
    com atraso
    so (?:as|a|depois das)
  `,
  arrives: words`
    cheg(?:a|am|ara|arao|ar)
    vem
    venha(?:m|mos)?
    vira
    virao
    vir
    junta-se
    juntam-se
    se (?:junta|juntam)
    ir(?=(?: [aà]s?| la) )
    vai(?= [a]s? )
    lev(?:a|am|ara|arao|ar)
    traz(?:em|er|era)?
    entreg(?:a|am|ara|ar)
    pass(?:a|am|ara|ar)
    est(?:a|ao|arao|aremos)(?= (?:la|ai|as))
  `,
  pronouns: words`
    ele
    ela
    eles
    elas
  `,
  others: ["os outros", "as outras", "os demais", "o resto", "os restantes"],
};
