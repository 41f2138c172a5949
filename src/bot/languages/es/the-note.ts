import type { LoneNoteWords, NoteEditWords } from "../note-words.ts";
import { words } from "../word-list.ts";

const note = "(?:notas?|peticion(?:es)?|comentarios?|solicitud|observacion(?:es)?|deseo)";
const house = "(?: (?:para|al|a) (?:el |la )?(?:restaurante|cocina|local|equipo))";
const theNote = `(?:(?:la|el|las|los|esa|ese|esas|esos|esta|este|mi|mis|su|tu|tod[ao]s? (?:las?|los|mis|tus|sus)|cualquier) (?:${note}|anotacion(?:es)?|mensajes?|texto|observacion(?:es)?)${house}?|lo (?:que )?(?:pone|ponia|poneis|dice|has puesto|habeis puesto|han puesto|ha puesto|hay|esta|esta escrito|habeis escrito|ha escrito|has escrito)(?: ahi| escrito| puesto)?${house}?|lo del? restaurante|la (?:parte|frase|linea)${house})`;

/** Nothing that is noted is a wish any more. */
export const allWishesBack = words`
  (?:quit|borr|elimin|sac|olvid)\p{L}{1,3} (?:la|el|esa|ese|mi) (?:peticion|nota|comentario|deseo|solicitud)(?: esa| ese)?
  no (?:es|era) (?:una|ninguna) (?:peticion|solicitud)
  (?:quit|borr|elimin|sac|olvid|suprim|anul|tach)(?:a|e|en|ad|ar|ue|uen|ate|ese|ime|ima|id)(?:me|nos)? ${theNote}
  (?:quit|borr|elimin|tach)(?:a|e|en|ad|ar)(?:lo)? todo lo (?:que pone|escrito|anotado)${house}?
  (?:dej|dej)(?:a|e|en|ad) ${theNote} (?:en blanco|vaci[ao]s?)
  (?:sin|ninguna|sin ninguna) (?:nota|anotacion|observacion)(?:es|s)?${house}?(?= ?(?:$|[,.!;]|(?:por|porfa|gracias|mejor|entonces|al final)(?!\p{L})))
  (?:sin|ningun|sin ningun) (?:mensaje|comentario)s?${house}?(?= ?(?:$|[,.!;]|(?:por|porfa|gracias|mejor|entonces|al final)(?!\p{L})))
  no (?:pon(?:gas|ga|gan|gais)|escrib(?:as|a|an|ais)|dej(?:es|e|en|eis)|anad(?:as|a|an)|mand(?:es|e|en)|apunt(?:es|e|en)|anot(?:es|e|en)) (?:(?:ninguna?|una?|mas) (?:nota|comentario|mensaje|observacion)|nada${house}|notas|comentarios)${house}?
  no (?:hace falta|quiero|necesito|queremos) (?:que pongas |poner |dejar )?(?:ninguna?|una?) (?:nota|comentario|mensaje)${house}?
  nada (?:para el|al) restaurante
`;

/** The note is to say something else. */
export const alone: LoneNoteWords = {
  called: words`
    ${theNote}
  `,
  wrong: words`
    mal
    fatal
    falso
    error
    errone[ao]
    no
    tonteria
    horrible
    raro
    rara
    equivocad[ao]
    incorrect[ao]
  `,
  says: words`
    en la nota (?:solo |solamente |unicamente )?(?:debe|deben|tiene que|tienen que|deberia|deberian) (?:solo |solamente |unicamente )?(?:figurar|constar|aparecer|poner)
    (?:la|mi|nuestra|el) ${note} (?:solo|solamente|unicamente) (?:debe|deberia|tiene que|ha de) (?:decir|poner|ser)
    que en (?:la|mi|nuestra) ${note} (?:solo |solamente )(?:ponga|diga)
    (?:en|como|de) (?:la |las |el |los |mi |nuestra )?${note}(?: \p{L}{2,10}){0,3}? (?:solo|solamente|unicamente|nada mas)(?: (?:(?:debe|deben|tiene que|tienen que|deberia) )?(?:poner|pon|ponga|escribir|apuntar|diga|figurar|constar|aparecer))?
    (?:la|mi|nuestra|el) ${note} (?:debe|deberia|tiene que|que) (?:solo |solamente )?(?:decir|poner|diga|ponga|ser|sea)(?: solo| solamente)?
    cambi(?:e|a|en|ar) (?:la|mi|el) ${note} (?:a|por)(?: solo)?
    que (?:la|mi|el) ${note} (?:solo |solamente )?(?:diga|ponga|sea)(?: solo| solamente)?
  `,
  puts: words`
    (?:escribir|apuntar|anotar) (?:solo|solamente|unicamente)
    (?:apunt(?:e|a|en|ad)|anot(?:e|a|en|ad)|escrib(?:a|e|an|id))(?:me|nos)? (?:solo|solamente|unicamente)
    (?:pon|ponga|pongan|poned|pones) (?:solo|solamente|unicamente)(?! (?:un|una|unos|unas|el|la|los|las)(?!\p{L}))
    (?:apunt(?:e|a|en|ad)|anot(?:e|a|en|ad)|escrib(?:a|e|an|id)|pon|ponga|pongan|poned)(?:me|nos)? (?:mejor|en su lugar)(?! (?:un|una|unos|unas|el|la|los|las)(?!\p{L}))
    (?:mejor|en su lugar|en vez de eso|en lugar de eso),? (?:apunt(?:e|a|en|ad)|anot(?:e|a|en|ad)|escrib(?:a|e|an|id)|pon|ponga|pongan|poned)(?! (?:un|una|unos|unas|el|la|los|las)(?!\p{L}))
  `,
  plain: words`
    (?:pon|ponga|pongan|poned|escrib(?:a|e|an|id)|mete|meta) (?:ahi|dentro|alli)(?: solo)?
    (?:apunt(?:e|a|en|ad)|anot(?:e|a|en|ad)|escrib(?:a|e|an|id)|pon|ponga|pongan|poned)(?:me|nos)?(?: solo| solamente| unicamente| mejor)?
    que (?:solo )?(?:ponga|diga)
    (?:apunt|anot|pon|escrib)(?:a|e)?l[oa]s?
    (?:solo|solamente|unicamente)
  `,
  ends: words`
    (?:y )?(?:quita|quite|quitad|quiten|borra|borre|borrad|elimina|elimine) (?:todo )?(?:lo demas|el resto)
    (?:en|como) (?:la |el |mi )?${note}
    y nada mas
  `,
};

/** A part of the note is to go, or lacks in it. */
export const edits: NoteEditWords = {
  out: words`
    sin la (?:nota|peticion|observacion|parte|frase) (?:del?|sobre|de la|de los) @
    sin el (?:comentario|trozo|mensaje) (?:del?|sobre|de la|de los) @
    (?:quit|borr|elimin|sac|tach)(?:a|e|en|ad|ar|ue|uen) @ (?:de|en) ${theNote}
    (?:quit|borr|elimin|sac|tach)(?:a|e|en|ad|ar|ue|uen) (?:lo|eso|la parte|la frase|el trozo) (?:del?|sobre|con) @
    sin (?:lo|eso|la parte) (?:del?|sobre) @
    (?:lo|eso|la parte) (?:del?|sobre) @ (?:ya no|sobra|fuera|(?:se )?puede(?:n|s)? (?:quitar|borrar|eliminar)(?:lo)?|quite(?:lo|n)?|quitalo)
    ${theNote} (?:ya )?no (?:debe|deberia|tiene que) (?:decir|mencionar|poner) @
    (?:olvid|quit)(?:e|a|en|ad)(?: lo)?(?: del?)? @,? (?:yo )?(?:como|come|comemos) de todo
  `,
  swaps: words`
    (?:sustitu(?:ya|ye|yan|id|ir)|reemplac(?:e|en|ar)|reemplaza|cambi(?:e|a|en|ad|ar)) @ por %
    (?:pon|ponga|pongan|poned|escrib(?:a|e|an|id)|apunt(?:e|a|en|ad)|anot(?:e|a|en|ad)) % en (?:vez|lugar) de @
    (?:es|son) %,? (?:y )?no @
    no (?:es|son) @,? sino %
    no (?:es|son|era) (?:una? |las? |los? |el )?@,? (?:sino|es|son) (?:una? )?%
    (?<=^ ?(?:perdon,? )?)@ no, (?:sino )?%
    (?<=^ ?(?:perdon,? )?)no @, sino %
    (?:queria decir|quise decir|quiero decir|me referia a|me refiero a) %,? (?:y )?no @
    (?:somos|hay) %,? (?:y )?no @
  `,
  kinds: words`
    alerg\p{L}{0,9}
    intoler\p{L}{0,9}
  `,
  toWhat: words`
    al?
    de
  `,
  narrows: words`
    (?:lo|eso|la parte) (?:de(?:l| la)?|sobre) @,?(?: que| porque| pues| ya que)? (?:es|son|soy|tiene)(?: en realidad)? (?:solo|solamente|nada mas) (?:una? )?%
    (?:quit|borr|elimin|sac|tach)(?:a|e|en|ad|ar|ue|uen) (?:lo |eso |la parte )?(?:de(?:l| la)? )?@,?(?: que| porque| pues| ya que)? (?:es|son|soy|tiene)(?: en realidad)? (?:solo|solamente|nada mas) (?:una? )?%
  `,
  missing: words`
    (?:en|a) ${theNote} (?:le )?(?:falta|faltan) @
    (?:falta|faltan) @ (?:en|de) ${theNote}
    @ (?:falta|faltan)(?: todavia| aun)? en ${theNote}
    ${theNote} no (?:menciona|dice|pone) (?:lo del? )?@
  `,
  first: words`
    (?:quit|borr|elimin|sac|tach)(?:a|e|en|ad|ar|ue|uen) (?:el principio|el comienzo|el inicio|la primera (?:parte|frase|mitad)|lo primero)(?: (?:de|en) ${theNote})?
  `,
  last: words`
    (?:quit|borr|elimin|sac|tach)(?:a|e|en|ad|ar|ue|uen) (?:el final|la ultima (?:parte|frase|mitad)|lo ultimo)(?: (?:de|en) ${theNote})?
  `,
  unclear: words`
    (?:lo|la parte|la frase|eso) (?:del?|sobre|de la) [^,.;:!?]{2,40} (?:escrib(?:a|e|an)lo|pong(?:a|an)lo|ponlo|redact(?:e|en|a)lo|apunt(?:e|en|a)lo) (?:mejor|de otra (?:forma|manera)|bien|distinto)
    (?:escrib(?:a|e|an)|redact(?:e|en|a)|pon|ponga) (?:mejor|de otra (?:forma|manera)) (?:lo|la parte|la frase|eso) (?:del?|sobre|de la) [^,.;:!?]{2,40}
    (?:corrig|corrij|arregl|reescrib|cambi)(?:e|a|en|an|ad|ir|ar) ${theNote}(?! (?:a|por|para)(?!\p{L}))
    (?:principio|comienzo|inicio|primera (?:parte|frase|mitad)|final|ultima (?:parte|frase|mitad)) de ${theNote}
    ${theNote} (?:esta|suena|queda|es)(?: (?:muy|un poco)){0,1} (?:mal|rar[oa]|equivocad[oa]|incorrect[oa]|fatal)
  `,
  parts: words`
    eso
    esto
    todo
    (?:principio|comienzo|inicio|final|primer|ultim|parte|mitad)
  `,
};

/** What follows is not to be told to the house. */
export const untold = words`
  no (?:les|le) (?:dig(?:a|as|an|ais)|comente(?:s|n)?|cuente(?:s|n)?)(?: al restaurante| a la cocina)? (?:nada (?:del?|sobre)|que|lo del?)
  no (?:pon(?:gas?|gan|gais)|apunt(?:es?|en|eis)|anot(?:es?|en|eis)|escrib(?:as?|an|ais)|mencion(?:es?|en|eis)) nada (?:del?|sobre)
`;

/** What was noted last is not to be told to the house after all. */
export const untoldThat = words`
  (?:quite|quita|quiten|borre|borra) (?:eso|esa linea|esa frase|esa nota)
  no (?:se )?(?:les|le|lo) (?:dig(?:a|as|an|ais)|comente(?:s|n)?|cuente(?:s|n)?)(?: eso| esto)?(?: al restaurante| a la cocina)?
  no (?:dig(?:a|as|an|ais)|comente(?:s|n)?|cuente(?:s|n)?|mencion(?:e|es|en|eis)) (?:eso|esto)(?: al restaurante| a la cocina)?
  no (?:le |les )(?:dig(?:a|as|an|ais)|cuente(?:s|n)?) (?:eso|esto) al restaurante
  no (?:pas(?:e|es|en)|apunt(?:e|es|en|eis)|anot(?:e|es|en|eis)|escrib(?:a|as|an|ais)|pong(?:a|as|an)) (?:eso|esto)
  no (?:lo|la) (?:apunt(?:e|es|en|eis)|anot(?:e|es|en|eis)|escrib(?:a|as|an|ais)|pong(?:a|as|an)|pas(?:e|es|en))
`;
