import type { CancellingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { noun } from "./patterns.ts";

const own = "(?:mi|mis|la|las|nuestra|nuestras|una|esta|esa|el|su)";

export const cancelling: CancellingWords = {
  cancel: words`
    que (?:la|lo|nos la|me la) (?:canceles?|cancelen|canceleis|anules?|anulen|anuleis)
    (?:hoy|manana|esta noche|al final) no (?:va a|podra) poder ser(?!.{0,60}\d)
    al final no (?:puedo|podemos|podremos|podre)(?: ir)?(?=[,.!]|$)
    (?:(?:desist|prescind)\p{L}{1,5} de|renunci\p{L}{1,5} a) (?:la |mi |nuestra |esa |esta )(?:mesa|reserva)
    (?:dar|den|dad|pasar|ceder|cedan) (?:mi|nuestra) (?:mesa|reserva) a (?:otr[oa]s?|otra gente|quien)
    dejar (?:lo de (?:la|nuestra|mi) (?:mesa|reserva)|(?:la|nuestra|mi) reserva)
    (?:renunciar|renunciamos|renuncio) a (?:la|nuestra|mi) (?:mesa|reserva)
    (?:prescindir|prescindimos|pasar|pasamos) de (?:la|nuestra|mi) (?:mesa|reserva)
    (?:eliminen|borren|quiten|tachen|tacha|tachad) (?:la|nuestra|mi) (?:mesa|reserva)
    cancelar(?:la|lo|las|los|me|nos)?
    cancela(?:la|lo|me|nos|dla|d)?
    cancele(?:n|la|nla|me|nme)?
    cancelo
    cancelamos
    cancelemos
    cancelad
    cancelada por favor
    (?<!(?:politica|condiciones|plazo|gastos|costo|costes?) de )cancelacion
    anular(?:la|lo|me)?
    anula(?:la|lo|me)?
    anulad
    anulo
    anulamos
    anule(?:n|la|nla)?
    (?:ya )?no (?:la |lo )?(?:necesito|necesitamos|quiero|queremos) (?:ya |mas )?(?:la |una |esa |esta |mi )(?:mesa|reserva|reservacion)
    (?:ya )?no (?:la |lo )?(?:vamos a necesitar|voy a necesitar) (?:ya |mas )?(?:la |una |esa |esta |mi )(?:mesa|reserva|reservacion)
    (?:ya )?no (?:la |lo )?(?:nos hace falta|me hace falta|hace falta) (?:ya |mas )?(?:la |una |esa |esta |mi )(?:mesa|reserva|reservacion)
    ya no (?:la|lo) (?:necesito|necesitamos|quiero|queremos)
    ya no (?:hace falta|es necesari[oa]|vamos|iremos|voy|ire|vendremos|podemos|puedo|venimos)
    (?:elimina|eliminar|eliminad|elimine|borra|borrar|borrad|borre|quita|quitar|quitad|quite) ${own} ${noun}
    (?:deshacer|deshaz|suspender|suspende|suspenda|liberar|libera|libere|desmarcar) ${own} ${noun}
    (?:dar|da|den|dad) de baja ${own} ${noun}
    dar de baja
    no (?:puedo|podemos|podre|podremos)(?: ya)? (?:ir|venir|asistir|acudir|llegar|cenar|comer(?=[,.;!]|$| (?:hoy|manana|con|ahi|alli|en) ))(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano|el|al) )
    no (?:podria|podriamos)(?: ya)? (?:ir|venir|asistir|acudir|llegar|cenar|comer(?=[,.;!]|$| (?:hoy|manana|con|ahi|alli|en) ))(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano|el|al) )
    no (?:voy|vamos) a (?:poder )?(?:ir|venir|asistir|acudir|llegar)(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano) )
    (?<!(?:antes|despues) de las? \d{1,2}(?::\d\d)?,? )no (?:iremos|ire|vendremos|asistiremos|acudiremos|vamos|voy|venimos|vengo)(?=[.!]*$)
    (?<!(?:antes|despues) de las? \d{1,2}(?::\d\d)?,? )no (?:podremos|podre|podemos)(?=[.!]*$)
    (?:borr|elimin|quit|sac|tach)(?:a|e|en|ar|ad)(?:me|nos|la)? ${own} ${noun}
    (?:anula|anulad|anulen|cancelad|cancelen)(?:la|lo)
    (?:quit|borr|elimin|tach)(?:a|ad|en|e)(?:la|lo|nos|me)(?: por favor)?(?=[.! ]*$)
    (?:la|nuestra|mi) (?:mesa|reserva) (?:[\p{L}\d]{1,12} ){0,4}ya no (?:la )?(?:necesito|necesitamos|hace falta)
    (?:ya )?no (?:puedo|podemos|podremos|podre|vamos|voy|iremos|ire|vendremos)(?: ir| venir)? al final(?=[.! ]*$)
    ya no (?:la |lo |nos |me )?(?:necesitamos|necesito|hace falta)(?=[,.! ]*$)
    (?:quit|anul|cancel|elimin|borr)(?:a|e|ad|ar|en) (?:una?|uno|1) de (?:las|los|ellas|ellos|mis|esas|esos)(?: (?:dos|2|reservas|mesas))?
    (?:cargate|carguese|cargaos|tira|tire|tirad|fulmina|pasa de|olvida|olvidate de) (?:la|mi|nuestra|esa) (?:reserva|reservacion|mesa)(?: a la basura)?(?=[,.! ]*$)
  `,
  noTable: words`
    (?:ya )?no (?:quiero|queremos|necesito|necesitamos|cogemos|cojo)(?: mas)? (?:la |ninguna |esa |una |nuestra )?(?:mesa|reserva)(?: (?:ya|al final))?
    (?:solt|liber)(?:ad|en|a|e) (?:la|nuestra) mesa
    (?:suelt(?:a|en|e)|dej(?:a|ad|en|e)(?: libre)) (?:la|nuestra) mesa
    (?:que )?no (?:me|nos) (?:guard|reserv|apart)(?:es|eis|en|e) (?:nada|(?:la |ninguna )?mesa)(?: (?:ya|al final))?
    ya no (?:hace|hara) falta (?:la )?(?:mesa|reserva)
    (?:al final |pues |entonces )?(?:sin|nada de|no) mesa(?: al final)?
    olvid(?:ad|a|en|e)(?:os|te|se)? (?:de )?(?:lo de )?la (?:mesa|reserva)
    (?:ya no (?:la|lo) (?:quiero|queremos|necesito|necesitamos)|no (?:la|lo) (?:quiero|queremos|necesito|necesitamos) ya)
    dej(?:ad|a|en|e) (?:la mesa libre|libre la mesa)
  `,
  letDown: words`
    (?:canguro|ninera|nana|babysitter|cuidadora)(?: (?:nos|me))? (?:ha|esta|no)(?: (?:nos|me))? ?(?:cancelado|fallado|enferm[oa]|puede(?: venir)?|dejado (?:tirados?|plantados?|colgados?)|anulado|viene)(?: a ultima hora)?
  `,
  absence: words`
    no (?:puedo|podemos|podre|podremos|podria|podriamos)(?: ya)? (?:ir|venir|asistir|acudir|llegar)(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano) )
    no (?:puedo|podemos|podre|podremos|podria|podriamos)(?: ya)? (?:cenar|estar|comer(?=[,.;!]|$))(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano) )
    no (?:voy|vamos) a (?:poder )?(?:ir|venir|asistir|acudir|llegar)(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano) )
    no (?:iremos|ire|vendremos|vendre|asistiremos|acudiremos)(?! (?:a las?|hasta las?|antes de las?|antes|mas temprano|\d) )
    (?:al final|finalmente|lo siento,? pero|por desgracia) no (?:vamos|iremos|vendremos|voy|ire|podemos|puedo|podremos)(?! (?:a las?|hasta|antes|ser) )
    (?:desgraciadamente|lamentablemente) no (?:vamos|iremos|vendremos|voy|ire|podemos|puedo|podremos)(?! (?:a las?|hasta|antes|ser) )
    no (?:vamos|voy|podemos|podremos)(?=[.!]*$|, (?!a las))
    no nos (?:sera|es|va a ser) posible
    no me (?:sera|es) posible
    no podra ser
    no nos va a dar tiempo
    no llegamos(?=[.!]*$)
    (?:me|nos) ha surgido (?:algo|un|1)
    (?:me|nos) surgio (?:algo|un|1)
    ha surgido un (?:problema|imprevisto)
    (?:tengo|tenemos|tuve|tuvimos) un imprevisto
    no llegamos (?:hoy|esta noche|manana|este)(?! (?:a las?|hasta las?|antes)(?![\p{L}]))
    no va a poder ser(?= ?[.!,]| ?$)
    no (?:puedo|podemos|podremos|podre|vamos|voy|iremos|ire|vendremos)(?: ir| venir)? al final(?=[.! ]*$)
    imposible(?: (?:hoy|esta noche|para nosotros|venir|ir)){0,2}(?=[.!, ]*$|[.!,;] )
    (?:puedes|podeis|pueden|puede) (?:dar|liberar|ceder|soltar) (?:la|nuestra|mi) mesa(?: a (?:otr[oa]s?|alguien mas))?(?=[.!, ]*$|[.!,;] )
    no nos (?:espereis|esperen|esperes|espere)(?=[.!, ]*$|[.!,;] )
    no (?:me|nos) esper(?:eis|en|es|e) (?:hoy|esta noche)(?=[.!, ]*$|[.!,;] )
    (?:tenemos|tengo|habra|hay) que (?:renunciar|desistir|dejarlo)(?: a (?:la|nuestra|mi) (?:mesa|reserva|cena|comida))?(?=[.!, ]*$|[.!,;] )
  `,
  ofBooking: words`
    (?:tengo|tenemos|tendre|tendremos|voy a tener|vamos a tener|hay|habra) que
    (?:debo|debemos|toca|obligad[oa]s?)
    (?:mesa|reserva|reservacion)
    (?:todo|del todo)
  `,
  stop: words`
    (?:que )?no (?:quiero|queremos) reservar(?: nada| mesa)?(?=[.! ]*$|[.!,;])
    (?:que )?no (?:quiero|queremos|necesito|quiero hacer) (?:ninguna |una )?(?:mesa|reserva)(?: ninguna)?(?=[.! ]*$|[.!,;])
    olvidalo
    olvidelo
    olvidadlo
    olvidate
    olvida(?: todo| eso| esto)?
    dejalo(?! (?:como esta|asi|como estaba|(?:a las? |en |en las? )(?:\d|¦)))
    dejelo(?! (?:como esta|asi|(?:a las? |en |en las? )(?:\d|¦)))
    dejadlo(?! como esta)
    dejemoslo(?! (?:asi|como|(?:a las? |en |en las? |para )(?:\d|¦)))
    para(?=[.!]*$)
    para ya
    stop
    da igual
    no importa
    detente
    basta
    basta ya
    abortar
    (?<!pues )nada(?! (?:mas|de eso))(?=[,.!]| (?:gracias|dejalo|olvidalo|da igual)|$)
    ignora
    ignoralo
    cancela orden
    me da igual
    lo dejamos
    mejor lo dejamos
    callate
    salir
    terminar
    fin(?=[.!]*$)
    ya no(?! (?:hay|queda|tienen|teneis|tiene|quedan)(?!\p{L}))
    dejalo(?! (?:a las? |en |en las? )(?:\d|¦))
    dejelo(?! (?:a las? |en |en las? )(?:\d|¦))
  `,
};
