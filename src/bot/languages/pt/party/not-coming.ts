import type { NotComingWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const notComing: NotComingWords = {
  ourselves: words`
    nos 2
    nos dois
    nos duas
    nos os 2
    n[oó]s os dois
  `,
  weStayAway: words`
    @ (?:afinal )?(?:ficamos|vamos ficar) em casa
    @ (?:afinal |ja )?nao (?:vamos|podemos|conseguimos)(?: ir)?(?= ?[,.;!?]| ?$)
  `,
  heOrShe: words`
    ele
    ela
  `,
  dropsOut: words`
    esta fora(?= ?[.,;!?]| ?$)
  `,
  children: words`
    miud[oa]s?
    criancas?
    filh[oa]s?
    bebes?
    pequenos?
    pequenas?
    net[oa]s
    gemeos
    pequenitos?
    putos
  `,
  carers: words`
    baby-?sitter
    ama
    vizinh[oa]s?
    cunhada
    cunhado
    sogros
    uma amiga
    amigos
  `,
  elsewhere: words`
    @ (?:afinal )?(?:fica|ficam|vai ficar|vao ficar|ficarao) (?:com|em casa d[ao]s?|na casa d[ao]s?|nos|na) %
    (?:deixamos|deixei|deixo|vamos deixar) @ (?:com|em casa d[ao]s?|na casa d[ao]s?|nos|na) %
    @ (?:esta|estao) (?:com|em casa d[ao]s?|nos|na) %(?= ?[.,;!?]| ?$)
  `,
  births: words`
    (?:acabou|acabaram) de (?:ter|dar a luz)(?: (?:o|um|uma|a))?(?: bebe| filho| filha| crianca)?
    (?:teve|tiveram) (?:o|um|a|uma|agora o) (?:bebe|filho|filha)
    (?:o|seu) bebe (?:nasceu|chegou|ja nasceu|adiantou-se)
    deu a luz
  `,
  dogsAtHome: words`
    (?:o|a|meu|minha|nosso|nossa) c(?:ao|achorr[oa]|adela) (?:fica|vai ficar) (?:em casa|com)
    deixamos (?:o|a) c(?:ao|achorr[oa]|adela) (?:em casa|com)
    (?:o|a|meu|minha|nosso|nossa) c(?:ao|achorr[oa]|adela) (?:afinal )?nao (?:vem|vai)
    (?:deixo|deixarei|vou deixar|vamos deixar|deixamos) (?:o|a) (?:meu |minha |nosso |nossa )?c(?:ao|achorr[oa]|adela) em casa
    (?:vou|vamos|iremos|irei) sem (?:o |a )?(?:meu |minha |nosso |nossa )?c(?:ao|achorr[oa]|adela)
  `,
  petsAtHome: words`
    (?:deixo|deixamos|vou deixar|vamos deixar)-?(?:o|a)? ?em casa
    (?:ele |ela )?fica em casa
  `,
  inTheEnd: words`
    de novo
    outra vez
    somos outra vez
    voltamos a ser
    afinal
    no fim
    no final
    entao
    pronto entao
    pronto
    afinal somos
    somos
    entao somos
    ficamos
    so
    afinal so
    seremos
    vamos ser
    afinal vamos ser
  `,
};
