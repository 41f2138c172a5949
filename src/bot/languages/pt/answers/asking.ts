import type { AskingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  calls: words`
    (?:ouve|escut[ae]|diz-me|diga-me|a proposito|ja agora|desculp[ae]|ah|oh|por curiosidade|alias|oi|so|so uma coisa)
    olhe?
    esper[ae](?! que)(?: ai| la)?
    (?:so )?(?:uma|outra)(?: ultima| pequena)? (?:pergunta|coisa|duvida|perguntinha)(?: rapida)?
    (?:mas )?(?:primeiro|antes(?: (?:disso|de mais|de tudo|de responder))?)
  `,
  asks: words`
    (?<!que |nao |n )(?:posso|podemos|poderia|poderiam|poderiamos|podia|podiamos)
    da para
    da pra
    (?<!nao )(?:e|seria) (?:possivel|preciso|necessario|obrigatorio|um problema|ok se|permitido)
    ha (?:algum|alguma|problema|estacionamento|lugar|como)
    tem (?:algum|problema|estacionamento|como|lugar|cadeira|opcao|alguma)
    voces (?:tem|aceitam|podem)
    aceitam
    tudo bem (?:se|com|para)(?! mim)
    ok se
    pode ser (?:com|se|mais|depois|para)(?! mim)
    e se
    que acontece
    o que (?:acontece|e|ha)
    quanto(?! (?:antes|mais))
    como (?:faco|funciona|e que|posso)
    quando (?:posso|tenho|e|preciso)
    onde
    qual
    por que(?! nao)|porque(?! nao)
    ate quando
    ate que horas
    sim ou nao
    tem certeza
    tudo (?:certo|bem) (?:ai|contigo|consigo)
    e (?:voce|tu)(?=[,.! ]*$)
  `,
  cancelAsked: words`
    (?:podemos|posso|poderiamos|poderia|da para|da pra) (?:cancelar|desmarcar|anular)(?: (?:a|a minha|a nossa) (?:mesa|reserva))?
  `,
  orders: words`
    pode
    podes
    podem
    poderia
    poderiam
    podia
    podias
    podiam
    voce pode
    voces podem
    me pode
    dava para
    da para
    queria
    quero
    gostaria de
    gostaria
  `,
  theWay: words`
    (?:e )?(?:onde|como)(?: (?:e que )?(?:se (?:pode )?|posso |podemos |da para )?(?:estacion(?:a|ar|amos|o)|cheg(?:a|ar|amos|o)|vai|ir|deix(?:a|ar) o carro|par(?:a|ar) o carro))(?: (?:ai|la|ate ai|o carro|melhor|perto|de (?:carro|metro|comboio|autocarro|onibus))){0,2}
  `,
};
