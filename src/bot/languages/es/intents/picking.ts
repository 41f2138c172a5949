import type { PickingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const picking: PickingWords = {
  first: words`
    (?:la|el) menos (?:tarde|tardi[ao])
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:el primero|la primera|primero|primera|el 1º|la 1ª|la 1a)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:el primer|la primera opcion|la primera hora)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:la mas temprana|la mas pronto|el mas temprano)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:lo mas temprano|lo antes posible|la de antes)
    (?:ahora mismo|ya mismo|enseguida)(?:,? si (?:es posible|puede ser|se puede))?
    lo antes posible
    cuanto antes
    lo mas pronto posible
    lo mas temprano posible
    la mas temprana
    el mas temprano
    la de antes
    el de arriba(?: del todo)?
  `,
  lastButOne: words`
    penultim[oa]
  `,
  middle: ["(?:(?:el|la) )?del? (?:en )?medio", "(?:el|la) intermedi[oa]"],
  numbered: ["(?:(?:reserva|mesa) )?numero", "(?:la |el )?(?:opcion|boton)"],
  last: words`
    (?:la|el) menos (?:temprana|temprano|pronto)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:el ultimo|la ultima|ultimo|ultima|la ultima opcion)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:la ultima hora|la mas tarde)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?(?:la mas tardia|el mas tarde|lo mas tarde posible)
    (?:(?:me quedo con|prefiero|quiero|elijo|escojo|dame|cojo|tomo|reservame|mejor|la de|que sea) )?lo mas tarde
    lo mas tarde posible
    la mas tarde
    el mas tarde
    la mas tardia
    la que sea mas tarde
    la mas tarde que (?:haya|tengais|tengan|tengas|quede)
    el de abajo(?: del todo)?
  `,
  choice: words`
    el
    la
    numero
    el numero
    la numero
    opcion
    la opcion
    elijo
    elijo la
    elijo el
    prefiero
    prefiero la
    prefiero el
    la de
    el de
    me quedo con
    me quedo con la
    me quedo con el
    escojo
    escojo la
    quiero el
    quiero la
    dame la
    dame el
    tomo la
    cojo la
    las
    que sea la
    mejor la
    mejor el
    reservame la
    hora
    nos quedamos con
    nos quedamos con la
    cogemos la
    esta bien
    me va bien
    nos va bien
    me viene bien
    nos viene bien
    es perfecta
    va bien
  `,
  places: words`
    segunda(?: opcion| hora)?|segundo|2ª|2º
    tercera(?: opcion| hora)?|tercero|tercer|3ª|3º
    cuarta(?: opcion| hora)?|cuarto
    quinta|quinto
    sexta|sexto
  `,
  amongOffered: words`
    (?:de|entre) (?:las|los|esas|esos|estas|estos) 2
    que (?:haya|hay|tengas?|tengan|tengais|tienes?|tienen|teneis|quede|queda|este libre|sea posible)
    (?:hora )?(?:disponible|libre|posible)
    de (?:esos|esas|estos|estas|la lista|todos|todas|los que (?:hay|tienes|teneis))
    (?:empezando )?por arriba
  `,
  anyTime: words`
    (?:me |nos )?da (?:igual|lo mismo) (?:la hora|a que hora|cuando)
    la hora (?:me |nos )?(?:da igual|da lo mismo|no importa|es indiferente)
    (?:a )?cualquier hora(?: ese dia| esa noche)?(?: (?:me|nos) va bien)?
    no (?:me |nos )?importa (?:la hora|a que hora|cuando)
    cuando sea
  `,
  any: words`
    (?:lo|la|el) que (?:haya|este|quede|tengan|tengas?|tengais)(?: libre| disponible)?
    (?:elija|elige|escoja|escoge|pon|ponga|dame|deme|danos|coge|coja|toma|tome)(?:me|nos)? (?:una?|uno|cualquiera|la que sea|el que sea|lo que sea|1)(?: por (?:mi|nosotros))?
    lo que (?:haya|tengas?|tengan|sea)
    (?:sorprendame|sorprendeme|sorprendanos|sorprendednos|sorprendenos)
    (?:elija|elige|escoja|escoge|decida|decide)(?: usted| tu)?(?: por (?:mi|nosotros))?
    da igual
    me da igual
    nos da igual
    me da lo mismo
    nos da lo mismo
    lo mismo me da
    cualquiera
    cualquiera de ellas
    cualquiera de ellos
    cualquiera de las \d
    cualquiera de los \d
    cualquiera me va bien
    cualquiera nos va bien
    cualquiera vale
    cualquiera esta bien
    el que sea
    la que sea
    la que quieras
    la que quiera
    el que quieras
    es indiferente
    me es indiferente
    indiferente
    no importa
    no me importa
    da lo mismo
    los 2
    las 2
    ambos
    ambas
    elige tu
    elija usted
    decide tu
    tu eliges
    tu decides
    sin preferencia
    no tengo preferencia
    todas me van bien
    todos me van bien
    todas
    todos
    como (?:quieras?|quieran|sea|prefieras?|prefieran)
    lo que (?:quieras?|quieran|prefieras?|prefieran)
  `,
};
