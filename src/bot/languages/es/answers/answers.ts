import type { AnswerWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";
import { afterNo } from "./after-no.ts";
import { asking } from "./asking.ts";
import { besides } from "./besides.ts";
import { coming } from "./coming.ts";
import { confirming } from "./confirming.ts";
import { hesitating } from "./hesitating.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  besides,
  coming,
  afterNo,
  ...confirming,
  ...hesitating,
  ...asking,
  asShown: words`
    asi
    tal cual
  `,
  asItIs: words`
    (?:asi )?esta (?:todo )?(?:bien|perfecto|ok)(?: asi)?
    todo (?:bien|perfecto|ok|correcto)(?: asi)?
    (?:dejalo|dejelo|dejadlo|asi) (?:asi|esta bien|tal cual)
    eso es todo
    nada que cambiar
  `,
  keeps: words`
    (?:dejala|dejela|dejadla|mantenla|mantengala|conservala)(?: asi| como esta(?:ba)?)?
    (?:lo|la) (?:dejo|dejamos) (?:asi|como (?:esta|estaba|estan))
    (?:la )?(?:mantengo|mantenemos|dejo|dejamos|conservamos|conservo)(?: (?:la mesa|la reserva|asi)){0,2}
  `,
  stands: words`
    no (?:todos|todas)
    (?<!no )(?:vamos(?: a ir)?|venimos|iremos|ahi estaremos|alli estaremos|asistiremos|acudiremos)(?! (?:\p{L}{1,8} )?(?:otro dia|otra vez|otra semana|otro finde))
    (?<!no )(?:si que )?voy a ir
    (?<!no )(?:seguimos|sigo) (?:queriendo|necesitando)(?: la (?:mesa|reserva))?
    (?<!no )la (?:quiero|queremos|necesito|necesitamos) (?:todavia|aun|igual)
    (?:todavia|aun) la (?:quiero|queremos|necesito|necesitamos)
    (?:quiero|queremos|quisiera|prefiero|preferimos) (?:conservar|mantener|quedarme con|quedarnos con) ?(?:la|la mesa|la reserva)
    (?<!no )(?:sigue|seguimos) en pie
    nada cambia
    ^en pie(?=[.! ]*$)
    (?<!no )(?:cuenten?|contad) con nosotros
  `,
  pleas: words`
    por favor
    porfa
    porfavor
  `,
  changing: words`
    (?:la|lo) (?:movemos|cambiamos|pasamos)
    anad(?:a|e|elo|alo|idlo)
    agreg(?:a|ue|alo|uelo)
    apunt(?:a|e|alo|elo)
    anot(?:a|e|alo|elo)
    cambialo
    cambiala
    cambiala asi
    cambialo asi
    cambie
    cambiela
    cambielo
    cambiar
    cambiar la reserva
    modificala
    modifiquela
    cambia
    cambialo no ?mas
    cambiala no ?mas
    (?:modifica|actualiza)(?:la|lo)?
    haz(?:me)? el cambio
    haga el cambio
    cambia(?:me|nos)(?:la|lo)
  `,
  noProblem: words`
    (?:sin|ningun) problema
    por ?que no
    no pasa nada
    de nada
    como no
  `,
  beforeAnswer: words`
    (?:y )?(?:por ?que) (?:me )?(?:lo )?(?:preguntas|pregunta|preguntais|preguntan)(?: eso| aun| todavia)?
    por ?que (?:crees|cree) que [^,.;!?]{2,30}
    si (?:eso|esto) es(?: todo)?
    si es(?:o es)? todo
  `,
  passedOn: words`
    (?:ella|el|ellos|ellas|todos|los demas|los ninos|mi jefe|mi jefa) (?:me )?(?:dice|dicen|ha dicho|han dicho|dijo|dijeron|esta|estan)(?: que)?
    (?:mi|mis|nuestros?) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:me )?(?:dice|dicen|ha dicho|han dicho|dijo|esta|estan)(?: que)?
    (?:dice|dicen) que
    (?!(?:nadie|ella|el|eso|quien|alguien)(?!\p{L}))\p{L}{2,14} tambien (?:dice|ha dicho)(?: que)?
    (?!(?:nadie|ella|el|eso|quien|alguien)(?!\p{L}))\p{L}{2,14} (?:dice|ha dicho|dijo)(?: que)?(?= (?:si|no)(?:[.,;! ]|$))
  `,
  keepsOther: words`
    (?:pero )?no (?:canceleis|cancele|cancelen|canceles|anule|anuleis|anules|anulen) la otra(?: reserva| mesa)?(?: eh)?
    (?:pero )?la otra(?: reserva| mesa)? (?:la )?(?:mantenemos|dejala|dejela|dejadla|se queda)
  `,
  noWishes: words`
    (?:sin|ningun|ninguna|no hay|no tengo|no tenemos)(?: ningun[oa]?| mas)? (?:otra )?(?:peticion|peticiones|deseos?|preferencias?|solicitud|solicitudes|requerimientos?|comentarios?|observacion|observaciones)(?: (?:especial|especiales|particular|particulares|en especial))?
    nada (?:mas|en especial|en particular|especial|que anadir)
    nada(?: en realidad| al final)?
  `,
  notCancelling,
};
