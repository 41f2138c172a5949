import type { NameWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const names: NameWords = {
  nameLeads: words`
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
  `,
  weakNameLeads: words`
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
    (?:[ao]|os|as)(?= (?:senhor|sra?\b|dona|dr|familia))
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
    como (?:sempre|da ultima vez|da outra vez|antes|(?:ja )?(?:disse|escrevi|falei))
    (?:ja )?(?:te |lhe |vos )?(?:disse|escrevi|falei)
  `,
  givenLeads: ["(?:e )?(?:o )?(?:meu )?(?:primeiro nome|nome proprio|nome)(?: e)?"],
  called: ["(?:chama|apelida)-se", "se chama"],
  titles: ["senhores", "prof", "familia", "dona", "sr", "sra", "senhor", "senhora", "dr", "dra"],
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
};
