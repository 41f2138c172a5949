import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const visit = {
  hours: words`
    (?:almuerzo|comida|cena|brunch|desayuno|cocina) (?:a que hora|cuando|hasta cuando|hasta que hora) (?:es|termina|acaba|empieza|comienza|se acaba|finaliza|dura|cierra)
    hasta cuando
    ultima comanda
    ultimas comandas
    horarios?
    abris
    abren
    abre
    cierran
    cerrais
    cierra
    (?:estan|estais|esta|estaran|estareis|tienen|teneis) (?:\p{L}{1,10} )?(?:abiertos?|cerrados?|abierta|cerrada|abierto)
    abiertos?(?= (?:el|los|hoy|manana|en|hasta|a))
    cerrais
    hora de (?:cierre|apertura)
    cierre de cocina
    (?<!(?:a|en|con|de) )la cocina
    hasta que hora
    desde que hora
    a que hora (?:abr|cierr|cerr)\p{L}{1,4}
    dia de descanso
    ultima hora(?= para)
    (?:a que hora|cuando|hasta cuando) (?:termina|acaba|empieza|comienza|se acaba|finaliza) (?:el |la )?(?:almuerzo|comida|cena|brunch|desayuno|servicio)
    (?:hacen|haceis|sirven|servis|dan|dais)(?: tambien)? (?:comidas?|almuerzos?|desayunos?|brunch)(?: (?:a|al) mediodia)?(?=[ ?.!]*$)
  `,
  address: words`
    (?:lejos|camino|a cuanto|cuanto se tarda|andando)(?= (?:\p{L}{1,12} ){0,5}(?:estacion|metro|parada|aeropuerto))
    donde (?:era|estaba|esta|estais|queda|quedaba|es)(?: (?:eso|el sitio|el restaurante|exactamente|otra vez))?(?= ?[?!.]*$)
    como (?:se va|vamos|voy|llegamos|puedo llegar|podemos llegar)
    no (?:encuentro|encontramos) (?:el (?:sitio|restaurante|local)|la entrada)
    (?:estoy|estamos|nos hemos) perdid[oa]s?
    direccion(?! (?:de (?:correo|e-?mail)|electronica))
    donde (?:estan|estais|esta|queda|quedan|se encuentra|se encuentran|os encuentro|los encuentro|se ubican|es|se ubica)(?: exactamente| el| ubicados| ubicado)?
    ubicacion
    ubicados?
    como (?:llego|llegamos|llegar|se llega|ir|os encuentro)
    que calle
    codigo postal
    en el mapa
    localizacion
    como se llama (?:el restaurante|el sitio|el local|su restaurante)|como os llamais|como se llaman
    donde (?:quedan|estan|se encuentran) (?:los|estos|sus) (?:dos|2|restaurantes|locales|sitios)(?: (?:restaurantes|locales|sitios))?
    cual (?:de (?:los (?:dos|2)|ellos) )?(?:esta|queda) (?:en|mas cerca)
  `,
  contact: words`
    (?:numero|telefono) (?:de telefono )?del (?:restaurante|local|sitio)
    numero de telefono
    telefono
    vuestro numero
    su numero
    llamar(?:os|les|los)?
    contactar(?:os|les|los)?
    contacto
    correo(?: electronico)?
    e-?mail
    pagina web
    sitio web
    web
    instagram
    facebook
    whatsapp
  `,
  photos: words`
    fotos?
    fotografias?
    imagenes
    galeria
    como es (?:el (?:sitio|local|restaurante|lugar)|por dentro)
  `,
  parking: words`
    donde (?:se |podemos |puedo |podria )?(?:aparc|estacion)\p{L}{1,5}
    (?:sitio|lugar|plaza|espacio|hueco)s? (?:para|de|donde) (?:aparcar|estacionar|el coche|parquear)
    parking
    aparcamientos?
    aparcar
    aparco
    estacionamientos?
    estacionar
    parqueo
    parquear
    parqueadero
    cochera
    garaje
    valet
    aparcacoches
    dej(?:ar|o|amos) (?:el|mi|nuestro) (?:coche|carro|auto)
  `,
  transport: words`
    autobus
    bus
    metro
    tranvia
    tren
    estacion
    parada
    transporte publico
    taxi
  `,
  access: words`
    sillas? de ruedas
    accesibles?
    accesibilidad
    movilidad reducida
    minusvalidos?
    discapacitad[oa]s?
    discapacidad
    escaleras?
    escalones
    ascensor
    elevador
    banos? (?:adaptados?|accesibles?)
    rampa
    andador
  `,
} satisfies Partial<TopicWords>;
