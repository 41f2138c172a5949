import type { AskingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  calls: words`
    esper[ae](?! que)
    (?:oye|oiga|oigan|oid|por cierto|perdona|perdone|disculpa|disculpe|dime|digame|a ver|ah|oh|ay|por curiosidad|una cosa|a todo esto)
    (?:y )?(?:una|otra) (?:ultima |pequena )?(?:pregunta|duda|cosa|consulta)(?: mas| rapida)?
    (?:pero )?(?:primero|antes(?: de (?:eso|nada|seguir|darlo|contestar))?)
  `,
  asks: words`
    (?<!no |no nos |no me |nos |ya no |si se |(?:avis|dig|anot|apunt|pon|dil)\p{L}{0,4} (?:de )?que )(?:puedo|puedes|puede(?! ser| que)|pueden|podeis|podemos|podria|podrias|podrian|podriamos|podriais)
    (?<!(?<![\p{L}])si )se puede
    (?:es|seria) (?:posible|necesario|obligatorio|un problema|mucho problema)
    hay (?:algun|algo|alguna|que(?! cancelar| anular)|problema|parking|sitio|mesa|posibilidad)
    (?:pasa|pasaria|importa|molesta) (?:algo|si)
    tienen
    teneis
    admiten
    aceptan
    que pasa
    que (?:hay|ocurre|sucede|cuesta|tal)
    cuanto(?! (?:antes|mas))
    cuando (?:es|tengo|puedo|hay)
    como (?:es|puedo|hago|funciona|se)
    donde
    (?<!tal )cual
    por que(?! no(?![\p{L}]))
    hasta cuando
    y si(?= \p{L})
    esta bien si
    os parece
    le parece
    te parece
    (?:vale|ok) si(?= (?!(?:por|porfa|porfi|gracias|muchas|claro|perfecto|genial|adelante|reserv\p{L}{1,8}|confirm\p{L}{1,8})(?!\p{L}))\p{L})
    os va bien
    le va bien
    si o no
    seguro que
    da tiempo
    (?:te|le|os|les) parece(?:n)? (?:bien|correcto)
    y (?:usted|tu)(?=[,.! ]*$)
  `,
  cancelAsked: words`
    (?:podemos|puedo|podriamos|podria|se puede) (?:cancelar|anular)(?:la|lo)?(?: (?:la|mi|nuestra) (?:mesa|reserva|reservacion))?
  `,
  orders: words`
    puedes
    puede
    pueden
    podeis
    podria
    podrias
    podrian
    podriais
    me puedes
    me puede
    me podria
    me podrias
    nos puede
    nos pueden
    se puede
    quiero
    quisiera
  `,
  theWay: words`
    (?:y )?(?:donde|como)(?: (?:se (?:puede )?|podemos |puedo |lo |mejor )?(?:aparca(?:r|mos)?|aparco|estaciona(?:r|mos)?|llega(?:r|mos)?|llego|va|ir))(?: (?:uno|alli|ahi|hasta alli|el coche|mejor|cerca|en (?:coche|metro|bus|autobus|tren))){0,2}
  `,
};
