import type { NoteWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const notes: NoteWords = {
  verbs: words`
    anad(?:ir|e|a|es|en)
    anot(?:ar|a|e|as|en)
    apunt(?:ar|a|e|as|en)
    agreg(?:ar|a|ue)
    mencion(?:ar|a|e)
    pon(?:er|ga|gan)?
    avis(?:ar|a|e|en|arles|ales)
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
  that: ["que"],
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
};
