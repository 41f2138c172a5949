import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const rules = {
  fees: words`
    (?:cancel|anul)\p{L}{1,9}[,.:;¿ ]{1,4}(?:\p{L}{1,12} ){0,4}hasta (?:cuando|que (?:hora|dia))
    cuesta (?:algo |dinero )?(?:reservar|la reserva|hacer una reserva)
    (?:pagar|paga)(?: \p{L}{1,8}){0,2} (?:por|para) (?:reservar|la reserva|hacer la reserva)
    (?:reservar|la reserva) (?:es|cuesta|sale) (?:gratis|algo|gratuit[oa]|dinero)
    gratis reservar
    si (?:se )?(?:me|nos) olvid\p{L}{1,3}
    (?:cobran|cobrais|cuesta|pago|paga|pagar|pagamos) (?:[\p{L}']{1,10} ){0,4}si (?:[\p{L}'\d]{1,12} ){0,4}(?:falta|faltan|enferm\p{L}{1,4}|viene|vienen)
    (?:piden|pedis|necesitan|necesitais) (?:\p{L}{1,8} ){0,2}tarjeta (?:de credito )?(?:para|al) reservar
    (?:cobr\p{L}{1,5}|descont\p{L}{1,5}|carg\p{L}{1,4}|quit\p{L}{1,3}) (?:\p{L}{1,10} ){0,2}(?:de|en|a) (?:la|mi|nuestra) (?:tarjeta|cuenta)
    (?:pierdo|perdemos|perderia|perder) (?:\p{L}{1,10} ){0,3}(?:senal|fianza|deposito|anticipo|dinero)
    (?:devuelven|devolveis|devuelve|recupero|reembolsan|reembolsais) (?:\p{L}{1,10} ){0,3}(?:senal|fianza|deposito|anticipo|dinero)
    (?:reembolsable|reembolsables|penalizan|penalizais|multa)
    (?:cobra|cobran|cobrais|cobrar|cuesta|pago|pagar|pagamos) (?:[\p{L}']{1,10} ){0,4}si (?:[\p{L}']{1,12} ){0,4}(?:no|menos|somos|falta|fallamos)
    (?:cobra|cobran|cobrais|cobrar|cuesta|pago|pagar|pagamos) (?:[\p{L}']{1,10} ){0,4}si (?:[\p{L}']{1,12} ){0,4}(?:cancel\p{L}{1,4}|anul\p{L}{1,4})
    (?:que pasa|pasa algo|que ocurre) si (?:[\p{L}']{1,12} ){0,3}(?:no|cancel\p{L}{1,4}|anul\p{L}{1,4}|menos|falta|faltan)
    hasta (?:cuando|que dia|que hora) (?:[\p{L}']{1,12} ){0,4}(?:cancel\p{L}{1,3}|anul\p{L}{1,3})
    (?:dar|dejar|poner|necesito|hace falta) (?:\p{L}{1,8} ){0,2}tarjeta (?:\p{L}{1,8} ){0,2}(?:para )?(?:reservar|credito)
    (?:y )?si (?:al final )?(?:no )(?:vengo|venimos|vamos|voy|aparezco|aparecemos|puedo ir|podemos ir|nos presentamos|me presento|llegamos a ir)
    no[- ]?show
    (?:dejar|pagar|piden|pedis|hay que dejar|cobran|cobrais|necesita|necesitan|hay)?(?: (?:una?|1|algun))? ?(?:deposito|fianza|senal|anticipo)
    (?:pagar|cobran|pago|se paga) (?:\p{L}{1,8} ){0,2}(?:por adelantado|por anticipado|antes|al reservar)
    (?:gastos?|cargos?|politica|plazo|penalizacion|condiciones|coste) (?:de|por) (?:la )?(?:cancelacion|cancelar|anulacion|anular|reserva)
    hay (?:algun |una? |1 )?(?:cargo|penalizacion|recargo|gasto)
    (?:cuesta|cobran|cobrais|pasa|pago|pagar) (?:[\p{L}',]{1,12} ){0,5}(?:cancelo|cancelar|cancelamos|anulo|anular|anulamos)
    hasta (?:cuando|que hora) (?:[\p{L}']{1,12} ){0,4}(?:cancelar|anular)
    (?:cancelar|anular) (?:[\p{L}']{1,12} ){0,3}(?:gratis|sin coste|sin costo|sin cargo|mas tarde|el mismo dia|a ultima hora|si)
    (?:y|que pasa|que ocurre) si (?:\p{L}{1,10} ){0,2}(?:cancelo|cancelamos|anulo|anulamos|no (?:voy|vamos|puedo|podemos|vengo|venimos|aparecemos))
    (?:hora|fecha|plazo|dia|momento) (?:limite |tope |maxim[oa] )?(?:para|de) (?:la )?(?:cancel|anul)\p{L}{1,9}
    (?:necesitan|necesitais|necesita|piden|pedis|hace falta|hay que dar|quieren|tengo que dar) (?:\p{L}{1,6} ){0,2}(?:tarjeta|numero de (?:la |mi )?tarjeta)
    (?:tengo|tenemos|hay) que pagar (?:ahora|ya|antes|por adelantado|al reservar)
    (?:hasta (?:que|cual|cuantos|cuantas) (?:dias?|fecha|horas?|momento)(?: antes)?) (?:[\p{L}',]{1,12} ){0,6}(?:cancel\p{L}{1,5}|anul\p{L}{1,5})
    (?:cancel\p{L}{1,5}|anul\p{L}{1,5})(?: [\p{L}']{1,14}){0,4},? (?:hasta (?:que|cual|cuantos|cuantas) (?:dias?|fecha|horas?|momento)(?: antes)?)
    (?:dejar|dar|facilitar|poner) (?:\p{L}{1,8} ){0,3}tarjeta(?: de credito| bancaria)?(?! de (?:cumpleanos|visita|regalo))
    (?:si|cuando) (?:[\p{L}']{1,10} ){0,5}(?:malos?|malas?|enfermos?|enfermas?|enfermamos|enferma)(?: (?:[\p{L}']{1,10} ){0,2}[\p{L}']{1,10})?[,;]? ?(?:[\p{L}']{1,10} ){0,4}(?:cuesta|costaria|cobrais|cobran|cobra|pagar|pagamos|cuanto)
  `,
  counted: words`
    (?:incluye|incluyen|cuenta|cuentan|ha contado|han contado|habeis contado|esta contado|estan contados|esta incluido|estan incluidos) (?:ya )?(?:con |al? |el |los |a los |la )?(?:bebe|nino|ninos|nina|ninas|peque|peques)
  `,
  localTime: words`
    hora local
    huso(?: horario)?
    zona horaria
    (?:vuestra hora|hora vuestra|su hora o la mia)
    hora (?:de|en) (?:alli|alla|ahi|nueva york|oslo|noruega)
  `,
  stay: words`
    hasta cuando (?:\p{L}{1,12} ){0,3}(?:quedar\p{L}{0,3}|estar|mesa|tenemos|podemos)
    (?:tener|quedarnos|disponer de|usar|ocupar) (?:con )?la mesa (?:un poco )?(?:por )?mas (?:tiempo|rato)
    cuanto tiempo(?= ?[?]| ?$)
    (?:cuanto|cuanto rato|cuanto tiempo|cuantas horas|hasta que hora) (?:\p{L}{1,12} ){0,4}(?:mesa|quedar\p{L}{0,3}|estar|sentados|nuestra)
    (?:limite|tope) (?:de tiempo|de hora|horario)
    tiempo (?:limitado|limite|maximo)
    (?:hay|tenemos|tengo|habra) que (?:irse|irnos|marcharse|marcharnos|levantarse|levantarnos|dejar la mesa|dejar libre|salir)
    (?:quedar(?:nos|se|me)|alargar|hacer) (?:\p{L}{1,10} ){0,3}(?:sobremesa|rato|tarde|mas tiempo|tranquil\p{L}{1,3}|charlando)
    sobremesa
    (?:nos )?(?:echan|echais|echareis|echaran|echar)(?: de la mesa)?
    (?:doblais|doblan) (?:la )?mesas?
    (?:1er|primer|segundo|2|dos) turnos?
    (?:cuanto|cuanto tiempo|cuantas horas) (?:\p{L}{1,12} ){0,4}(?:quedar(?:nos|me|se)?|mesa|estar|tenemos|podemos|permanecer|dura)
    limite de tiempo
    tiempo (?:limite|limitado|maximo)
    (?:tenemos|hay) que (?:dejar|liberar|irnos|irse|devolver)(?: la mesa)?
  `,
  restaurants: words`
    (?:que|cuales|cuantos) (?:son )?(?:los |vuestros |sus )?(?:restaurantes|locales)(?! (?:tienen (?!ustedes)|abren|estan))
  `,
  house: words`
    (?:que|de que) (?:tipo|clase) de (?:restaurante|sitio|local|lugar|cocina)
  `,
  ways: words`
    (?:la |que )?diferencias? (?:\p{L}{1,5} ){0,2}entre
    (?:que|cuales son las|cuantas|de que) (?:\p{L}{2,9} )?(?:formas|maneras|opciones|modalidades|zonas|espacios)
    (?:formas|maneras) de (?:comer|cenar)
    (?:donde|como) (?:se puede|podemos|puede uno) (?:comer|cenar|sentar(?:se|nos))
    (?:comer|cenar|sentarse|sentarnos|sitio|sitios) (?:\p{L}{2,6} )?en (?:la|su) (?:barra|mostrador)
    (?:teneis|tienen|tiene|hay) (?:una )?barra
    que es (?:la|el|eso de la|lo de la) (?:barra|terraza|degustacion|cocina nocturna)
  `,
  largest: words`
    grupos? de cuantos
    de cuantos (?:aceptais|aceptan|admitis)? ?(?:los )?grupos?
    (?:podemos|podriamos|se puede|puede|caben|cabemos|aceptan|aceptais) (?:ser |ir |venir |grupos de )?mas de (?:\d{1,2}|seis|siete|ocho|nueve|diez|doce|quince|veinte)(?: personas)?(?=[ ?!.]*$)
    grupos? de mas de (?:\d{1,2}|seis|siete|ocho|nueve|diez|doce|quince|veinte)
    (?:hasta )?(?:cuant[oa]s|cuanta gente)(?: personas| comensales| gente)? (?:podeis|pueden|puede|podemos|podriais|caben|cabemos|aceptan|aceptais|cogeis|admiten|admitis) ?(?:acoger|sentar|recibir|meter|atender|ser|ir|venir|coger|reservar|como maximo|como mucho|maximo)?
    grupo (?:mas grande|maximo)
    (?:maximo|numero maximo) de (?:personas|comensales)
  `,
  starts: words`
    (?:cual es|que es|cual seria) (?:la|el|lo) (?:mas )?(?:temprano|temprana|tarde|tardia|ultima|ultimo|primera|primero)(?: (?:que (?:teneis|tienen|tienes|hay)|disponible|posible))?(?=[.!?, ]*$)
    (?:hasta que hora|a que hora como (?:muy tarde|maximo|mucho)|a que hora como pronto|lo mas (?:tarde|pronto|temprano) que|como muy tarde a que hora) (?:puedo|podemos|se puede|podriamos|podria) (?:ir|venir|llegar|reservar|cenar|comer|entrar)
    (?:ultima|primera) (?:mesa|reserva|hora)
    (?:la )?primera (?:y|o) (?:la )?ultima (?:mesa|hora|reserva)
    (?:todavia|aun) (?:dan|sirven|dais|servis|se sirve|hay) (?:de )?(?:cenar|comer|cenas?|comidas?)
  `,
  adjusting: words`
    (?:puedo|podemos|podria) (?:decir(?:le|les|os|te)?|confirmar(?:le|les|os|te)?|avisar(?:le|les|os|te)?) (?:luego|mas tarde|despues|manana)(?:,? (?:si|cuantos)(?: [\p{L}\d']{1,8}){0,6})?
    (?:os|les|le|te) (?:escribo|escribimos)(?: (?:por )?aqui)?(?= ?\?)
    (?:si|en caso de que)(?: [\p{L}']{1,12}){1,4} no (?:viene|vienen|puede|pueden|va|van|pudiera|viniera)(?: (?:venir|ir))?
    (?:si)(?: [\p{L}']{1,12}){1,4} (?:se cae|se cayera|falla|fallara)(?: \p{L}{2,10}){0,2}
    si (?:al final )?(?:somos|fueramos|vamos) (?:menos|mas)
    como (?:os|les|le|te) (?:aviso|avisamos|digo|lo digo)
    (?:y|que pasa|que ocurre|que sucede) si (?:al final )?(?:solo |solamente )?(?:viene|vamos|somos|falla|falta|va|venimos|vienen|acude) (?:uno|una|1|menos|mas|alguien|solo uno|solo una)
    (?:puedo|podemos|se puede|podria|podriamos) (?:cambiar|modificar|ajustar) (?:el numero|la hora|la reserva|la mesa|eso)(?: de (?:personas|comensales))? (?:mas tarde|despues|luego|mas adelante)
    (?:puedo|podemos|se puede) cambiarlo (?:mas tarde|despues|luego|mas adelante)
    (?:y|que pasa|que ocurre) si (?:al final )?(?:solo |solamente )?(?:vamos|somos|venimos|fueramos) (?:solo )?#
    (?:anadir|agregar|sumar|traer) a (?:alguien|otra persona|mas gente)(?: mas)? (?:mas tarde|despues|luego)
  `,
  confirmation: words`
    (?:me|nos) (?:llega|llegara|envian?|envias?|enviais|mandan?|mandas?|mandais|enviaran|va a llegar|van a enviar)(?: tambien)?(?: una?| la| algun)? ?(?:(?:correo|mail|e-?mail) de )?confirmacion(?: por (?:correo|mail|e-?mail|sms|escrito))?
    (?:recibo|recibire|recibimos|voy a recibir)(?: tambien)?(?: una?| la| algun)? ?(?:(?:correo|mail|e-?mail) de )?confirmacion(?: por (?:correo|mail|e-?mail|sms))?
    (?:hay|habra) (?:una )?confirmacion(?: por (?:correo|mail|e-?mail|escrito))?
    (?:puedo|podria) (?:darle|darte|dejar|dejarle|dejaros|anadir|daros) (?:mi|el) (?:correo|mail|e-?mail)
  `,
  reminder: words`
    (?:me|nos) (?:mandais|mandan|mandas|enviais|envian|envias|mandareis|enviareis|mandaran|enviaran|llega|llegara) (?:un|algun) recordatorio
    (?:recibo|recibire|recibimos|recibiremos|hay) (?:un|algun) recordatorio
    (?:me|nos) (?:recordais|recuerdan|recordareis|recordaran|avisais|avisan|avisareis) (?:antes|el dia antes|un dia antes|la cita|la reserva)
    me (?:manda|mandan|mandas|mandais|envia|envian|envias|enviais|mandara|mandaran|recuerda|recuerdan)(?: usted| ustedes)? (?:un |algun )?(?:recordatorio|aviso)
  `,
  walkIns: words`
    (?:hay que|tengo que|tenemos que|es necesario|hace falta|es obligatorio|se necesita|necesito|necesitamos|debo)(?: (?:si o si|siempre))? (?:reservar|hacer (?:una )?reserva|reserva(?: previa)?)(?: (?:antes|con antelacion|mesa))?(?=[ ?.!,]{0,3}$| o )
    (?:se puede|puedo|podemos|podria|podriamos)(?: (?:tambien|simplemente)){0,2} (?:ir|venir|entrar|pasar|comer|cenar|acercarme|acercarnos)(?: \p{L}{2,8})? sin (?:reserva|reservar)
    (?:aceptan|aceptais|admiten|admitis|atienden|atendeis) (?:\p{L}{2,8} ){0,3}sin reserva
    (?:ir|venir|entrar|pasarse|pasarme) sin (?:reserva|reservar)
  `,
} satisfies Partial<TopicWords>;
