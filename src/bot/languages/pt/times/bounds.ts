import type { BoundWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

export const bounds: BoundWords = {
  rangeLeads: ["entre as", "entre a", "entre", "das", "de", "da", "desde as"],
  rangeJoiners: ["as", "a", "ate as", "ate a", "ate"],
  rangeAnd: ["e", "e as", "e a"],
  notBefore: words`
    depois d[aeo]s?
    a partir d[aeo]s?
    apos [ao]s?
    nao antes d[ao]s?
    nunca antes d[ao]s?
    desde as?
    passad[ao]s? (?:d)?[ao]s?
    passando d[ao]s?
    para (?:la|alem) d[ao]s?
    alem d[ao]s?
    (?<!(?:nao|nunca) )mais tarde (?:do )?que(?: as)?
  `,
  notAfter: words`
    (?<!(?:nao|nunca) )antes d[aeo]s?
    ate as?
    ate ao?
    ate o
    ate
    no maximo(?: ate)? as?
    no maximo ate
    (?:nao|nunca) depois d[ao]s?
    (?:nao|nunca) mais tarde (?:do )?que(?: as)?
    (?<!(?:nao|nunca) )mais cedo (?:do )?que(?: as)?
    (?:o|no) mais tardar as?
  `,
  notBeforeSuffix: [
    "ou (?:um pouco|um pouquinho|um bocado|um bocadinho|pouco) (?:mais tarde|depois)",
    "ou mais tarde",
    "em diante",
    "ou depois",
    "no minimo",
    "no mais cedo",
    "pra frente",
    "para a frente",
  ],
  notAfterSuffix: [
    "ou (?:um pouco|um pouquinho|um bocado|um bocadinho|pouco) (?:mais cedo|antes)",
    "ou antes",
    "no maximo",
    "no mais tardar",
    "o mais tardar",
    "ou mais cedo",
  ],
  floors: words`
    (?:no |de |pelo |ao )?minimo
    (?:pelo|ao) menos
    (?:na|no) melhor das hipoteses
  `,
  limits: words`
    (?:o |no |meu |nosso )?(?:limite|teto|tecto|maximo)(?: maximo)?(?: (?:e|sao|seria|fica))?
    (?:o )?(?:mais tardar|mais tarde)(?: (?:e|possivel e))?
  `,
  limitsAfter: words`
    (?:no )?maximo
    (?:e|seria) (?:o |o meu |o nosso )?(?:limite|maximo)
  `,
  departures: words`
    (?:aeroporto|estacao|ama)(?: \p{L}{1,12}){0,2} (?:as|antes das)
    (?:entr(?:o|amos) (?:de turno|ao servico|no trabalho))(?: \p{L}{1,12}){0,2} (?:as|a|ate as)
    (?:ensaio|missa|aula|turno|trein[oa]|barco|ferry|balsa)(?: \p{L}{1,12}){0,2} (?:as|a|ate as|e as|e ate as)
    (?:aterramos|aterro|pousamos|sair|ir embora|embora|partir|acabar|terminar|despachados)(?: \p{L}{1,12}){0,2} (?:as|a|ate as|antes das)
    (?:comboio|trem|autocarro|onibus|voo|aviao|espetaculo|concerto)(?: \p{L}{1,12}){0,2} (?:as|e as|comeca as|sai as|parte as)
    (?:filme|cinema|teatro|opera|jogo|peca|sessao|reuniao|baba)(?: \p{L}{1,12}){0,2} (?:as|e as|comeca as|sai as|parte as)
  `,
  departuresAfter: words`
    (?:(?:temos|tenho|ha|sai|parte|o|a|os|as|um|uma|nosso|nossa|meu|minha|ultimo|de|que|apanhar|estar|ir|no|na|ao|bilhetes|para|comeca|vai|dois) ){1,7}(?:comboio|trem|autocarro|onibus|voo|aviao|barco|ferry|taxi|espetaculo|concerto|filme|cinema|teatro|opera|jogo|peca|sessao|reuniao|baba|ama|aeroporto|estacao)
    (?:temos|tenho) (?:de|que) (?:sair|ir embora|ir|partir)
    (?:saimos|vamos embora|partimos)
  `,
  or: ["ou", "ou as?", "ou entao as?", "ou pelas", "ou talvez as"],
};
