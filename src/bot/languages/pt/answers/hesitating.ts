import type { HesitatingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const hesitating: HesitatingWords = {
  mends: words`
    nao,? (?:desculpe|desculpa|desculpem|perdao|espere)
    (?:desculpe|desculpa|perdao),? (?:nao|quero dizer|queria dizer)
    (?:quero|queria) dizer
  `,
  only: ["so", "somente", "apenas"],
  willTell: ["(?:eu )?(?:aviso|digo)"],
  postpones: words`
    pergunt(?:a|e|em)[- ](?:me|nos)
    pergunt(?:a|e|em) (?:mais tarde|depois|mais logo)
    (?:me|nos) pergunt(?:a|e|em)
    lembr(?:a|e)[- ](?:me|nos)
    sei (?:\p{L}{1,8} ){0,2}(?:amanha|mais tarde|depois|logo)
    (?:saberei|saberemos|vou saber|vamos saber)
    (?:posso|consigo) dizer
    (?:vou|vamos|tenho|temos|preciso|precisamos|quero|queremos|deixa|deixe|deixem|deixa-me|deixe-me|posso|devo|queria|
      gostaria|falta) (?:de |que |primeiro |antes |so |eu |me |ainda |nos ){0,3}(?:perguntar|consultar|ver|verificar|
      falar|confirmar com|checar|conferir|pensar|olhar|ligar|esperar|decidir|combinar|saber|conversar|perguntar-lhe)
    pergunto
    perguntarei
    consulto
    verifico
    confiro
    (?:te|lhe|vos|ja|ja te|ja lhe|depois|logo) (?:digo|aviso|confirmo|respondo|falo|retorno)(?! que sim)
    ja confirmo
    digo-te
    digo-lhe
    aviso-te
    dou retorno
    (?:eu )?(?:acho|creio|suponho|imagino|espero|penso) que sim
    suponho
    espero
    tomara
    oxala
    em principio
    a partida
    teoricamente
    em teoria
    mais ou menos
    depende
    dependendo
    (?:da-me|me da|de-me|me de) (?:(?:um|uma|uns|umas|mais|algum|so|pouco de|\d{1,2}) ){0,3}(?:ate|tempo|momento|momentinho|minutos?|minutinho)(?![\p{L}])
    (?:da-me|me da|de-me|me de) (?:(?:um|uma|uns|umas|mais|algum|so|pouco de|\d{1,2}) ){0,3}(?:segundos?|instante|horas?|dias?|bocadinho|pouco)(?![\p{L}])
    deixa-me
    deixe-me
    deixa eu
    deixe eu
    deixem-me
    (?:posso|podemos|poderia|podia|da para|da pra|e possivel|seria possivel) (?:\p{L}{1,10} ){0,3}(?:confirmar|responder|decidir|pensar|avisar|dizer)
    (?:confirmo|confirmamos|respondo|aviso|decido|digo|escrevo) (?:\p{L}{1,6} ){0,1}(?:depois|mais tarde|amanha|logo|a noite|hoje|segunda)
    (?:confirmo|confirmamos|respondo|aviso|decido|digo|escrevo) (?:\p{L}{1,6} ){0,1}(?:terca|quarta|quinta|sexta|sabado|domingo)
    ainda nao
    nao (?:reserve|confirme|marque|reserves) ainda
    se (?:eu |nos )?(?:so |apenas )?(?:confirmar|confirmarmos|avisar|avisarmos|disser|dissermos)
  `,
  perhaps: words`
    se calhar
    talvez
    porventura
  `,
  holdsOn: words`
    esper(?:a|e|em)
    um (?:momento|momentinho|segundo|instante)
    aguarde
  `,
  provided: words`
    assim que
    logo que
    mal(?= (?:o|a|os|as|meu|minha|ele|ela|eu) )
    uma vez que
    desde que
    contanto
    sempre que
    enquanto
    com a condicao
    na condicao
    sob condicao
    sob reserva
    a condicao
    a menos
    a nao ser
    salvo
    exceto se
    excepto se
    (?<!que )se
    caso
    no caso
    em caso
    depend(?:e|era|endo)
    consoante
    conforme
    sujeit[oa] a
    mediante
    quando(?= (?:o|a|os|as|meu|minha|ele|ela|eu|tiver|puder) )
    ate que
    na hipotese
    supondo
    partindo do principio
  `,
  doubts: words`
    talvez
    tlvz
    tvz
    se calhar
    quem sabe
    possivelmente
    provavelmente
    porventura
    espera
    espere
    esperem
    esperar
    aguarda
    aguarde
    aguardem
    perai
    pera
    pera ai
    calma
    (?:um|1|uma|so um|me da um|da-me um|de-me um) (?:momento|momentinho|momentito|minuto|minutinho|minutito|segundo)
    (?:um|1|uma|so um|me da um|da-me um|de-me um) (?:segundinho|instante|instantinho|tempo|seg|min|pouco)
    (?:\d{1,2}|uns|alguns) (?:minutos|minutinhos|min|segundos|dias)
    depois
    mais tarde
    daqui a pouco
    primeiro
    antes (?:tenho|preciso|de|quero|vou|que|deixa|deixe|tem)
    ainda nao(?! quero)
    nao (?:sei|sabemos|sabia|tenho certeza|temos certeza|estou certo|estou certa|estou segur[oa]|estamos certos|decidi|decidimos)
    sei la
    nem sei
    nao faco ideia
    indecis[oa]s?
    duvida(?<!sem duvida)
    duvidas(?<!sem duvidas)
    (?<!nem )pensar
    pensando
    penso que sim
    vou pensar
    decid(?:o|e|ir|imos|irei|iremos|a|em)
    vou ver
    vamos ver
    ver com
    ver se
    logo (?:vejo|digo|confirmo|aviso|te digo|lhe digo)
    veremos
    verei
    (?<!que )se (?!(?:faz|fizer) favor|possivel,? obrigad)(?:[\p{L}']{1,14})
    so se
    desde que
    caso
    a menos
    a nao ser
    contanto
    com a condicao
    enquanto
    assim que
    logo que
    quando (?:souber|falar|tiver|puder|confirmar)
    ate (?:saber|falar|que)
    🤔
    😬
    🤷
    ^(?:(?:ok|sim|esta bem|bom)[,.! ]{1,3})?(?:tchau|xau|adeus|boa noite)(?=[,.! ]*$)
    (?<!de )(?:esper(?:e|a|em)|aguard(?:e|a|em))(?: um (?:pouco|bocado))?(?=[.,!? ]*$)
  `,
  gratefulIf: words`
    (?:agradec(?:ia|eria|iamos|eriamos)|ficaria(?:mos)? (?:muito )?grat[oa]s?)(?:-lhes?)? se(?= [^,.;!?]{0,60}(?:anot|mencion|avis|indic|refer|registr|regist|conta))
  `,
};
