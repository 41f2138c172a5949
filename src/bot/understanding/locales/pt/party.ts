import type { PartyWords, PeopleWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const party: PartyWords = {
  people: words`pessoas?; pess\.?; adultos?; criancas?; bebes?; convidados; amigos; amigas; colegas; homens; mulheres; lugares; gente; hospedes; filhos; filhas; miudos`,
  phrases: words`(?:mesa|grupo|reserva|lugar|familia|jantar|almoco|espaco|festa|equipe) (?:para|de|pra) (?:umas |uns |cerca de |so )?#; somos (?:agora |so |apenas |em )?#; seremos (?:agora |so |apenas |em )?#; seriamos #; vamos ser #; vamos em #; estaremos em #; # no total; no total #; nos #; # de nos`,
  weakPhrases: words`(?:para|pra) (?:umas |uns |so |apenas |nos )?#; com #; melhor #`,
  openPhrases: words`melhor #; digamos #; faz #; afinal #`,
  otherUnits: words`horas?; h; minutos?; dias?; noites?; semanas?; mes; meses; anos?; estrelas?; quartos?; mesas?; euros?; reais; vezes; caes; cachorros?; cadeiras?; segundos?; pontos?; em`,
  fixed: {
    "so eu": 1,
    "so para mim": 1,
    "apenas eu": 1,
    "eu sozinho": 1,
    "eu sozinha": 1,
    sozinho: 1,
    sozinha: 1,
    "nos dois": 2,
    "nos duas": 2,
    "um casal": 2,
    "uma duzia": 12,
    "meia duzia": 6,
  },
  couples: ["# casais"],
  companions: words`amigos; amigas; colegas; criancas; filhos; filhas`,
  self: ["eu", "mim"],
  selfAfterAnd: ["eu"],
  selfLeads: ["para", "so"],
  articles: ["um", "uma"],
  adjectives: ["outras", "outros", "pequenas", "jovens"],
  relations: words`mulher; esposa; marido; esposo; parceira; parceiro; namorada; namorado; noiva; noivo; mae; pai; irma; irmao; filho; filha; bebe; amigo; amiga; chefe; colega; avo; tia; tio; primo; prima; sogra; sogro`,
  relationPairs: ["pais", "avos", "sogros", "gemeos"],
  possessives: [
    "meu",
    "minha",
    "meus",
    "minhas",
    "nosso",
    "nossa",
    "nossos",
    "seus",
    "suas",
    "dela",
    "os meus",
    "a minha",
    "o meu",
  ],
  and: ["e", "mais", "com", "&"],
  or: ["ou"],
  to: ["a"],
};

export const people: PeopleWords = {
  nameLeads: words`meu nome e; o meu nome e; me chamo; chamo-me; em nome de; no nome de; nome:; o nome e; sob o nome de; em nome da; em nome do`,
  weakNameLeads: ["sou", "sou o", "sou a", "nome", "aqui e"],
  notNames: words`para; a; o; os; as; um; uma; e; de; do; da; em; no; na; com; mesa; reserva; hoje; amanha; por; favor; que; me; meu; nao; sim; alergico; alergica; vegetariano; vegetariana; celiaco; quero; obrigado; obrigada; eu; nos; so; noite; tarde`,
  titles: ["sr", "sra", "senhor", "senhora", "dr", "dra"],
  contactLeads: words`numero; telefone; telemovel; celular; tel; tel\.; liguem-me; ligue-me; contacto; contato; whatsapp; e-?mail; mail`,
};

export const wishes = words`janela; terraco; esplanada; varanda; jardim; fora; exterior; ao ar livre; dentro; interior; vista; tranquil[oa]; calm[oa]; canto; privado; reservado; cadeirao; cadeirinha; cadeira alta; cadeira de bebe; cadeirante; carrinho; cadeira de rodas; acessivel; caes; cachorros?; cao; aniversario; comemorar; comemoracao; celebrar; bolo; velas; surpresa; vegan[oa]s?; vegetarian[oa]s?; sem gluten; gluten; celiac[oa]s?; lactose; nozes; amendoim; amendoins; alergi[ac]; alergias; alergic[oa]s?; marisco; frutos do mar; halal; kosher; gravida; romantic[oa]; fumadores; perto da; longe de`;
export const wishFillers = words`por favor; e; com; uma mesa; mesa; se possivel; tambem; mas; para; quero; queria; queremos; gostaria; gostariamos; de preferencia; obrigado; obrigada; ola; oi; reservar; sim; nao`;
export const negations = words`nao; nao no; nao na; nao para; nao as; em vez de; em vez do; ao inves de; no lugar de; nao e`;
export const otherNumbers = words`mesa (?:numero |n\.? ?|nº ?)#; (?:quarto|numero|rua|linha|andar|porta) #; # anos; # (?:estrelas?|euros?|reais|pontos?|por cento|km|metros|segundos?|quartos|noites); #(?:º|o|°) (?:andar|aniversario); por # (?:horas?|noites|dias?); nota #`;
