import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const talk = {
  day: words`
    que fecha(?: (?:es|cae|seria|sera|era|del mes|es ese|es eso|es hoy))?(?: (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|ese|eso|hoy))?
    cual fecha(?: (?:es|cae|seria|sera|era|del mes|es ese|es eso|es hoy))?(?: (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|ese|eso|hoy))?
    que dia(?: (?:es|cae|seria|sera|era|del mes|es ese|es eso|es hoy))?(?: (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|ese|eso|hoy))?
    cual dia(?: (?:es|cae|seria|sera|era|del mes|es ese|es eso|es hoy))?(?: (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|ese|eso|hoy))?
    que es la fecha(?: (?:es|cae|seria|sera|era|del mes|es ese|es eso|es hoy))?(?: (?:el )?(?:lunes|martes|miercoles|
      jueves|viernes|sabado|domingo|ese|eso|hoy))?
    cual es la fecha(?: (?:es|cae|seria|sera|era|del mes|es ese|es eso|es hoy))?(?: (?:el )?(?:lunes|martes|miercoles|
      jueves|viernes|sabado|domingo|ese|eso|hoy))?
    a (?:cuantos|cuanto) estamos
    que dia (?:es|cae)
  `,
  assistant: words`
    (?:quien|quienes) (?:eres|es usted|sois|son|es|habla)
    con (?:quien|una persona|un robot|un bot|una maquina) (?:hablo|estoy hablando)
    (?:hablo|estoy hablando) con (?:un |una |1 )?(?:robot|bot|maquina|persona|humano|ia)
    (?:eres|es usted|es esto|sois|esto es|es) (?:un |una |1 )?(?:robot|bot|maquina|humano|humana|persona|ia|persona real)(?: real)?
    (?:eres|es usted|es esto|sois|esto es|es) (?:un |una |1 )?(?:programa|chatbot|ordenador|real)(?: real)?
    como te llamas
    como se llama usted
    (?:eres|es usted|es|sois|esto es|estoy hablando con|hablo con) (?:un |una |1 )?(?:robot|bot|maquina|ordenador|programa|ia) o .{0,30}(?:alguien|persona|humano|humana|carne y hueso)
  `,
  ownName: words`
    (?:por que|para que) (?:\p{L}{1,12} ){1,4}?(?:mi|nuestro|un|el) nombre
    que (?:haceis|hacen|hace|haces|pasa|van a hacer|vais a hacer) con (?:mi|nuestro) nombre
  `,
  ownData: words`
    (?:por que|para que) (?:\p{L}{2,12} ){1,4}(?:mis|nuestros) datos
    que (?:haceis|hacen|hace|pasa|vais a hacer|van a hacer) con (?:mis|nuestros) datos
  `,
  ownPhone: words`
    (?:por que|para que) (?:\p{L}{1,12} ){1,4}?(?:mi|nuestro|un|el) (?:numero|telefono|movil|celular)
    que (?:haceis|hacen|hace|haces|pasa|van a hacer|vais a hacer) con (?:mi|nuestro) (?:numero|telefono|movil|celular)
    quien (?:ve|recibe|tiene) mi (?:numero|telefono|movil|celular)
    para que (?:lo |la )?(?:quereis|quieren|quieres|necesitais|necesitan|usais|usan|usaran|vais a usar|van a usar|sirve|es)(?: (?:lo|el|mi|un)){0,2}(?: (?:numero|telefono|movil|celular))?
    (?:usa|usan|usais|usar|usaran|utilizan|utilizar|venden|vender|ceden)(?:lo|la)? (?:\p{L}{1,9} ){0,3}(?:para|a) (?:\p{L}{1,9} ){0,2}(?:publicidad|marketing|spam|terceros|anuncios)
    para (?:publicidad|hacer publicidad|mandar(?:me)? publicidad|venderme)
  `,
  otherTable: words`
    (?:y|que pasa con|que hay de|y que pasa con) (?:l[oa]s?|el) (?:otr[oa]s?|demas|resto|segunda)(?: mesa| \d{1,2}| mitad)?(?= ?[?]|$)
  `,
  noted: words`
    (?:que (?:ha pasado|paso|pasa|fue|ha sido) (?:con|de)|donde (?:esta|queda|quedo|ha quedado)) (?:el|la|los|las|mi|lo de la|lo del) (?:\p{L}{2,12} ){0,2}(?:nota|trona|silla(?: alta| de ruedas)?|alergia|ventana|perro|tarta|cochecito|peticion|deseo)(?=[ ?!.]*$)
    (?:ha|han|habeis|has) (?:cogido|recogido|pillado|entendido|recibido) (?:bien )?(?:lo|la parte) d(?:e|el)
    lo de (?:la|el|los|las) (?:\p{L}{2,15} ){1,3}(?:lo |la )?(?:tiene|teneis|tienen|tienes) (?:apuntad|anotad)[oa]
    (?:me )?(?:oiste|ha oido|habeis oido|oyo|escucho) lo d(?:e|el)
    (?:esta|estan|queda|quedo|quedan) (?:ya |bien )?(?:anotad[oa]s?|apuntad[oa]s?)(?: lo de)?(?: la| el| las| los| mi| nuestra| eso)
    (?:la|el|las|los|mi|lo de la|lo del?) (?:\p{L}{2,14} ){1,4}(?:esta|estan|queda|quedo) (?:ya |bien )?(?:anotad[oa]s?|apuntad[oa]s?)
    (?:ha|han|habeis|has) (?:anotado|apuntado|tomado nota)
    (?:ha|han|habeis|has) (?:visto|leido|pillado|tenido en cuenta) (?:lo|la parte) de
    (?:vio|vieron|viste|leyo|leyeron|leiste) (?:lo|la parte) de
    constan?(?: (?:bien|ya))? (?:la|el|lo|los|las|mi|nuestra|que)
    (?:saben|sabeis|sabe|estan? al tanto|estais al tanto) (?:ya )?(?:lo )?(?:de la|del|de los|de las|de mi|de nuestr[oa])
    (?:teneis|tienen|tienes|tiene) (?:ya |bien )?(?:apuntad|anotad)[oa]s? (?:la|el|lo|los|las|mi|que)
    (?:apuntasteis|anotasteis|apuntaste|anotaste|apuntaron|anotaron|pusisteis|pusiste|pusieron) (?:ya |bien )?(?:lo de|la|el|lo|los|las|mi|que)
    lo de(?:l| la| los| las) (?:\p{L}{2,15} ){1,3}(?:lo |la )?(?:apuntasteis|anotasteis|apuntaste|anotaste|apuntaron|anotaron|habeis apuntado|habeis anotado|han anotado|ha anotado)
    (?:se )?lo (?:habeis|han|has|ha) (?:dicho|comunicado|pasado) (?:ya )?(?:al|a la|a los) (?:personal|cocina|cocinero|camarero|restaurante|equipo|chef)
    (?:ha|han) (?:recibido|leido|visto) (?:ya )?(?:el|la|los) (?:personal|cocina|cocinero|camarero|restaurante|equipo|chef) (?:mi|el|nuestro) (?:mensaje|nota|peticion)
    (?:el|la|los) (?:personal|cocina|cocinero|camarero|restaurante|equipo|chef) (?:ha|han) (?:recibido|leido|visto) (?:mi|el|nuestro) (?:mensaje|nota|peticion)
    (?:habeis|han|has|ha) avisado (?:ya )?(?:al|a la|a los) (?:personal|cocina|cocinero|camarero|restaurante|equipo|chef)
    que (?:pone|dice|hay|esta)(?: escrito| puesto)?(?: en)? (?:la|el|mi) (?:nota|comentario|mensaje|observacion)
  `,
} satisfies Partial<TopicWords>;
