import type { ReasonWords } from "../reason-words.ts";
import { words } from "../word-list.ts";

export const reasons: ReasonWords = {
  because: words`
    porque
    pq
    ya que
    es que
  `,
  opens: words`
    que(?= (?:mi|mis|nuestro|nuestra|la|el|los|yo|llego|llegamos|luego)(?!\p{L}))
    asi (?:vamos|estamos|no|podemos|cenamos|tenemos|me|nos|llegamos)
    para (?:que|no|ir|estar)
    pues(?= (?:mi|mis|la|el)(?!\p{L}))
  `,
  tells: words`
    (?:mi|nuestro|el|su|un) (?:tren|vuelo|avion|bus|autobus|ferry|barco)
    (?:aterrizo|aterrizamos|aterriza)
    (?:trabajo|trabaja|trabajamos|trabajan|curro|curra)
    (?:salgo|sale|salimos|acabo|acaba|acabamos) (?:\p{L}{2,6} )?(?:tarde|del trabajo|de trabajar|del curro|a las)
    (?:trafico|atasco)
    (?:canguro|ninera|babysitter)
    (?:cena|cenan|come|comen|se acuesta|se acuestan) (?:pronto|temprano|tarde)
    (?:esta|estan) (?:de viaje|fuera|liado|liada)
  `,
  arrives: words`
    lleg(?:a|o|amos|ara)
    aterriz(?:a|o|amos)
  `,
  cannot: words`
    (?:no|ya no|tampoco) (?:puede|pueden|puedo|podemos|podra|llega|llegamos)(?: venir| ir)?
    no (?:me |nos )?(?:va bien|viene bien|vale|va)
  `,
  comes: words`
    (?:viene|vienen|vendra|vendran|se apunta|se apuntan|se une|se unen)(?: (?:tambien|con nosotros|al final|ademas)){0,2}
    (?:trae|traen)
    (?:hecho|a hacer|haciendo|hice|rehecho) (?:las |mis |bien )?(?:cuentas|numeros)
    (?:vuelto a contar|contado otra vez)
  `,
  idle: words`
    enferm[oa] como un perro
    (?:ninos|nenes|chicos|hijos) tienen (?:partido|futbol|cole|clase|entrenamiento)
    (?:esta|estoy|estan|anda) (?:\p{L}{2,8} ){0,2}(?:mal[ao]s?(?! de)|enferm[oa]s?|resfriad[oa]s?|constipad[oa]s?|griposo|acatarrad[oa]s?|en el hospital|pachuch[oa]s?)
    (?:tiene|tengo|con) (?:\p{L}{2,8} )?(?:gripe|fiebre|un resfriado|un catarro|resfriado|catarro|covid|migrana)
    (?:sin|no \p{L}{3,9}|no) prisas?
    (?:vamos|estamos|ir|estar) (?:mas )?tranquil[oa]s
    (?:que|muchas) ganas
    misma hora
    (?:dime|digame|decidme|diganme|me dices) (?:\p{L}{2,5} ){0,3}lo del? \p{L}{2,12}(?: \p{L}{2,12})?
    no (?:le |les )?(?:interesa|importa|incumbe|concierne)n? (?:al|a la|a los) (?:restaurante|cocina|casa|personal)
    no es (?:el|la|quien) (?:que )?reserva
  `,
};
