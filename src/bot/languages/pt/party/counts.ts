import type { CountWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const counts: CountWords = {
  phrases: words`
    (?<=(?:jantar|almocar|comer|ir|vamos|iamos|¦) (?:todos )?)os #(?= ?(?:[,.!¦]|$| n[ao] | as? ))
    (?:podiamos|podemos|poderiamos) ser #
    (?:encaixar|meter|acomodar|sentar)(?:-nos|mos)? (?:em )?#
    que sejam #
    (?:(?:numero de |n\.? de )?(?:pessoas|convidados|adultos|lugares)) ?[:=] #
    (?:mesa|mesinha|grupo|reserva|lugar|lugares|vaga|familia) (?:para|de|pra|p/|p|com) ?(?:umas |uns |cerca de |so |nos )?#
    (?:jantar|almoco|espaco|festa|equipe|equipa) (?:para|de|pra|p/|p|com) ?(?:umas |uns |cerca de |so |nos )?#
    (?:somos|seremos|seriamos|sejamos|vamos ser|iremos ser) (?:agora |so |apenas |uns |umas |no total |ao todo |cerca de |mais ou menos |ja |todos |talvez |tipo |a volta de |por volta de |provavelmente ){0,2}(?:em )?#
    (?:vao ser|serao|seriam|vamos estar|estaremos) (?:agora |so |apenas |uns |umas |no total |ao todo |cerca de |mais ou menos |ja |todos |talvez |tipo |a volta de |por volta de |provavelmente ){0,2}(?:em )?#
    (?:estamos|vai ser|vao|viremos|viriamos|iremos) (?:agora |so |apenas |uns |umas |no total |ao todo |cerca de |mais ou menos |ja |todos |talvez |tipo |a volta de |por volta de |provavelmente ){0,2}(?:em )?#
    (?:iriamos|vamos|vimos|seriam so|podemos ser) (?:agora |so |apenas |uns |umas |no total |ao todo |cerca de |mais ou menos |ja |todos |talvez |tipo |a volta de |por volta de |provavelmente ){0,2}(?:em )?#
    (?:podemos|podiamos|poderiamos|queremos|queriamos|gostavamos de|gostariamos de|vamos) (?:ir|vir|passar|jantar|almocar) (?:em |uns |umas )?#
    (?:a gente|nos|pessoal|turma) (?:vai|e|esta|ta|vamos|somos|estamos) (?:ser )?(?:em )?#
    nos #
    # de nos
    entre todos #
    #(?:,? d[oa]s quais|,? sendo|,? incluindo|,? incluid[oa]s|,? contando(?: com)?)(?= (?:\d|as|os|um|uma)(?![\p{L}]))
    # a mesa
    ficamos(?: em)? #
    ^(?:sim,? )?(?:claro,? )?(?:vamos |somos |nos )?(?:todos )?os #(?= ?(?:[,.!]|$))
    (?:voltamos|voltaremos|voltariamos) a ser #
    (?:somos|seremos|vamos ser) (?:outra vez|de novo|novamente) #
    (?<=(?:confirm|reserv|marc|marqu)(?:a|e|o|em|ar) )[ao] de #(?=[,.! ]*$)
  `,
  totals: words`
    # (?:no total|ao todo|em total)
    (?:(?:no|em) total|ao todo|total):?,? (?:(?:somos|seremos|vamos|sao|de|da|dá) )?(?:em )?#
  `,
  putsDown: words`
    (?:deix|ponh|mant|anot|coloc|marqu)(?:a|e|em|am|emos)(?:-[ao]|-nos)?(?: (?:ai|la))?
  `,
  keptAt: words`
    (?:deix|mant|fic)(?:a|e|em|emos|amos|enha|enham|em-se|a-se)(?:-[ao])? (?:em|nos|nas|para|por|com|so em)
  `,
  weakPhrases: words`
    (?:por enquanto|para ja|por agora|de momento|ate agora),? (?:somos |seriamos )?#
    (?<=(?:¦|almoco|jantar|jantarinho|jantarzinho|almocinho)(?: romantico)? )a (?!1(?!\d))#
    mas (?:sim |somos )?#
    (?:para|pra|p/|p) ?(?:umas |uns |so |apenas |nos |os |as |cerca de |tipo |no maximo |(?:nos |a gente )(?:os |as )?)?#
    com #
    melhor #
    (?<=(?:eu|mim) e )mais #
    (?:umas|uns) #
    (?:escrevi|disse|falei|coloquei|pus|tinha (?:dito|posto)) #
    (?:so|apenas|somente) #
    (?:1|uma) de #
  `,
  openPhrases: words`
    (?:quero|queria|quis) dizer #
    # (?:em vez disso|antes)(?=[.?! ]*$)
    antes #(?=[.?! ]*$)
    melhor #
    digamos #
    faz #
    afinal #
    que seja #
    pode ser #
    coloca #
    bota #
    (?:poe|ponha|bota) #
    muda (?:para|pra) #
    alias #
    na verdade #
    desculpa,? #
    nao,? #
    quer dizer,? #
    entao #(?=[.! ]*$)
    # entao(?=[.! ]*$)
    (?:faca|ponha|coloque|bote|fechamos em|vamos de|fica) #
  `,
  answerLeads: words`
    faz
    fazemos
    (?:marqu|anot|escrev)[ae]
    fique
    cerca de
    por volta de
    uns
    umas
    talvez
    a volta de
    no maximo
    pelo menos
    digamos
    nao mais (?:de|que|do que)
    nao menos (?:de|que|do que)
    maximo
    no maximo dos maximos
    eu diria
    acho que
    ai uns
    ai umas
    pelos menos
    mais ou menos
    ate
    ponha
    poe
  `,
  fixed: {
    "em casal": 2,
    "ela e eu": 2,
    "ele e eu": 2,
    "eu e ela": 2,
    "eu e ele": 2,
    "um trio": 3,
    "1 trio": 3,
    "um quarteto": 4,
    "ninguem mais alem de mim": 1,
    "mais ninguem": 1,
    "so eu": 1,
    "so para mim": 1,
    "apenas eu": 1,
    "eu sozinho": 1,
    "eu sozinha": 1,
    "eu mesmo": 1,
    "eu mesma": 1,
    "so eu mesmo": 1,
    "so eu mesma": 1,
    sozinho: 1,
    sozinha: 1,
    "nos 2": 2,
    "os 2": 2,
    "um casalzinho": 2,
    "uma duzia": 12,
    "uma duzia de pessoas": 12,
    "meia duzia": 6,
    "meia duzia de pessoas": 6,
    "um par de pessoas": 2,
  },
  including: words`
    sao
    sendo
    incluindo
    dos quais
  `,
  or: ["ou", "ou talvez", "ou no maximo", "(?:mas )?talvez", "(?:mas )?se calhar", "ou se calhar"],
  to: ["a"],
};
