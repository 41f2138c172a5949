import type { PrivacyWords } from "../locale.ts";
import { words } from "../word-list.ts";

const my = "(?:mis|nuestros|todos mis|todos nuestros|los|esos|estos)";
const me = "(?:mi|nosotros|nosotras|mi persona)";

export const privacy: PrivacyWords = {
  data: [
    `${my} datos`,
    `(?:datos|informacion) (?:personales?|privad[oa]s?|guardad[oa]s?)`,
    `(?:datos|informacion|info|cosas)(?: \\p{L}{1,12}){0,4} (?:sobre|de|acerca de) ${me}(?! (?:reserva|mesa))`,
    `(?:rgpd|gdpr|lopd)`,
    `(?:lo que|todo lo que|que|cuanto)(?: \\p{L}{1,12}){1,4} (?:sobre|de|acerca de) ${me}(?! \\p{L})`,
  ],
  details: [
    `(?:mis|nuestros|mi|nuestra|nuestro|toda mi) (?:detalles|informacion|info|perfil|cuenta|historial|mensajes|ficha|conversacion)`,
    `todo(?: lo)? (?:sobre|de|acerca de) ${me}(?! \\p{L})`,
    `(?:esta|nuestra|la|toda la) (?:conversacion|charla)`,
  ],
  erase: words`
    (?<!(?:se|se me|se nos|se les|se le) )(?:borr|elimin|suprim|quit|olvid|destru)(?:a|ar|e|en|es|ad|ame|eme|enme|adme|ir|an|as|arme|arlos|arla|arlo|alos|alo|enlos|elos|ado|ados|amos)
    (?:supresion|eliminacion|borrado)
  `,
  never: words`
    (?:no|nunca)(?: \p{L}{1,6})? (?:borr|elimin|quit|olvid)(?:es|e|en|eis|ar|ad)
    sin (?:borrar|eliminar)
  `,
  show: words`
    (?:muestra|muestrame|muestreme|muestre|ensena|ensename|ensename|enseneme|manda|mandame|mandeme|envia|enviame|
      envieme|dame|deme|exportar|exporta|descargar|ver|consultar|recibir|acceder|obtener|leer)
    (?:que|cuales|cuantos)
    una copia
  `,
  forget: words`
    (?<!(?:se|se me|se nos|se les|se le) )(?:olvida(?:te de|me|nos|dme)?|olvidese de|olvideme|olvidenme|olvidense de|borrame|borreme|borrenme|eliminame|
      elimineme|eliminenme) ?(?:mi|nosotros|nosotras|quien soy)?(?: por favor| del todo| completamente)?$
    derecho al olvido
    (?:borr|elimin|quit|sac)(?:a|e|en|ad|ar)(?:me|nos|dme)? (?:a mi )?de (?:tu|su|vuestra|vuestro|el|la) (?:sistema|
      base de datos|base|archivos?|memoria|registros?)
    (?:quiero|queremos|quisiera|deseo)(?: \p{L}{1,6})? (?:ser olvidad[oa]|que (?:me|nos) (?:olvid(?:es|e|en|eis)|borr(?:es|e|en|eis)|elimin(?:es|e|en)))
    (?:cerrar|borrar|eliminar|cierra|borra|elimina) mi cuenta
  `,
  keep: {
    named: words`
      (?:mis?|nuestros?) (?:datos|numero|telefono|contacto|nombre|movil)
    `,
    booking: words`
      reserv(?:a|e|ar|ad|en|emos|o|amos|acion)(?:me|nos)?(?:l[oa]s?)?
    `,
    verbs: words`
      (?:guard|record|recuerd|conserv|memoric|memoriz|almacen)(?:ar|ad|a|e|es|en)(?:l[oae]s?)?
      quedarse(?: con)?
      quede guardado
      se acuerde
      acordarse
    `,
    unneeded: words`
      no (?:hace|hara) falta
      no es necesario
      no se preocupe
      (?:dejal[oa]|dejel[oa]|dejadl[oa]|deja|deje|dejad)(?: estar)?
    `,
    not: words`
      ni se (?:os|le|les|te) ocurra
      no
      nada
      nunca
      ni
      sin
      tampoco
      ningun
      ninguno
    `,
    beside: words`
      para la proxima(?: vez)?
      (?:mis|nuestros|los) datos personales
      (?:le|les|te|os) (?:ruego|pido|agradeceria)
      ruego
      de nada
      me(?! la)
      datos
      no pasa nada
      lo
      los
      la(?= proxima)
      las
      eso
      esto
      todo
      (?:mis|mi|nuestros|los) (?:datos|numero|nombre|telefono)
      (?:para|pa) (?:la )?(?:proxima|otra|siguiente)(?: vez)?
      la proxima vez
      si
      claro
      vale
      por favor
      porfa
      porfi
      pf
      puede
      puedes
      pueden
      podeis
      podes
      hace falta
      hace
      falta
      es
      necesario
      que
      (?:quiero|prefiero|preferiria)
      gracias
      muchas
      y
      joven
      senorita
      hombre
      mujer
      guapa
      mejor
      pues
      venga
      bueno
      bien
      ah
      oye
      se
      te
      usted
      mas
      mio
      mia
      tranquilo
      tranquila
      con gusto
      perfecto
      sip
      sisi
      tambien
      perdon
      perdona
      si quieres?
      si quieren
      de
    `,
  },
};
