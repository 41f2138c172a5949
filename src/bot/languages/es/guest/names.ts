import type { NameWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

/** The house a guest works for, before its name. */
const firm = "(?:la|mi|nuestra) (?:empresa|compania|sociedad|firma)(?: por favor)?[,:]?";

export const names: NameWords = {
  nameLeads: words`
    (?:el |mi )?nombre (?:tiene que|debe|deberia|ha de) ser
    (?:a|en|al|con el|bajo el) nombre de ${firm}
    a (?:su nombre|nombre de (?:ella|el))[,:]
    (?:les?|os|te) escrib[eo]
    (?:el |mi )?nombre (?:de la reserva )?(?:esta mal|es incorrecto|no es correcto)[,.;:]? (?:es|tiene que ser|debe ser|deberia ser)
    (?:corregir|cambiar|corrija|cambie) el nombre ?[?.:,;](?: (?:solo|es))?
    (?:le |te )?habla
    nombre (?:de la reserva )?(?:esta mal|es incorrecto|esta mal escrito)[,.;:]? es
    nombre de (?:la|mi|nuestra) reserva (?:a|por)
    apellidos?(?: es)?:?
    (?:cambie|cambia|cambiar) el nombre (?:a|por)
    a nombre de mi (?:mujer|marido|esposa|esposo|novi[oa]|pareja|madre|padre|herman[oa]|hij[oa])[,:]?
    me llamo
    mi nombre es
    a nombre de
    al nombre de
    en nombre de
    con el nombre de
    con el nombre
    a mi nombre[,:]?
    el nombre es
    el nombre seria
    nombre es(?: solo)?
    nombre:
    bajo el nombre de
    bajo el nombre
    mi nombre completo es
    mi apellido es
    el apellido es
    apellido:
    a nombre del?
    a nombre
    de parte de
    a nombre de (?:la|mi|nuestra) (?:empresa|compania|sociedad)[,:]?
    (?:la |el )?(?:persona de contacto|contacto)(?: es|:)
  `,
  weakNameLeads: words`
    (?:es )?para ${firm}
    (?:pon|ponga) ${firm}
    el nombre de ${firm}
    soy yo,
    yo mism[oa],
    es solo
    (?:pongal[oa]|ponl[oa]|pongamel[oa]|apuntel[oa]|apuntal[oa]|dejel[oa]) a
    (?:puedes?|podeis|pueden|podria) (?:poner|apuntar|anotar)(?:l[oa])?(?: a)?
    soy
    nombre
    es
    (?<!(?:venimos|vengo|vienen|viene|llegamos|llego|somos|soy|viajamos|volvemos|salimos|desde|cerca|lejos|clientes?|amigos?|amigas?|gente|personas?|colegas?|companer[oa]s?|familia|socios?|grupo|visitas?|invitados?|mujer|marido|espos[oa]|novi[oa]|herman[oa]|hij[oa]|madre|padre|cumpleanos|cumple|bebe) )de
    habla
    aqui
    a nombre
    c/o
    soy el
    soy la
    bajo
  `,
  placeLeads: words`
    restaurante
    casa
    bar
    cafe
    taberna
    meson
    hotel
    bodega
    cantina
    fonda
    club
    asador
  `,
  somethingToEat: words`
    (?:algo|nada|plato|platos|opcion|opciones|menu|cosa)
  `,
  familyLeads: words`
    apellidos?(?: es)?:?
    a nombre de
    al nombre de
    en nombre de
    con el nombre de
    con el nombre
    bajo el nombre de
    bajo el nombre
    mi apellido es
    el apellido es
    apellido:
    a nombre del?
    a nombre
    bajo
  `,
  answerLeads: words`
    (?:puedes?|podeis|pueden|podria) (?:poner|apuntar|anotar)(?:l[oa])?(?: a)?
    (?:pongal[oa]|ponl[oa]|pongamel[oa]|apuntel[oa]|apuntal[oa]) a
    (?:la|el|los|las)(?= (?:senor|sra?\b|senorita|familia|don|dr|doctora?|profesora?|ingenier[oa]|arquitect[oa]|licenciad[oa]))
    solo
    solamente
    (?:pon|ponga|ponme|pongame|poned|apunta|apunte|escribe|escriba)(?: solo| simplemente)?(?: a)?
  `,
  instead: words`
    mejor
    en su lugar
    en vez
    no
  `,
  again: words`
    otra vez
    de nuevo
    como (?:siempre|la otra vez|la ultima vez|antes|(?:en )?la otra|la primera|(?:ya )?(?:te |le |os |les )?(?:he dicho|dije|puse|escribi))
    (?:ya )?(?:te |le |os |lo |se lo |te lo )?(?:he (?:dicho|escrito|puesto)|dije|escribi|puse)
  `,
  staysName: words`
    (?:el |mi )?nombre sigue siendo
    sigue siendo
    sin cambios
  `,
  sameName: words`
    (?:(?:a|al|con|bajo|en) )?(?:el |mi )?mismo(?: nombre)?(?: (?:de (?:antes|siempre|la otra|la primera)|que (?:antes|la otra|el otro|en la otra|la primera)))?
    (?:(?:a nombre de )?la misma persona|a nombre del mismo)
    como (?:antes|la otra|en la otra|la primera)
  `,
  saidBefore: words`
    (?:ya )?(?:te |le |os |les )?(?:l[oa] )?(?:he dicho|habia dicho|dije|di|puse|escribi|he puesto|he escrito)(?: (?:ya|antes|arriba|hace un momento|dos veces)){0,2}
    (?:ya )?se l[oa] (?:he dicho|habia dicho|dije|di)(?: (?:ya|antes|arriba)){0,2}
    acabo de (?:decirtelo|decirselo|decirlo|darselo|dartelo|escribirlo|ponerlo)
    (?:te|se|os) l[oa] acabo de (?:decir|dar|escribir|poner)
    como (?:ya )?(?:te |le |os |les )?(?:he dicho|habia dicho|dije|decia|escribi|puse)(?: (?:ya|antes|arriba))?
    (?:esta|lo pone|lo tienes|lo tiene) (?:escrito |puesto )?(?:mas )?arriba
    por (?:segunda|tercera|cuarta|quinta|enesima|ultima) vez
  `,
  notMine: words`
    no (?:es )?(?:(?:a|para|con|en) )(?:mi|mi nombre|el mio)
    no (?:lo )?(?:pongas?|ponga) (?:a )?mi nombre
  `,
  ownNames: words`
    (?:a|en|con) mi (?:propio )?nombre
    (?:(?:mejor|pon|ponga|usa|al) )?el mio(?: mejor)?
  `,
  givenLeads: ["(?:y )?(?:mi |de )?nombre(?: de pila)?(?: es)?"],
  called: ["se llama", "se apellida"],
  titles: [
    "doctora?",
    "profesora?",
    "ingenier[oa]",
    "arquitect[oa]",
    "licenciad[oa]",
    "lic",
    "ing",
    "dr",
    "dra",
    "senores",
    "d",
    "sr",
    "sra",
    "srta",
    "senor",
    "senora",
    "don",
    "dona",
  ],
  signOffs: words`
    (?:un )?(?:cordial )?saludos?(?: cordial(?:es)?)?
    atentamente
    (?:muchas )?gracias(?: de antemano)?
    (?:un )?abrazo
    reciban un (?:cordial )?saludo
    cordialmente
    quedo a la espera
  `,
  nameFollowers: words`
    al habla
    al telefono
    por aqui
    aqui
  `,
  familyTails: words`
    por cierto
    de apellido
    es (?:el|mi) apellido
  `,
  firmTails: words`
    (?:es|ese es|asi se llama) (?:el nombre de )?(?:la |nuestra |mi )?(?:empresa|compania|sociedad|agencia|firma)
    (?:la|nuestra|mi) (?:empresa|compania)
  `,
  nameTails: words`
    es (?:el|mi) nombre(?: completo)?
  `,
  introductions: words`
    aqui (?:el|la)
    soy (?:el|la)
    soy
    aqui
    habla
    le habla
    les habla
    me llamo
  `,
  halves: ["apellidos?", "nombre de pila"],
  nameWords: ["nombres?"],
  thatIs: ["que (?:es|seria)", "es decir"],
  townLeads: ["de", "desde"],
  origins: words`
    del
    de la
    de los
  `,
  families: words`
    los @
    la familia @
    familia @
  `,
  givenWritten: words`
    (?:el |mi |su )?nombre(?: de pila)? (?:se escribe|se deletrea|debe ser)(?: en realidad)?
  `,
  familyWritten: words`
    (?:el |mi |su )?apellido (?:se escribe|se deletrea|es|debe ser)(?: en realidad)?
  `,
};
