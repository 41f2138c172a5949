import type { NoteWords } from "../note-words.ts";
import { words } from "../word-list.ts";
import { alone, edits, untold, untoldThat } from "./the-note.ts";

const to =
  "(?: (?:en|a) (?:la|el|mi|nuestra) (?:reserva|notas?|cocina|restaurante|equipo|personal)| al (?:chef|cocinero|equipo|restaurante|personal))";

export const notes: NoteWords = {
  only: words`
    solo
    solamente
    unicamente
    nada mas que
  `,
  stays: words`
    (?:se )?(?:queda|quedan|mantiene|mantienen)
    (?:debe|deben|puede|pueden) (?:quedar|quedarse|seguir)
    siguen?
  `,
  asTold: words`
    asi (?:es como )?(?:tiene que|debe|deberia|ha de) (?:quedar|poner|decir|estar|figurar)(?: escrito)?
  `,
  right: words`
    (?:es|son|esta|estan) (?:correct[oa]s?|ciert[oa]s?|verdad|bien)
    vale
  `,
  nothing: words`
    (?:al final |pues )?nada(?: de nada| al final)?
    (?:ningun[oa]?|sin) (?:nota|peticion|deseo|comentario)
    (?:dejalo|dejala|dejelo|dejela|dejadlo) (?:vacio|vacia|en blanco)
    (?:vacio|vacia|en blanco)
    (?:borra|borre|borrad|quita|quite|elimina|elimine)(?:lo|la)?(?: todo)?
    borrar(?:lo|la)?(?: todo)?
  `,
  verbs: words`
    anad(?:ir|e|a|es|en)
    anot(?:ar|a|e|as|en)
    apunt(?:ar|a|e|as|en)
    agreg(?:ar|a|ue)
    mencion(?:ar|a|e)
    pon(?:er|ga|gan)?
    avis(?:ar|a|e|en|ad)(?:les|le|los)?
    (?:di|diga|digan|decid|decir)(?:les|le)
    indic(?:ar|a)
    coment(?:ar|a|e|arles)
    decirles
    diles
    digales
    (?:decirle|dile|digale) (?:a la cocina|al chef|al restaurante|al equipo)
  `,
  writes: words`
    apunt(?:ar|en|e|ad|a)(?:me|nos)?
    anot(?:ar|en|e|ad|a)(?:me|nos)?
  `,
  that: [
    "(?:de |sobre )?lo de",
    "(?<=(?:avisa|avise|avisen|avisad|avisar|cocina|chef|equipo|restaurante) )de(?= (?:la|el|los|las|una?|mi|nuestr[oa]) )",
    "q(?:ue)?",
  ],
  unseen: words`
    que no (?:la |lo |las |los )?(?:veo|vemos|encuentro|encontramos|aparece|aparecen)(?: (?:ahi|aqui|apuntad[oa]|por ningun lado|en (?:la nota|el resumen)))?
  `,
  thatToo: words`
    (?:apunt|anot)(?:a|e|en|ad)(?:lo|melo|selo)?(?: (?:tambien|todo))?
    ponlo
    pongalo
    ponedlo
    (?:se )?lo (?:puede|puedes|pueden|podeis|podria|podrias|podrian|podriais) (?:anadir|apuntar|anotar|poner|agregar|incluir|decir|comentar)${to}?
    (?:(?:puede|puedes|pueden|podeis|podria|podrias|podrian|podriais) )?(?:anadir|apuntar|anotar|poner|agregar|incluir)(?:lo| eso| esto)${to}?
    (?:anada|anade|anadan|anadid|apunte|apunta|apunten|apuntad|anote|anota|anoten|anotad|pon|ponga|pongan|poned)(?:lo|melo|noslo|selo| eso| esto)${to}?
    se lo (?:dice|dices|dicen|decis|comenta|comentas|comentan)${to}?
    (?:(?:puede|puedes|pueden|podeis|podria|podrias|podrian) )?(?:decirselo|avisarles|avisarlos|decirles eso|comentarselo)${to}?
    (?:avise|avisa|avisen|avisad|diga|digan)(?:les|los|selo)${to}?
    gracias por (?:decirselo|decirles|avisarles|avisarlos|apuntarlo|anotarlo|anadirlo|comentarselo)${to}?
  `,
  never: ["has", "ha", "habeis", "han", "no", "nunca", "si", "por"],
  deeds: words`
    (?:podeis|podriais|pueden|podrian|puede|podria|puedes|podrias)(?: por favor| tambien){0,2} (?:poner|escribir|encender|decorar|adornar|cantar|preparar|sacar|traer|colocar|esconder|sorprender)(?:le|les|la|lo)?(?! (?:la reserva|la carta|a (?:mi|nombre)|mi nombre))(?!\p{L})
  `,
  beside:
    "entonces pues vale ok genial perfecto bien muy si claro gracias por favor porfa tambien necesitamos necesito necesitariamos queremos quiero quisieramos quisiera querriamos apuntame apuntanos apunte apunteme apuntenos apunta ponme ponnos pon pongame ponganos reservame reservanos reserva reserve reservenos anote anota nos me haria hara hace falta para".split(
      " ",
    ),
  ones: words`
    una
    uno
    un
    dos
    tres
    \d{1,2}
  `,
  ways: words`
    (?:solo |solamente |mejor |preferiblemente |prefiero ){0,2}(?:por |un |con |via )?(?:whatsapp|wasap|whats|guasap|sms|mensajes?)(?: (?:mejor|solo|por favor))?
    no llam(?:en|ar|eis)
  `,
  calls: words`
    no (?:me |nos )?(?:llamen|llame|llames|llameis|llamar) (?:antes|despues|por la|de|a|entre|hasta|en)(?: [^,;!?]{1,40})?
    (?:solo|solamente|unicamente) (?:me |nos )?(?:llamen|llame|llamad|llamar) (?:antes|despues|por la|a partir|entre)(?: [^,;!?]{1,40})?
    (?:llamen|llame|llamad|llamar)(?:me|nos)? (?:solo |mejor )?(?:antes|despues|por la|a partir|entre) [^,;!?]{1,40}
  `,
  invoices: words`
    factura (?:ira |va |que vaya |por favor |debe ir ){0,2}(?:a nombre (?:de|del)|a la empresa|para la empresa)
  `,
  billing: words`
    (?:direccion de facturacion|datos (?:de facturacion|(?:de|para) la factura))
  `,
  alone,
  dictated: {
    of: words`
      notas?
      comentarios?
      pon\p{L}{0,5}
      escrib\p{L}{1,3}
      apunt\p{L}{1,3}
      anot\p{L}{1,4}
      diga
    `,
    anew: words`
      solo
      solamente
      unicamente
      mal
      en vez
      en su lugar
      borr\p{L}{1,3}
      quit\p{L}{1,3}
      cambi\p{L}{1,3}
      corri\p{L}{1,4}
      sustitu\p{L}{1,4}
      debe
      deberia
      tiene que
    `,
    rest: words`
      nada mas
      lo demas
      el resto
      todo lo demas
    `,
    dropsRest: words`
      (?:quit|borr|elimin|tach|olvid|dej)\p{L}{1,5}(?: fuera)? (?:todo )?(?:lo demas|el resto)
      (?:todo )?(?:lo demas|el resto) (?:(?:lo|se) )?(?:puede[ns]? |pueden )?(?:quit|borr|elimin|tach)\p{L}{1,5}
    `,
  },
  edits,
  untold,
  untoldThat,
  ahead: {
    dishes: words`
      langostas?
      bogavantes?
      cangrejos?
      centollos?
      ostras
      caviar
      mejillones
      langostinos
      gambas
      rodaballo
      lubina
      salmon
      bullabesa
      cochinillos?
      lechon(?:es)?
      corderos?
      lechazo
      cabrito
      oca
      ganso
      patos?
      pavo
      capon
      faisan
      asados?
      chuleton(?:es)?
      tomahawks?
      paellas?
      fideua
      arroz(?: con (?:bogavante|\p{L}{3,12}))?
      cocido
      fondue
      raclette
      trufas?
      mariscadas?
      mariscos?
      pescados?
      pollo
      pulpo
    `,
    orders: words`
      (?:guard|apart|reserv|encarg|anot|apunt|prepar)(?:ar|e|a|en|ad|amos|ais|an|as)(?:me|nos|lo|la)?
      pedir
      pon(?:er|ga|gan|ed)?(?:nos|me)?
      (?:yo |nosotros )?(?:quiero|queremos|quisiera|quisieramos|queriamos|tomaremos|comeremos|necesitamos)
      por adelantado
      con antelacion
      por favor
      porfa
    `,
    forWhom: words`
      para (?:nosotros|todos|mi|la mesa|\d{1,2}(?: (?:personas|comensales|pax))?)
    `,
    not: words`
      no
      sin
      ni
      nada de
      alergi\p{L}{0,4}
      en vez
      intoleran\p{L}{0,4}
      nunca
    `,
    mayWe: words`
      (?:podemos|podriamos|puedo|podria|se puede|se podria) (?:tambien )?(?:encargar|pedir|reservar|tener)(?:lo|la)?
    `,
    wants: words`
      (?:la|lo|las|los) (?:quiero|queremos|quisiera|quisieramos)(?: (?:tambien|si o si|seguro)){0,2}
      tambien (?:la|lo|las|los)? ?(?:quiero|queremos)
    `,
  },
  joinsNote: words`
    y
    ah
    oh
  `,
  leadsToNote: words`
    que(?! es(?!\p{L}))
  `,
  asksToDo: words`
    (?:puede|podria)[ns]?
    pod(?:eis|riais)
  `,
};
