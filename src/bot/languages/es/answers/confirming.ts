import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:le|les|te|os) (?:ruego|pido|agradeceria)(?: que)? (?:proced(?:a|an)|confirm(?:e|en)|realic(?:e|en)|hag(?:a|an)|formalic(?:e|en))(?: (?:con|a))? (?:la|esta|mi|nuestra) reserva
    (?:reserv|confirm|registr|apunt|anot|agend|cierr|bloque|guard|pid|tramit)[ae](?:me|nos|se)?(?:l[ao]s?)?(?: (?:es[ao]|est[ao]|es[ae] mesa|est[ae] mesa|la mesa))?(?: (?:ya|pues|entonces|asi|nomas|porfa|tranquilo)){0,2}
    (?:puedes?|podeis|pueden) (?:reservar|confirmar|apuntar|anotar|seguir|proceder|continuar)(?:l[ao]|me|nos)?
    (?:haz|haga|hagan|hagamos|hagale)(?:l[ao])?(?: pues)?
    (?:a por (?:ello|ella|esa)|mandale|echale|metele)(?: pues)?
    (?:la|lo) (?:cogemos|cojo|tomo|tomamos|agarro|agarramos|quiero|queremos)
    (?:me|nos) (?:la|lo) (?:quedo|quedamos)
    (?<!me )(?:la |lo )?(?:reserv|confirm|cog|tom)(?:o|amos|emos)(?: (?:ya|asi|entonces))?
    (?:queda )?(?:reservad|confirmad|apuntad)[oa]
  `,
  suits: words`
    eso mismo
    (?:esta|queda|va|todo|todo esta|me parece) (?:muy )?(?:bien|perfecto|genial|estupendo|correcto|mejor) asi
    (?:asi )(?:esta |va |queda |me va |nos va )?(?:bien|perfecto|genial|mejor|estupendo)
    (?:perfecto|bien|mejor|genial) asi
  `,
  exclaims: words`
    que
    como
    eh
    perdon
    perdona
  `,
  resigned: words`
    que remedio(?: (?:queda|me queda|nos queda))?
    que (?:le|se le) (?:vamos a hacer|va a hacer)
    (?:no )?(?:me|nos) queda otra
    (?:no )?hay mas remedio
    que se le va a hacer
  `,
  sighs: words`
    bueno(?: pues)?
    pues nada
    en fin
    uf
  `,
  insists: words`
    (?:(?:ya )?(?:te|le|os|se lo|te lo) (?:he|acabo de) (?:dicho|decir)|ya lo he dicho|(?:que )?ya (?:te |lo )?dije|he dicho|te digo)
  `,
};
