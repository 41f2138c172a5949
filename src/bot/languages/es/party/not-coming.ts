import type { NotComingWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const notComing: NotComingWords = {
  ourselves: words`
    nosotr[oa]s 2
    l[oa]s 2
  `,
  weStayAway: words`
    @ (?:al final )?nos quedamos en casa
    @ (?:al final |ya )?no (?:vamos|venimos|iremos|podemos|podremos)(?: ir| venir)?(?= ?[,.;!?]| ?$)
  `,
  heOrShe: words`
    el(?= (?:al final |ya )?no )
    ella
  `,
  dropsOut: words`
    se (?:cae|baja|borra)(?= ?[.,;!?]| ?$)
  `,
  children: words`
    ninos
    ninas
    peques?
    nenes
    crios
    hijos
    hijas
    bebe
    pequenos
    pequeno
    pequena
    chicos
    chiquillos
    nino
    nina
    hijo
    hija
    nietos
    gemelos
  `,
  carers: words`
    canguros?
    ninera
    vecin[oa]s?
    yayos?
    yaya
    una amiga
    unos amigos
  `,
  elsewhere: words`
    @ (?:al final |ya )?se (?:queda|quedan|quedara|quedaran|van a quedar) (?:con|en casa de|donde) %
    (?:dejamos|dejaremos|hemos dejado|vamos a dejar|dejo|he dejado) (?:a )?@ (?:con|en casa de) %
    @ (?:esta|estan|estaran) (?:con|en casa de) %(?= ?[.,;!?]| ?$)
  `,
  births: words`
    (?:acaba|acaban) de (?:tener|dar a luz)(?: al?| un| su)?(?: bebe| nino| nina| hijo| hija)?
    (?:ha|han) tenido (?:al|el|un|su|a su) (?:bebe|nino|hijo)
    ha dado a luz
    (?:el|su) bebe (?:se (?:ha )?adelant(?:o|ado)|ha nacido|nacio|ya ha nacido)
  `,
  dogsAtHome: words`
    (?:el|mi|nuestro) perro se queda (?:en casa|con)
    dejamos (?:al|a nuestro|a mi) perro (?:en casa|con)
    (?:el|mi|nuestro) perro (?:al final )?no (?:viene|va)
    dej(?:o|are|aremos|amos) (?:al|a mi|a nuestro|el) (?:perro|perra|perrito) (?:en casa|con)
    (?:vamos|voy|venimos|vengo|iremos|ire) sin (?:el |mi |nuestro )?(?:perro|perra|perrito)
  `,
  petsAtHome: words`
    (?:lo|la|le|los) dej(?:o|are|aremos|amos) en casa
    se queda(?:ra)? en casa
  `,
  inTheEnd: words`
    otra vez
    de nuevo
    somos otra vez
    volvemos a ser
    al final
    finalmente
    pues
    entonces
    pues entonces
    bueno pues
    al final somos
    somos
    seremos
    al final seremos
    quedamos
    solo
    al final solo
    pues somos
    entonces somos
    mejor
  `,
};
