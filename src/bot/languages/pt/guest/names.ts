import type { NameWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

/** The house a guest works for, before its name. */
const firm =
  "(?:a|da|na|minha|da minha|da nossa|a nossa|a minha) (?:empresa|firma|companhia|sociedade)(?: por favor)?[,:]?";

export const names: NameWords = {
  nameLeads: words`
    (?:o |o meu )?nome (?:tem de|tem que|deve|devia|deveria) ser
    (?:em|no) nome ${firm}
    em nome (?:dela|dele)[,:]?
    no nome (?:dela|dele)[,:]?
    (?<=^|[,.!] )escreve
    quem (?:vos |lhe )?escreve e
    (?:o |o meu )?nome (?:da reserva )?(?:esta errado|nao esta (?:certo|correto))[,.;:]? (?:e|deve ser|tem de ser|deveria ser)
    (?:corrigir|mudar|alterar|trocar) o nome ?[?.:,;](?: (?:so|e))?
    (?:aqui )?fala
    nome (?:da reserva )?esta (?:errado|mal escrito|mal)[,.;:]? e
    nome (?:da|na) (?:minha |nossa )?reserva (?:para|por)
    primeiro nome(?: e)?:?
    (?:apelido|sobrenome|ultimo nome)(?: e)?:?
    (?:mude|muda|altere|troque|mudar|alterar) o nome para
    em nome d[ao] minha mulher[,:]?
    em nome do meu (?:marido|esposo|namorado|pai|irmao|filho)[,:]?
    em nome d[ao] minha (?:esposa|namorada|mae|irma|filha)[,:]?
    em nome da (?:minha |nossa )?(?:empresa|firma|sociedade)[,:]?
    no nome d[aeo]
    no nome
    meu nome completo e
    o meu apelido e
    meu sobrenome e
    em nome
    da parte de
    meu nome e
    o meu nome e
    me chamo
    chamo-me
    em nome de
    no nome de
    nome:
    o nome e
    sob o nome de
    em nome da
    em nome do
    (?:a |o )?(?:pessoa de contact?o|contact?o)(?: e|:)(?: (?:o|a))?
  `,
  weakNameLeads: words`
    (?:e )?para ${firm}
    (?:ponha|poe|coloque) ${firm}
    o nome ${firm}
    sou eu,
    sou mesmo eu,
    e so
    (?:pode|podem|podes) (?:por|colocar|anotar)
    sou
    sou o
    sou a
    nome
    aqui e
    aqui e o
    aqui e a
    fala
    fala o
    fala a
    e o
    e a
    (?<!(?:vimos|viemos|venho|vem|chegamos|chego|somos|sou|viajamos|voltamos|saimos|perto|longe|clientes?|amigos?|amigas?|gente|pessoas?|colegas?|familia|socios?|grupo|visitas?|convidados?) )de
    para o
    para a
    em nome
    c/o
  `,
  placeLeads: words`
    restaurante
    tasca
    cafe
    bar
    cervejaria
    casa
    hotel
    churrascaria
    pizzaria
    taberna
    boteco
  `,
  somethingToEat: words`
    (?:algo|alguma coisa|nada|prato|pratos|opcao|opcoes|menu|coisa)
  `,
  familyLeads: words`
    (?:apelido|sobrenome|ultimo nome)(?: e)?:?
    no nome
    o meu apelido e
    meu sobrenome e
    em nome
    em nome de
    no nome de
    sob o nome de
    em nome da
    em nome do
  `,
  answerLeads: words`
    (?:[ao]|os|as)(?= (?:senhor|sra?\b|dona|dr|familia|doutor|engenh|profess|arquit))
    so
    somente
    apenas
    (?:poe|ponha|poem|coloca|coloque|bota|mete|escreve|escreva|anota|anote)(?: so| apenas| ai)?(?: em nome de)?
  `,
  instead: words`
    em vez
    antes
    melhor
    nao
  `,
  again: words`
    outra vez
    de novo
    novamente
    como (?:sempre|da ultima vez|da outra vez|antes|ha pouco|na outra|na primeira|(?:ja )?(?:disse|escrevi|falei))
    (?:ja )?(?:te |lhe |vos )?(?:disse|escrevi|falei)
  `,
  staysName: words`
    (?:o (?:meu )?)?nome (?:continua|mantem-se)
    continua(?: a ser)?
    sem alteracoes
    inalterado
  `,
  sameName: words`
    (?:(?:em|no|com o|sob o|pelo|ao) )?(?:o |meu )?mesmo(?: nome)?(?: (?:de (?:antes|sempre|ha pouco)|d[ao] (?:outr[ao]|primeir[ao])(?: mesa| reserva)?|que (?:antes|na outra|a outra)))?
    (?:(?:em nome d)?a mesma pessoa)
    como (?:antes|na outra|a outra|na primeira)
  `,
  saidBefore: words`
    (?:eu )?(?:ja )?(?:te |lhe |vos |o |lho )?(?:disse|tinha dito|dei|escrevi|falei|pus|indiquei)(?:-(?:lhe|lho|te|o))?(?: (?:isso|isto|o nome))?(?: (?:ja|antes|acima|ha pouco|agora mesmo|duas vezes)){0,2}
    (?:eu )?ja (?:te |lhe |vos )(?:tinha dito|disse|dei|falei)
    (?:eu )?acabei de (?:(?:te|lhe|vos) )?(?:dizer|dize-lo|dar|escrever|falar)(?:-(?:lhe|te|o))?(?: (?:isso|o nome))?
    como (?:eu )?(?:ja )?(?:te |lhe |vos )?(?:disse|tinha dito|escrevi|falei|dizia|dito)(?: (?:ja|antes|acima))?
    (?:ja )?esta (?:escrito |dito )?(?:ai |la )?(?:em cima|acima)
    pela (?:segunda|terceira|quarta|quinta|enesima|ultima) vez
  `,
  notMine: words`
    nao (?:e )?(?:(?:em|no|para|a) )(?:mim|meu nome|o meu nome|o meu)
    nao (?:ponha|poe|use) (?:(?:em|no) )?(?:o )?meu(?: nome)?
  `,
  ownNames: words`
    (?:em|no|com o) meu (?:proprio )?nome
    (?:(?:melhor|ponha|poe|use|antes) ){0,2}(?:no|o|em) meu(?: entao)?
  `,
  givenLeads: ["(?:e )?(?:o )?(?:meu )?(?:primeiro nome|nome proprio|nome)(?: e)?"],
  called: ["(?:chama|apelida)-se", "se chama"],
  titles: [
    "doutora?",
    "engenheir[oa]",
    "professora?",
    "arquitec?t[oa]",
    "eng",
    "senhores",
    "prof",
    "familia",
    "dona",
    "sr",
    "sra",
    "senhor",
    "senhora",
    "dr",
    "dra",
  ],
  signOffs: words`
    (?:com )?(?:os )?(?:meus )?(?:melhores )?cumprimentos
    atenciosamente
    (?:muito )?obrigad[oa](?: desde ja)?
    (?:um )?abraco
    abracos
    att
    cordialmente
    saudacoes
  `,
  nameFollowers: words`
    aqui
    ao telefone
    falando
    a falar
  `,
  familyTails: words`
    ja agora
    alias
    de apelido
    de sobrenome
    e o (?:meu )?(?:apelido|sobrenome)
  `,
  firmTails: words`
    (?:e|chama-se|esse e|assim se chama) (?:o nome )?(?:d?a |da nossa |da minha |a nossa |a minha )?(?:empresa|firma|sociedade|companhia)
    (?:a nossa|a minha) empresa
  `,
  nameTails: words`
    e o (?:meu )?nome(?: completo)?
  `,
  introductions: words`
    fala (?:o|a)
    quem fala e(?: o| a)?
    daqui
    daqui fala
    daqui e
    aqui
    aqui e
    sou (?:o|a)
    sou
    fala
  `,
  halves: ["apelido", "sobrenome", "(?:primeiro|ultimo) nome"],
  nameWords: ["nomes?"],
  thatIs: ["que (?:e|seria)", "ou seja"],
  townLeads: ["de", "do", "da", "d'"],
  origins: words`
    do
    da
    dos
    das
  `,
  families: words`
    os @
    a familia @
    familia @
  `,
  givenWritten: words`
    (?:o )?(?:meu |seu )?(?:primeiro )?nome (?:proprio )?(?:escreve-se|se escreve|deve ser)
  `,
  familyWritten: words`
    (?:o )?(?:meu |seu )?(?:apelido|sobrenome|ultimo nome) (?:escreve-se|se escreve|e|deve ser)
  `,
};
