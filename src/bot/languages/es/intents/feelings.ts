import type { FeelingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What guests leave behind. */
const thing =
  "(?:bufanda|paraguas|chaqueta|abrigo|telefono|movil|celular|cartera|billetera|monedero|llaves?|gafas|lentes|anteojos|bolso|bolsa|mochila|sombrero|gorra|gorro|guantes?|pendientes?|aretes?|collar|pulsera|reloj|anillo|cargador|jersey|sueter|camara|portatil|tarjeta|peluche|panuelo)";

export const feelings: FeelingWords = {
  served: {
    what: [
      "camarero",
      "camarera",
      "servicio",
      "comida",
      "sopa",
      "carne",
      "trato",
      "personal",
      "cena",
      "pescado",
      "postre",
    ],
    was: ["estaba", "estuvo", "fue", "era"],
    bad: [
      "fria",
      "frio",
      "cruda",
      "crudo",
      "horrible",
      "pesim[oa]",
      "maleducad[oa]",
      "grosero",
      "grosera",
      "fatal",
      "incomible",
      "asqueros[oa]",
      "desagradable",
      "malisim[oa]",
      "mal[oa]",
      "quemad[oa]",
      "sos[oa]",
    ],
  },
  complaint: words`
    (?:esperamos|espere|esperando|esperado) (?:[\p{L}\d]{1,8} ){0,3}(?:horas?|minutos|siglos|mucho)(?= .{0,60}(?:plat|comida|nadie|disculp|cuenta|bebid))
    nadie (?:\p{L}{1,8} ){0,3}(?:disculpo|disculpado|perdon|disculpas)
    (?:me puse|nos pusimos|se puso|acabe|acabamos) (?:muy )?(?:mal[oa]s?|enferm[oa]s?)(?= .{0,40}(?:cenar|comer|cena|comida|ahi|alli))
    (?:poner|hacer|presentar|quiero|tengo) (?:una |1 )?(?:queja|reclamacion)
    (?:quejarme|quejarnos|reclamar|hoja de reclamaciones|queja formal)
    (?:reembolso|reembols\p{L}{1,5}|devolucion del dinero|devuelvan el dinero|que me devuelvan|indemnizacion)
    (?:verguenza|vergonzoso|inaceptable|intolerable|asqueroso|estafa|indignante|lamentable|un escandalo)
    (?:mal|malisimo|pesimo|horrible|fatal|peor) (?:servicio|trato|atencion|experiencia|restaurante|comida)
    intoxicacion
    (?:estoy|estamos|muy) (?:\p{L}{1,9} )?(?:enfadad[oa]s?|furios[oa]s?|indignad[oa]s?|decepcionad[oa]s?|cabread[oa]s?)
    (?:sois|eres|son) (?:\p{L}{1,9} )?(?:inutil(?:es)?|incompetentes?|unos inutiles)
    nunca mas
    (?:mierda|asco|porqueria|desastre) de (?:servicio|sitio|restaurante|trato|comida)
    nos (?:tuvisteis|tuvieron|habeis tenido|hicisteis|hicieron) (?:esperando|esperar)
    (?:cobrad[oa]s?|cobraron|cobrasteis|cobraste|cargad[oa]|cargaron) (?:\p{L}{1,9} ){0,3}(?:dos veces|2 veces|doble)
    (?:devolved|devuelv\p{L}{1,3}|devolver|recuperar|devuelta)(?:me|nos)? (?:mi |el |la |nuestr[oa] )?(?:deposito|senal|dinero|anticipo)
  `,
  lost: words`
    (?:encontro|encontraron|encontrado|encontrasteis) (?:[\p{L}']{1,9} ){0,2}${thing}
    (?:deje|dejado|dejamos|olvide|olvidado|olvidamos|perdi|perdido|perdimos|encontrado|encontraron) (?:[\p{L}']{1,9} ){1,2}${thing}
    (?:olvido|perdio|quedo|quedaron) (?:[\p{L}']{1,9} ){1,2}${thing}
  `,
  sorrow: words`
    (?:estoy|esta|estamos|estan|tiene|tengo) (?:\p{L}{1,9} )?(?:resfriad[oa]s?|constipad[oa]s?|acatarrad[oa]s?|gripe|fiebre|un catarro|un resfriado)
    (?:estoy|esta|estamos) (?:muy )?malisim[oa]s?
    tengo (?:el )?covid
    (?:ha|han|se|acaba de) (?:muerto|fallecido|fallecio|murio|morir|fallecer)
    (?:fallecio|fallecido|fallecimiento|funeral|entierro|de luto|murio)
    (?:hospital|urgencias|ingresad[oa]s?|uci)
    (?:accidente|infarto|ictus)
    (?:estoy|esta|estamos|estan|puesto|puesta) (?:\p{L}{1,9} )?(?:enferm[oa]s?|malit[oa]s?)
    (?:tengo|tiene|tenemos) (?:\p{L}{1,4} )?(?:covid|fiebre|gripe|cancer)
    (?:nuestro|mi|el) (?:vuelo|tren|viaje) (?:ha sido|fue|esta|se ha) (?:cancelado|anulado|suspendido)
    (?:cancelaron|han cancelado|anularon) (?:nuestro|mi|el) (?:vuelo|tren|viaje)
    (?:perdido|perder|perdi) (?:a )?(?:mi|nuestr[oa]) (?:abuel[oa]|padre|madre|papa|mama|marido|mujer|esposa|hijo|hija|herman[oa]|amig[oa]|perr[oa]|gat[oa]|tio|tia)
    (?:estamos|estan) (?:tod[oa]s|l[oa]s dos|muy) mal[oa]s
    (?:ha|han|esta|acaba de|no para de) vomit(?:ado|ando|ar)(?! (?:despues|tras|por)(?!\p{L}))
    (?:con|tiene) gastroenteritis(?! (?:despues|tras|por)(?!\p{L}))
  `,
  jokes: words`
    (?:muer[eo]|muriendo|muert[oa]s?|mori|me muero) de (?:\p{L}{2,4} )?(?:risa|hambre|vergüenza|verguenza|sueno|sed)
    casi se (?:me |nos )?(?:muere|murio)
  `,
  illness: words`
    resfriad[oa]s?
    constipad[oa]s?
    catarro
    migrana
    hospital
    ingresad[oa]s?
    urgencias
    uci
    enferm[oa]s?
    mal[ií]sim[oa]
    covid
    gripe
    fiebre
    cancer
    accidente
    infarto
    ictus
    vomit(?:o|a|ado|ando|ar)
    gastroenteritis
  `,
  loss: words`
    muri(?:o|eron)
    fallec(?:io|ido|ieron)
    entierro
    funeral
    luto
    tanatorio
    perdido a
    perdimos a
    aborto
  `,
  joy: words`
    (?:nuestro|su|mi|el) compromiso
    (?:acabamos de|nos hemos|se han|nos acabamos de|me he) (?:\p{L}{2,3} )?(?:comprometer|comprometido|casar|casado)(?:nos|se)?
    (?:estoy|esta) embarazada
    (?:aprobo|aprobe|ha aprobado|he aprobado|aprobamos) (?:el|la|los|las|su|mi|sus) \p{L}{3,14}
    (?:dieron|dado|conseguido|consegui) (?:el|un|ese) (?:trabajo|puesto|curro)
    (?:me han|la han|lo han) ascendido
    (?:es|por) (?:el|mi|nuestro) (?:cumple(?:anos)?|aniversario)
    (?:el )?(?:cumple(?:anos)?|aniversario) de (?:mi|nuestr[oa]|su|boda)
    (?:cumple|cumplo|cumplen) [1-9]\d(?: anos)?
    (?:hemos tenido|acabamos de tener) un (?:bebe|nino|hijo)
  `,
};
