import type { WishFrameWords } from "../wish-frame-words.ts";
import { words } from "../word-list.ts";

export const wishFrames: WishFrameWords = {
  leads: words`
    (?:tienen|teneis|tiene|tienes|hay)(?= (?:una|alguna|otra) mesa)
    (?:que |si )(?:nos|me) (?:pudier(?:an|a|ais) )?(?:pusieran?|dieran?|sentaran?|pusierais|dierais|pongan?|den|de|sienten?|buscaran?|guardaran?|poner|dar|sentar|buscar|guardar)
    (?:digame|dime|decidme|diganme)(?: (?:solo|solamente))? si (?:podemos|puedo|se puede)
    (?:hacer|haced|hagan) (?:lo posible )?(?:para )?que(?= (?:no|estemos|nos)(?!\p{L}))
    (?:asegurar(?:se|os)?|asegurense|asegurese)(?: de)? que
    (?:una|1|una ultima|otra|una ultima) cos(?:a|ita)(?: mas)?
  `,
  answers: words`
    (?:me|nos) (?:parece|suena|viene|va) (?:muy )?(?:bien|genial|perfecto)
    (?:todo|esta) (?:bien|correcto|perfecto|genial)
    (?:reserva|reserve|reservad|reserven|confirma|confirme|confirmo)(?:la|lo|mela|nosla)?
  `,
  begins: words`
    es
    somos
    hay
    dos
    mama
    papa
    podriais
    podrian
    podrias
    tenemos
  `,
  ends: words`
    (?:seria|estaria) (?:genial|estupendo|perfecto|ideal)
  `,
  celebratesThat: words`
    (?:(?:lo|vamos a|vamos|y|que) ){0,4}celebr\p{L}{2,5}
  `,
  celebrates: words`
    (?:mi|nuestr[oa]) \p{L}{3,14} y yo (?:celebramos|festejamos|cumplimos|vamos a celebrar)
  `,
  and: words`
    y
    e
  `,
  hangs: words`
    (?:nos |me )?(?:gustaria|encantaria|querriamos|quisieramos|queriamos|queremos)(?: (?:hacerlo|celebrarlo|festejarlo))?(?: (?:ahi|alli|con ustedes|con vosotros))?
  `,
  talk: words`
    (?:(?:el|la|los|mi|mis) )?(?:nin[oa]s?|bebe|peque(?:n[oa])?|crio|hij[oa]) (?:esta|estan)(?: (?:ya|todo el rato))? (?:gritando|llorando|chillando)
    (?:no (?:pase|pases|paseis|pasen|apunte|apuntes|anote|anotes)) lo d(?:el?|e la)(?: \p{L}{2,12}){1,3}
  `,
  ifs: words`
    si
    que
  `,
  tags: words`
    hay (?:algun |un )?(?:problema|inconveniente)
    (?:es|seria|supone) (?:un |algun )?(?:problema|posible)
  `,
  telling: words`
    necesitamos
    nos
    tenemos
    hay
    somos
    mi
    mis
    nuestr[oa]s?
    (?:uno|una|dos|tres|\d) de nosotr[oa]s
    estuvimos
    llev(?:o|amos|aba)
    buscaba
  `,
};
