import type { RefusingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { no } from "./patterns.ts";

/** Something of what was said last is wrong; what it is, may follow. */
const mistaken = words`
  (?:el |mi )?(?:numero|telefono|nombre|correo)(?: de telefono)? (?:esta|es) (?:mal|equivocado|incorrecto|erroneo)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:el |mi )?(?:numero|telefono|nombre) no es (?:correcto|ese)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:numero|nombre) equivocado(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  incorrecto
  incorrecta
  erroneo
  equivocado
  no es correct[oa]
  no es asi
  no es eso
  no es lo que (?:dije|pedi|queria|he dicho|he pedido)
  esta mal
  esta equivocado
  hay un error
  no (?:dije|he dicho|pedi|he pedido) eso
`;

export const refusing: RefusingWords = {
  mistaken,
  deny: [
    "no (?:vamos|voy) a poder(?=[,.! ]*$)",
    ...mistaken,
    ...words`
      (?:ya )?(?:he dicho|dije|te he dicho|le he dicho)(?: ya)? que no(?=[,.! ]*$)
      no hace falta (?:que (?:lo |la |me )?(?:guard|recuerd|anot)\p{L}{1,4}|(?:guardar|recordar|anotar)(?:lo|la|me)?)
      no,? (?:dejala|dejela|mantenla|mantengala)(?: mejor| entonces| asi)?
      ${no}
      nop
      nope
      nel
      nones
      na(?=[.!]*$)
      nah
      nanai
      no,? gracias
      no,? muchas gracias
      para nada
      de ninguna manera
      de ningun modo
      nunca
      nunca jamas
      jamas
      negativo
      falso
      no esta bien
      mal
      (?:eso|asi) no
      no quiero
      no (?:me|nos) (?:va|viene|conviene|interesa|sirve|gusta|cuadra|vale|queda)(?: bien)?
      de eso nada
      no hace falta(?=[,.!]|$)
      nada de eso
      en absoluto
      tampoco
      ni hablar
      ni de broma
      ni loco
      ni loca
      ni modo(?=[.!]*$)
      (?<!va )que va
      no lo creo
      no creo
      creo que no
      yo creo que no
      me temo que no
      mejor no
      ahora no
      por ahora no
      de momento no
      hoy no(?=[,.!]|$)
      todavia no
      aun no
      claro que no
      desde luego que no
      por supuesto que no
      pues no
      va a ser que no
      paso(?=[.!]*$)
      👎
      ❌
      no (?:cambiar|cambia|cambies|cambie|cambien|cambiemos|modificar|modifique|tocar) nada
      (?:dejalo|dejala|dejela|dejelo|dejadlo|dejarlo|dejarla|que quede|lo dejamos|la dejamos)(?: todo)? (?:como esta|como estaba|asi|tal cual|igual)
      esta vez no
      ninguno
      ninguna
      ninguna de ellas
      ninguno de ellos
      ni uno ni otro
      hoy no
      no es posible
      no nos viene bien
      no me viene bien
      no me va bien
      ya no
      (?:(?:mejor )?(?:lo|la) dejamos|(?:que )?(?:se quede|quede|siga|sigue)|dejemosl[oa]|prefiero dejarl[oa])(?: todo)? (?:igual|como (?:esta|estaba|antes))
      paso,? (?:muchas )?gracias(?=[.! ]*$)
      (?:demasiado|muy) tarde,? ya (?:hemos reservado|reservamos|reserve|he reservado|tenemos (?:mesa|sitio|otro sitio))(?: (?:en|por) otr[oa] (?:lado|sitio|lugar|restaurante|parte))?
      (?:es[ao]s(?: horas?| horarios?)?) no (?:me|nos) (?:van|vienen|sirven|cuadran|valen)(?: bien)?
      imposible(?=[.!]*$)
      mejor (?:como (?:esta|estaba|antes)|lo de antes)
      (?:ya )?no (?:conteis|cuentes|cuenten?|contar) (?:con nosotros|conmigo)
    `,
    "no hace falta que (?:me |te |se )?(?:lo|la|los|las|me) (?:guard|record|apunt|anot|conserv)\\p{L}{1,4}",
  ],
  noThanks: words`
    no,? (?:muchas )?gracias
  `,
  declines: words`
    paso (?:de(?:l| (?:dar|poner)(?: (?:el|mi))?) (?:telefono|numero|movil)|de (?:eso|ello|darlo))
    (?:salta|saltate|omite|olvida|olvidate de|deja|dejemos) (?:el|mi) (?:numero|telefono|movil)(?: (?:en blanco|vacio))?
    (?:dejalo|dejemoslo) (?:en blanco|vacio|fuera|asi)
    no tengo
    no tengo ninguno
    no tenemos
    sin
    sin el
    ninguno
    ningun
    saltar
    saltalo
    saltatelo
    omitir
    omitelo
    omite
    pasar
    paso
    prefiero no darlo
    prefiero que no
    prefiero no
    prefiero no decirlo
    mejor no
    no (?:lo|la) (?:necesitan|necesita|necesitais)
    no hace falta
    no es necesario
    no quiero darlo
    skip
    siguiente
    continuar
    sigue
    (?:eso es todo|es todo|nada mas|continue|continua|siga|sigue)
    no (?:me acuerdo|recuerdo|lo recuerdo|me lo se|lo se|lo tengo)(?: (?:del?|el|mi) (?:numero|telefono))?(?: de memoria| a mano)?(?: ahora mismo| ahora)?
    (?:prefiero |mejor )?(?:por|el|un) (?:correo|mail|e-?mail|este chat|chat)
    (?:escrib|habl|contact|avis)(?:idme|anme|ame|eme|adme|enme)(?: mejor)? por (?:aqui|este chat|el chat)
    paso de (?:dar|dejar)(?:lo| (?:el|mi) (?:numero|telefono|movil))
    no me apetece(?: dar(?:lo| (?:el|mi) (?:numero|telefono|movil)))?
    (?:preferiria|prefiero|mejor) no (?:darlo|decirlo|dejarlo|dar el numero|darte?lo)
  `,
  mustGivePhone: words`
    (?:puedo|podria|podemos)(?: tambien| mejor)? (?:dejar|dar|darle|darte|poner|usar)(?:te|le|os)? (?:un |mi |el )?(?:correo(?: electronico)?|e-?mail|mail)
    (?:tengo que|tenemos que|hay que|debo|hace falta|es obligatorio|es necesario)(?: realmente| de verdad| si o si)? (?:dar|dejar|poner)(?:te|os|le|les)? (?:el|mi|un|nuestro) (?:numero|telefono|movil|celular)
    (?:necesitas|necesitais|necesitan|necesita)(?: de verdad| realmente)? (?:el|mi|un) (?:numero|telefono|movil|celular)
    (?:se puede|puede ser|es posible|vale|puedo)(?: tambien)? sin (?:numero|telefono)(?=[ ?!.]*$)
  `,
  mustThat: words`
    ^(?:(?:ok|pero|y)[, ]{1,2})?(?:es (?:obligatorio|necesario|imprescindible)|tengo que|tenemos que|hace falta|hay que)(?=[ ?!.]{0,3}$)
    ^(?:la|lo) (?:necesita|necesitas|necesitais|necesitan)(?: de verdad| realmente)?(?=[ ?!.]{0,3}$)
  `,
  phoneKnown: words`
    (?:el )?mismo(?: numero)?(?: que| de)?(?: la)? (?:ultima vez|otra vez|siempre|antes)?(?= ?[.!]|$)
    (?:ya )?(?:lo|mi numero|el mio) (?:teneis|tienen|tienes|tiene)(?: ya)?
    ya (?:teneis|tienen|tienes) (?:mi numero|mi telefono|el numero)
    este (?:mismo|numero)
    como (?:siempre|la otra vez|la ultima vez)
    el (?:mismo )?(?:desde el que|del que) (?:os|te|les|le) escribo
  `,
  callsThemselves: words`
    (?:si eso |en todo caso |en su caso )?(?:ya )?(?:os|le|les|te|la) (?:llamo|llamamos|llamare|llamaremos)(?: yo| nosotros)?
    (?:ya )?(?:llamo|llamamos|llamare) (?:yo|nosotros)
  `,
  writeHere: words`
    (?:(?:no )?(?:podeis|pueden|puedes|puede) )?(?:escribidme|escribanme|escribeme|escribirme|escribirnos|contactarme|avisadme|avisame|avisarme|usad|usa|usar)(?: mejor)? (?:por aqui|aqui|este chat|por este chat|en este chat|el chat|por el chat)
    (?:con )?este chat (?:vale|basta|sirve)
  `,
  anyPhone: words`
    (?:eso |esto |este |te |os |les )?(?:vale|sirve|va bien|puede ser|esta bien|es posible|hay problema)(?: (?:asi|tambien|igual|un numero \p{L}{4,14}))?(?= ?\?)
    (?:puedo|podria|podemos|puede ser|vale)(?: tambien| mejor)? (?:dejar|dar|darle|darte|poner|usar)?(?:te|le|os)? ?(?:el|un|mi) (?:numero|telefono|movil|fijo)(?: (?:de (?:mi|nuestra?) \p{L}{2,14}|del \p{L}{2,14}|fijo|extranjero))?
    (?:sirve|vale|va bien|puede ser) (?:un|el) (?:telefono |numero )?(?:fijo|extranjero|(?:numero|telefono) de mi \p{L}{2,14})
    (?:solo |no )?(?:tengo|tenemos)(?: solo| mas que)? (?:el |un |telefono )?fijo(?: de casa)?
    (?:y )?(?:vale |sirve )?el (?:fijo|de casa|de mi (?:mujer|marido|madre|padre|novi[oa]|herman[oa]|hij[oa]))(?: (?:vale|sirve|os vale|les sirve))?(?=[ ?.!]{1,3}$)
    (?:el )?fijo o (?:el )?(?:movil|celular)
    (?:el )?(?:movil|celular) o (?:el )?fijo
  `,
  withoutPhone: words`
    (?:el|mi) (?:numero|telefono|movil|celular),? no (?:lo|os lo|se lo|te lo) (?:doy|suelto|paso|comparto|facilito)
    (?:el|mi) (?:numero|telefono|movil) es (?:privado|confidencial|personal)
    (?:el|mi) (?:numero|telefono|movil)(?: de telefono)?,? (?:no (?:lo|os lo|se lo|te lo) (?:doy|dejo|pienso dar|voy a dar)|prefiero no (?:darlo|dejarlo))
    no (?:os|te|le|les) (?:doy|voy a dar|pienso dar) (?:el|mi|ningun) (?:numero|telefono|movil)
    no (?:me|nos) (?:pid(?:a|as|an|ais)|pregunt(?:e|es|en|eis)) (?:tambien |encima |ahora )?(?:por )?(?:el|mi|ningun|un|nuestro) (?:numero|telefono|movil|celular)(?: de telefono)?
    no (?:hace falta|es necesario|necesitais|necesitan)(?: (?:dar|el|mi|ningun|tener)){0,2} (?:numero|telefono|movil|celular)
    no (?:lo|la) (?:tengo|tenemos|se) (?:a mano|aqui|encima|de memoria|por aqui)
    (?:sin|ningun|no tengo|no hay|no (?:quiero )?(?:dar|doy|dejar|dejo)(?: el| mi)?|prefiero no (?:dar|dejar)(?: el| mi)?) (?:numero|telefono|movil|celular)(?: de telefono)?
    no (?:tiene|tienen|tenemos|usa|usan) (?:telefono|movil|celular|numero)
    sin (?:tel|tlf|telf|movil|fono)\.?(?: (?:que|porque|pues)(?: \p{L}{1,10}){1,4})?
    (?:olvid|dej)\p{L}{1,5} (?:el|lo del) (?:numero|telefono)
    no (?:tengo|tenemos|llevo|traigo) (?:a mano|aqui|encima|conmigo)?(?: )?(?:el|mi|ningun) (?:telefono|movil|celular|cel|numero)(?: (?:a mano|aqui|encima|conmigo|ahora|cargado))?
    (?:me|nos) (?:quede|he quedado|quedamos) sin (?:bateria|movil|celular|telefono|linea)
    (?:perdi|he perdido|me robaron|me han robado|se me rompio|se me ha roto) el (?:telefono|movil|celular|cel)
    (?:acabo de cambiar|cambie|he cambiado) de numero(?:,? (?:y|pero) (?:aun |todavia )?no (?:me )?lo se)?(?: de memoria)?
    (?:no tengo|sin) cel(?:u)?
    no (?:me lo|lo|me) se de memoria
    no me acuerdo del? (?:numero|telefono|movil)
    no (?:uso|utilizo|gasto) (?:telefono|movil|celular|cel)
    ni idea (?:de(?:l| mi)|de cual es (?:el|mi)) (?:numero|telefono|movil)
    (?:el )?(?:telefono|numero|movil|celular) no (?:(?:os|les|le|te) )?(?:hace falta|hara falta|es necesario|lo necesit(?:ais|an|a|as))
  `,
};
