import type { PickingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const picking: PickingWords = {
  first: words`
    (?:o|a) menos tarde
    (?:agora mesmo|imediatamente)(?:,? se (?:der|possivel|for possivel))?
    (?:o mais (?:cedo|rapido)|assim que|logo que) possivel
    (?:(?:fico com|prefiro|quero|escolho|pode ser|reserva|melhor) )?(?:o primeiro|a primeira|primeiro|primeira|o 1º|
      a 1ª|a 1a|a primeira opcao|o mais cedo|a mais cedo|o quanto antes|o primeiro horario)
    o de cima
  `,
  lastButOne: words`
    penultim[oa]
  `,
  middle: ["do meio"],
  numbered: ["(?:(?:reserva|mesa) )?numero", "(?:a |o )?(?:opcao|botao)"],
  last: words`
    (?:o|a) menos cedo
    (?:(?:fico com|prefiro|quero|escolho|pode ser|reserva|melhor) )?(?:o ultimo|a ultima|ultimo|ultima|a ultima opcao|
      o mais tarde|a mais tarde|o ultimo horario)
    a que (?:for|seja) mais tarde
    a mais tarde que (?:houver|tiverem|tiver)
    o de baixo
  `,
  choice: words`
    o
    a
    numero
    o numero
    opcao
    a opcao
    escolho
    escolho a
    escolho o
    prefiro
    prefiro a
    prefiro o
    fico com
    fico com a
    fico com o
    o das
    a das
    quero o
    quero a
    pode ser a
    pode ser o
    as
    horario
    mesmo
    me serve a
    serve a
    serve-me a
  `,
  places: words`
    segunda(?: opcao| hora)?|segundo(?: horario)?|2ª|2º
    terceira(?: opcao| hora)?|terceiro(?: horario)?|3ª|3º
    quarta(?: opcao)?|quarto(?: horario)?
    quinta|quinto
    sexta|sexto
  `,
  amongOffered: words`
    (?:d[ao]s|dess[ae]s|dest[ae]s|entre [ao]s) 2
    que (?:tiver|tiverem|tem|tens|ha|houver|estiver livre|der)
    (?:hora |horario )?(?:disponivel|livre|possivel)
    (?:desses|dessas|destes|destas|daqueles|da lista|de todos)
  `,
  anyTime: words`
    tanto faz (?:a hora|o horario|a que horas|quando)
    (?:a hora|o horario) (?:tanto faz|nao importa|e indiferente)
    (?:a |em )?qualquer (?:hora|horario)(?: (?:nesse|desse) dia| nessa noite)?(?: serve)?
    nao importa (?:a hora|o horario|quando)
    quando (?:for|quiser)
  `,
  any: words`
    o que (?:houver|tiver(?:em)?|estiver|der|sobrar)(?: livre| disponivel)?
    (?:escolha|escolhe|pegue|pega|marque|marca|ponha|poe|da|de)(?:-?me)? (?:uma?|1|qualquer(?: um| uma)?)(?: (?:ai|por (?:mim|nos)))?
    o que (?:tiver|houver|der)
    quando (?:houver|der|tiver)
    (?:surpreenda|surpreende)[ -]?(?:me|nos)
    (?:escolha|escolhe|decida|decide)(?: (?:voce|tu|o senhor|a senhora))?(?: por (?:mim|nos))?
    tanto faz
    para mim tanto faz
    qualquer um
    qualquer (?:uma|1)
    qualquer
    qualquer um deles
    qualquer (?:uma|1) delas
    e indiferente
    indiferente
    nao importa
    e igual
    os 2
    as duas
    ambos
    ambas
    todos servem
    todas servem
    pode escolher
    escolha voce
    sem preferencia
    somos flexiveis
    flexivel
    (?:como|o que) (?:quiser|quiserem|quiseres|preferir|preferirem)
    tanto (?:me|nos) faz
  `,
};
