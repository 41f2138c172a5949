import type { MannersWords } from "../manners-words.ts";
import { words } from "../word-list.ts";

export const manners: MannersWords = {
  farewell: words`
    (?:feliz|buen) (?:domingo|sabado|viernes|lunes|martes|miercoles|jueves|fin de semana|finde|dia)
    que (?:tengas?|tengan|tengais|pases?|pasen) (?:un )?(?:buen|feliz) (?:domingo|sabado|finde)
    adios
    chao
    chau
    ciao
    bye(?: bye)?
    que (?:tengas?|tengan|tengais|pases?|pasen) (?:un )?(?:buen|feliz|lindo) (?:dia|noche|tarde|fin de semana)
    que vaya bien
    cuidate
    cuidense
    me tengo que ir
    tengo que irme
    (?:gracias|vale|ok|perfecto|genial),? (?:y )?buenas noches(?=[.! ]*$)
    hasta luego
  `,
  politeEnds: words`
    pls
    (?:apunt|anot)al[oa]s?
    (?:apunt|anot)en?l[oa]s?
    por favor
    porf[ai]
    xfa
    gracias
  `,
  seeYou: words`
    hasta (?:luego|pronto|entonces|ahora|la vista|la proxima|mas ver|otra)
    nos vemos(?: entonces| luego| pronto| alli| ahi| alla)?
    (?:intentaremos|intentare|vamos a intentar|voy a intentar|procuraremos) (?:llegar|venir|estar)(?: alli| ahi)? (?:[1-9]|10|unos|un par de) minutos (?:antes|mas temprano)
  `,
  until: words`
    hasta
  `,
  willCall: words`
    (?:ya )?(?:les |los |os )?(?:llamo|llamare)(?: (?:yo|al restaurante|alli|directamente|(?:al|a los) de \p{L}{2,12}))?
  `,
  joints: words`
    el
    la
    las
    a
    a las
    este
    entonces
    proximo
    por
    de
  `,
  nods: words`
    vale
    ok
    okay
    okey
    oki
    okis
    okei
    oka
    de acuerdo
    venga
    orale
    claro
  `,
  callsToMind: words`
    (?:ah|oh|ay|a) si(?!,? (?:por favor|perfecto|claro|gracias|genial))
    si,? (?:por cierto|una (?:cosa|pregunta|ultima)|otra cosa|antes)
  `,
  dontBook: words`
    (?<!por que )no (?:la |lo |me |nos |quiero |queremos |hay que |hace falta ){0,3}(?:reserv|confirm)(?!acion)\p{L}{1,4}
  `,
  hopesToCome: words`
    (?:a ver si|ojala|quizas?|tal vez|igual|hasta|espero que|esperamos)(?: (?:puede ser|podemos|venimos|vamos|sea|venir|poder venir|ir|otra))? (?:para )?(?:otro dia|otra vez|otra ocasion|la proxima(?: vez)?|mas adelante|otra)
    (?:sera (?:en )?)?otra (?:vez|ocasion)(?: sera)?
    (?:lo )?(?:intentaremos|volveremos a intentarlo|probamos|probaremos|volvemos|volveremos|intentamos)(?: de nuevo| otra vez)? (?:en|para|el mes de) \p{L}{4,10}
  `,
  anotherTime: words`
    (?:para )?(?:otra vez|la proxima|otro dia|otra ocasion)
  `,
  concurs: words`
    eso es
    exacto
    exactamente
    de acuerdo
    conforme
  `,
  notesIt: words`
    (?:apunt|anot)(?:a|e|en|ad|al|el|en|adl|enl)?(?:[oa]s?)?(?:me|nos)?(?:l[oa]s?)?
    (?:apuntar|anotar)l[oa]s?
  `,
  orders: words`
    (?:acepto|aceptamos)(?: (?:las|los|esas|estas|sus|todo|eso)(?: (?:condiciones|terminos|gastos))?)?
    (?:estoy |estamos )?de acuerdo(?: con (?:las|los|esas|eso|todo)(?: (?:condiciones|terminos))?)?
    (?:lo |la )?confirm(?:o|amos|ado|ada|ar|a|alo|ala|elo|ela)
    reserv(?:ala|alo|ela|elo)
    hazlo
    hagalo
    adelante
    (?:me|nos) (?:la|lo) quedamos?
    (?:la|lo) (?:quiero|queremos)
    trato hecho
    (?<=^ ?|si,? |vale,? |venga,? |ok,? )dale(?=[,.! ]*$)
    reserva(?=[,.! ]*$)
  `,
  sighs: words`
    (?:ay|oh|uy),? no{1,5}
    (?:ay|oh),? (?:vaya|dios(?: mio)?|que lastima)
  `,
  tags: words`
    (?:vale|entiendes|entendido|me entiendes|me explico|sabes|ok|de acuerdo|no|verdad|eh|o que|o no|a que si|capito)
    (?:o )?(?:hace falta|tengo que|hay que|tiene que)(?: \p{L}{2,8}){0,4} (?:completo|entero|el nombre completo|deletrear(?:lo)?)
  `,
  rhetoric: words`
    (?:que|quien|donde|como) si no
    (?:estas|esta|estais|eres) (?:sord[oa]s?|cieg[oa]s?|tont[oa]s?)(?: o que)?
    (?:me )?(?:escuchas|oyes|oye|escuchais|escucha|sabes leer|sabeis leer|lees)(?: o (?:que|no))?
    (?:no )?(?:te|se|os) (?:lo )?(?:he|acabo de) (?:dicho|decir)(?: ya| que no){0,2}
    cuantas veces (?:te |lo |se ){0,2}(?:tengo que|he de) (?:decir|repetir)(?:lo|te|telo)?
    (?:es|tan) (?:tan )?(?:dificil|complicado)(?: de entender)?
  `,
  cursedBehind: words`
    de mierda
  `,
  anger: words`
    (?:eres|sois|son) (?:un[oa]s? )?(?:inutil(?:es)?|incompetentes?)
    (?:estupid[ao]s?|idiotas?|imbecil(?:es)?|inutil(?:es)?|tont[ao]s?|gilipollas|cabron(?:es)?|pendej[ao]s?|boludo|subnormal|tarad[ao]|basura)
    (?:maldit[ao]|puta|put[ao]|estupid[ao]|pinche|jodid[ao]) (?:maquina|robot|programa|bot|cacharro)
    (?:maquina|robot|programa|bot|cacharro) (?:estupid[ao]|inutil|de mierda|de los cojones)
    mierda
    joder
    cono
    carajo
    hostia(?:s)?
    puta madre
    hijo de puta
    (?:den|jodan)
    vete a la (?:mierda|porra)
    vete al (?:carajo|cuerno|infierno)
    callate
    ridiculo
    desesperante
    frustrante
    (?:es )?(?:un asco|un desastre|una verguenza|una tonteria)
    no sirve para nada
    no (?:entiendes?|entiende|sirves?|vales?|te enteras)(?: de| para)? nada
    odio
    perdida de tiempo
    estoy hart[ao]
    me tienes? hart[ao]
    fuck(?:ing|ed|s)?
    wtf
    grr{1,5}
    (?:sois|son|eres|que) (?:muy |tan |demasiado )?lent[oa]s?(?! \p{L})
    tarda(?:is|n|s)? (?:mucho|demasiado)
  `,
  why: words`
    (?:a (?:ti|usted) )?(?:y )?que (?:te|le|os) importa
    no (?:te|le|os) importa
    no es asunto (?:tuyo|suyo|vuestro)
    por que
    porque(?=\?| ?$)
    y por que
    y eso
    como es eso
    por que motivo
    cual es (?:el motivo|la razon)
    a que se debe
    para que
  `,
  everything: words`
    (?:todas )?(?:mis|nuestras|las)(?: (?:dos|2))? (?:reservas|reservaciones|mesas)
    todas(?: ellas)?
    tod[ao]s
    (?<!un[oa]? de |1 de )l[ao]s (?:dos|2)
    ambas
    (?<!del )todo
  `,
};
