import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";
import { noun } from "./patterns.ts";

/** A booking that is told of only to change it is not asked for. */
const unlessChanged = "(?!.{0,120}(?:cambi|modific|mover|pasar|somos|seremos|adelant|retras))";

export const standing: StandingWords = {
  list: words`
    (?<![\p{L}],? )(?:mi|nuestra) (?:reserva|reservacion)(?=[ .!?]*$)
    (?<!\p{L} )(?:mis|nuestras) (?:reservas|reservaciones)
    (?:ver|mostrar|muestra|muestrame|mostrame|muestreme)(?:me)? (?:cuales son |si (?:esta|sigue|existe) )?(?:todas )?(?:mi|mis|nuestra|nuestras) ${noun}
    (?:ensename|ensenar|consultar|consulta)(?:me)? (?:cuales son |si (?:esta|sigue|existe) )?(?:todas )?(?:mi|mis|nuestra|nuestras) ${noun}
    (?:comprobar|confirmar|revisar|mirar|buscar|busca)(?:me)? (?:cuales son |si (?:esta|sigue|existe) )?(?:todas )?(?:mi|mis|nuestra|nuestras) ${noun}
    (?:encontrar|verificar|listar|dime|saber)(?:me)? (?:cuales son |si (?:esta|sigue|existe) )?(?:todas )?(?:mi|mis|nuestra|nuestras) ${noun}
    (?:tengo|tenemos) (?:ya )?(?:algunas?|mas) ${noun}
    (?:tengo|tenemos) (?:ya )?(?:una|la|mi) (?:reserva|reservacion|mesa)(?! y )(?=[^.,]{0,50}\?)
    (?:tengo|tenemos) (?:hecha|alguna) (?:la |una )?(?:reserva|reservacion)
    (?:que|cuales|cuantas) (?:reservas|reservaciones) (?:tengo|tenemos|hay a mi nombre|hice|hicimos)
    (?:a que hora|cuando|para cuando|que dia) (?:es|era|tengo|tenemos|esta|tenia|teniamos|hice) (?:hecha )?(?:mi|la|nuestra|una) (?:reserva|reservacion|mesa)
    (?:para que dia|para que hora) (?:es|era|tengo|tenemos|esta|tenia|teniamos|hice) (?:hecha )?(?:mi|la|nuestra|una) (?:reserva|reservacion|mesa)
    (?:donde|para cuantos|para cuantas personas) (?:es|era|tengo|tenemos|esta|tenia|teniamos|hice) (?:hecha )?(?:mi|la|nuestra|una) (?:reserva|reservacion|mesa)
    (?:esta|sigue|quedo) (?:confirmada|hecha|en pie) (?:mi|la|nuestra) (?:reserva|mesa)
    (?:mi|nuestra) (?:reserva|mesa) (?:esta|sigue|quedo) (?:confirmada|hecha|en pie)
    hay (?:alguna|una) (?:reserva|mesa) a (?:mi )?nombre
    ya (?:tengo|tenemos) (?:una |la |hecha )?(?:reserva|reservacion|mesa)${unlessChanged}
    (?:hice|hicimos|habia hecho|habiamos hecho|tenia|teniamos) (?:hecha )?(?:una |la |mi )?(?:reserva|reservacion)${unlessChanged}
    (?:los )?(?:datos|detalles) de (?:mi|la|nuestra) reserva
    el estado de (?:mi|la) reserva
    (?:reservado|reserve).{0,60}(?:os |le |les )?(?:ha |han )?(?:llegado|llego|recibido)
  `,
  late: words`
    (?:atasco|retencion|retenciones)
    (?:llegamos|llego|llegaremos|llegare|vamos|voy|vamos a llegar|voy a llegar|llegar) (?:\p{L}{1,10} ){0,2}(?:tarde|con retraso|retrasad[oa]s?)
    (?:con|de|un poco de|minutos de|llevamos|tenemos|tengo) retraso
    retrasamos
    me retraso
    (?:en un|en el|pillado en|en medio del|metidos en un) (?:atasco|trafico)
    tarde unos
    (?:minutos|min|poco|poquito) tarde
    retrasad[oa]s?
    (?:llegaremos|llegamos|llegare|llego|estaremos|iremos)(?: sobre)? a las? .{1,20} en (?:vez|lugar) de
    (?:no llegamos|no llegaremos|no llego) hasta las?
  `,
};
