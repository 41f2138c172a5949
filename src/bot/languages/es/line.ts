import type { LineWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const line: LineWords = {
  list: words`
    listas?(?: de espera)?
    cola
    en espera
  `,
  leave: words`
    (?:quita|quite|quiten|quitad|saca|saque|saquen|sacad|borra|borre|borren|borrad)(?:me|nos) (?:de|de baja)
    (?:elimina|elimine|eliminen|tacha|tache|tachen|retira|retire|retiren|da|de|den)(?:me|nos) (?:de|de baja)
    (?:quita|quite|quiten|borra|borre|borren|elimina|elimine|tacha|tache|retira|retire) (?:mi nombre|nuestro nombre)
    (?:quitar|sacar|borrar|eliminar|tachar|retirar|dar)(?:me|nos|le|les) (?:de|de baja)
    (?:me|nos) (?:quita|quitas|quitais|quitan|saca|sacas|sacais|sacan|borra|borras|borrais|borran|elimina|eliminas|retira|retiras)
    (?:me|nos) (?:puede|puedes|podeis|pueden|podria|podrias) (?:quitar|sacar|borrar|eliminar|tachar|retirar)
    ya no (?:quiero|queremos|deseo|necesito|necesitamos) (?:estar|seguir|la|esperar|quedarme|quedarnos)
    no (?:quiero|queremos|deseo|necesito|necesitamos) (?:estar mas|seguir|esperar mas|la)
    (?:salir|salirme|salirnos|irme|irnos) de la
    (?:baja|darme de baja|darnos de baja) (?:de|en) (?:la|esa)
    (?:cancela|cancelar|cancele|cancelad|anula|anular|anule) (?:la |mi |nuestra )?(?:espera|lista|plaza|puesto|sitio)
    (?:cancela|cancelar|cancele|anula|anular|anule) (?:mi|nuestro) (?:puesto|lugar|sitio)
    (?:me|nos) (?:borro|borramos|quito|quitamos|salgo|salimos)
  `,
  place: words`
    (?:hay|alguna|algunas|teneis|tienen|que) (?:\p{L}{1,8} )?(?:novedad|novedades|noticia|noticias)
    (?:hay algo nuevo|como va)
    (?:estoy|estamos|sigo|seguimos)(?: todavia| aun| ya)? (?:en|apuntad[oa]s?)
    (?:que|cual|en que) (?:es )?(?:mi |nuestro |nuestra )?(?:puesto|posicion|lugar|numero|sitio)
    (?:mi|nuestro|nuestra) (?:puesto|posicion|lugar|numero|sitio|plaza)
    cuant[oa]s?(?: \p{L}{1,10}){0,3} (?:delante|antes|por delante)
    (?:delante|antes) (?:de mi|de nosotros|que yo|que nosotros|mio|nuestro)
    como (?:voy|vamos)
  `,
  position: words`
    que (?:puesto|posicion|numero|lugar) (?:tengo|tenemos|ocupo|ocupamos)
    en que (?:puesto|posicion|lugar|numero) (?:estoy|estamos|voy|vamos)
    cuant[oa]s (?:\p{L}{1,10} ){0,3}(?:delante|antes|por delante) (?:de mi|de nosotros|mio|nuestro)
    cual es (?:mi|nuestro|nuestra) (?:puesto|posicion|lugar|numero)(?= ?[?]|$)
    cuant[oa]s (?:\p{L}{1,10} ){0,3}delante(?= ?[?]|$)
  `,
  stay: words`
    (?:esta|esa|esta mesa|esa mesa) no(?! es)
    no (?:esta|esa)(?: mesa)?(?=$|[,.;!]| pero| gracias)
    (?:sigo|seguimos|seguir|me quedo|nos quedamos|quedarme|mantengame|mantenme|mantenganos|dejame|dejeme|dejenos)(?: \p{L}{1,10}){0,2} en (?:la )?(?:lista|cola)
    (?:guarda|guarde|guardame|guardeme|mantener|conservar|mantenga|conserve) (?:mi|nuestro|el) (?:puesto|lugar|sitio)
    (?:espero|esperamos|esperar) (?:a )?(?:la siguiente|la proxima|otra)
    (?:mejor )?(?:me quedo|nos quedamos)(?= ?[,.!]| ?$)
    (?:que )?no (?:me|nos) (?:quit|borr|sac|elimin)\p{L}{1,4}
  `,
  wait: words`
    (?:pues |entonces |mejor )?(?:espero|esperamos|esperare|esperaremos|me espero|nos esperamos)(?: entonces| pues| mejor)?
    (?:prefiero|preferimos) esperar(?:me|nos)?
    (?:voy|vamos) a esperar
  `,
  exists: words`
    como (?:funciona|va) (?:la |vuestra |eso de la )?lista de espera(?:,[^.;:!?]{0,60})?
    (?<!si )(?:hay|no hay|existe) (?:alguna |una )?lista de espera
    (?:teneis|tienen|tienes|tiene|no teneis|no tienen) (?:alguna |una )?lista de espera
  `,
  tells: words`
    (?:y |entonces |pues )?(?:me|nos) (?:avisais|avisan|avisas|avisa|escribis|escriben|escribes|escribe|vais a avisar|van a avisar|vas a avisar|avisareis|avisaran)(?: entonces| por aqui| aqui|,? no|,? verdad){0,2}
  `,
};
