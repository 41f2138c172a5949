import type { ChoiceWords } from "../choice-words.ts";
import { words } from "../word-list.ts";

export const choices: ChoiceWords = {
  firstFree: words`
    (?:o|a) (?:1º|1ª|primeir[oa])(?: dia| data| noite| desses| dessas| deles)? (?:livre|disponivel)
    (?:o|a) (?:1º|1ª|primeir[oa])(?: dia| data| noite| desses| dessas| deles)? (?:em )?que (?:esteja|estiver|houver|haja|tenha|tenham|tiverem)(?: (?:livre|disponivel|vago|vaga|lugar|mesa))?
  `,
  either: ["ou"],
  otherwise: words`
    nao (?:dando|podendo)(?: ser)?(?: certo)?
    na falta dis[st]o
    senao
    se nao
    ou senao
    caso contrario
    de outro modo
    em alternativa
    alternativamente
    como alternativa
    na pior das hipoteses
    em ultimo caso
    (?:a )?segunda opcao
    como segunda (?:opcao|escolha)
    em segundo lugar
    no pior dos casos
    plano b
    quando muito
  `,
  conditions: words`
    (?<!que )se
    caso
    no caso de
    quando
  `,
  taken: words`
    ocupad[oa]s?
    chei[oa]s?
    lotad[oa]s?
    reservad[oa]s?
    esgotad[oa]s?
    complet[oa]s?
    tomad[oa]s?
    nao (?:der|da|for possivel|puder|puderem|houver|tiver|tiverem|conseguirem)(?: lugar| mesas?| vaga| nada| isso)?
    nao (?:estiver (?:livre|disponivel)|rolar|ha|tem|servir)(?: lugar| mesas?| vaga| nada| isso)?
    impossivel
    indisponivel
  `,
  also: ["tambem"],
  alsoFine: words`
    tambem (?:serve|servia|da|dava|pode ser|esta bem|e possivel|funciona|funcionaria|fica bem|rola)
    (?:serve|da|pode ser|funciona|fica bem|esta bom|rola) tambem
    (?:tambem|tb|tbm)(?= ?(?:$|[.,;!]))
    em ultimo caso
    como (?:alternativa|segunda opcao)
    senao(?= ?(?:$|[.!;]))
    se nao(?= ?(?:$|[.!;]))
  `,
  suitsBetter: words`
    (?:seria|e|era|fica|ficava|seriam)(?: (?:mais|muito)){0,2} (?:melhor|realista|segur[oa]|prudente|pratico|comodo|preferivel)(?: para nos)?
    (?:dava|da) (?:mais|melhor) jeito
  `,
  preferably: words`
    de preferencia
    preferencialmente
    idealmente
    melhor
    se possivel
  `,
  unfit: words`
    (?:ja )?nao (?:podemos|posso|conseguimos|consigo|da|vou|vamos|venho|vimos|apareco|aparecemos)
    nao (?:da|pode ser|podemos|posso|conseguimos|consigo|serve|e possivel|nos da|me da|rola)(?: jeito| certo)?
    (?:ja )?(?:e|seria|fica)(?: ja| um pouco| muito| demasiado){0,2} (?:tarde|cedo)(?: demais)?
    (?:e )?(?:tarde|cedo) demais
    (?:e )?impossivel
    (?:ja )?nao(?=[.!,]|$| (?:obrigad|por favor|quero|queremos|vale|chego|chegamos|estou|estamos|saio|saimos|funciona|rola|compensa|interessa|me|nos))
    nem (?:pensar|vale a pena|morto|morta|adianta|rola|da|a pau|consigo|conseguimos)
    (?:estou|estamos|to) (?:a |no |na |em )?(?:trabalh\p{L}{1,5}|trabalho|aula)
    (?:trabalho|trabalhamos)
    (?:e|fica|seria) (?:dificil|complicado|puxado|inviavel)
  `,
  cannot: words`
    nao (?:venho|vimos|viremos|virei|vamos|vou|apareco|aparecemos|jantamos|janto|seja|fique)
    nao (?:podemos|posso|conseguimos|consigo|queremos|quero|da|saio|saimos|chego|chegamos|estou|estamos|acabo)
    nada
    nunca
    impossivel
  `,
  notPossible: words`
    (?:estou|esta|estamos) (?:[^ ,;!?]{1,10} ){0,2}(?:no (?:trabalho|servico|escritorio)|de (?:servico|plantao))
    nao (?:pode|podem)
    (?:tenho|temos|tem) (?:de|que) trabalhar
    (?:trabalho|trabalhamos)
    nao (?:podemos|posso|poderemos|poderei|conseguimos|consigo|conseguiremos|vamos (?:poder|conseguir)|da|vai dar)
    impossivel
  `,
  sameDay: words`
    (?:no|o|nesse|esse|naquele) mesmo dia
    (?:na|a|nessa) mesma (?:noite|data)
    (?:nesse|naquele) dia
    (?:nessa|naquela) (?:noite|data)
  `,
  that: words`
    ness[ae]
    naquel[ae]
    ess[ae]
    aquel[ae]
    na mesma
  `,
  thatAfter: [],
  otherTimes: words`
    (?:o )?que mais (?:tem|ha|tens|teem|existe|esta livre)
    (?:outros|que outros|quais outros) horarios
    (?:outras|que outras) (?:horas|opcoes)
    que mais (?:tem|ha)
  `,
  otherDays: words`
    (?:que |quais |em )?outr[oa]s (?:dias|datas|noites)
    (?:que|quais) (?:dias|noites|datas) (?:tem|tens|teem|ha|estao|existem|sao)
    algum outro dia
  `,
  tasting: words`
    degustacao
  `,
  venueNouns: words`
    restaurante
    local
    sitio
    lugar
    casa
  `,
  venueTails: words`
    restaurante
  `,
  venueLeads: words`
    seria(?: no| na| em)?
    n[oa]
    em
    a
    \p{L}{0,8}(?:lista|espera) d[eoa]
    restaurante d[oe]
    refiro-me ao?
  `,
  goesTo: words`
    ao
    para o
    pro
  `,
  likesBetter: words`
    melhor
    prefere
    prefiro
    preferimos
    preferia
    afinal
    preferiamos
    de novo
    outra vez
    voltamos
  `,
  putOffBy: words`
    (?:e|fica|esta|seria)(?: \p{L}{2,8}){0,2} (?:demasiado|muito) (?:longe|car[oa]|barulhent[oa]|pequen[oa])
    (?:e|fica|esta|seria)(?: \p{L}{2,8}){0,2} \p{L}{4,12} demais
  `,
  dislikes: words`
    nao (?:gosto|gostamos|gosta|quero|queremos|quer)(?: d[oea])?
  `,
  judgesVenue: words`
    bom
    boa
    bonit[oa]
    bem
    melhor
    agradavel
    acolhedor
    romantic[oa]
    elegante
    sossegad[oa]
    calm[oa]
    barulhent[oa]
    barat[oa]
    car[oa]
    perto
    mais perto
    longe
    grande
    pequen[oa]
    parecid[oa]
    recomendavel
    vale a pena
    fixe
    giro
  `,
  asksOfVenue: words`
    abrem?
    como e
  `,
  asksAboutVenue: words`
    (?:o que|como) e
    (?:fal[ae]|cont[ae])-?(?: ?me)? (?:d[oe]|sobre)
    que (?:tipo|genero) de (?:sitio|restaurante|lugar) e
  `,
  asksWhere: words`
    onde (?:fica|e que fica|e|esta)
  `,
  comparesVenues: words`
    (?:qual e a|que) diferenca(?: entre (?:os 2|eles))?(?=[ ?!.]*$)
    qual(?: dos 2)? e (?:o )?(?:melhor|mais giro|mais bonito)(?=[ ?!.]*$)
  `,
  other: words`
    (?:[oa]|no|na|do|da|pro|pra|ao) outr[oa]
  `,
};
