import { words } from "../word-list.ts";

export const negations = words`
  no
  no el
  no es el
  no para
  no para el
  no a las
  ni
  que no sea
  que no sea el
  menos el
  excepto el
  nunca
  no somos
  no seremos
  en vez de
  en vez del
  en lugar de
  en lugar del
  no es
  no las
`;

export const refusals = words`
  (?:(?:es|esta|queda|quedan|son|seria) )?(?:totalmente |completamente |absolutamente )?(?:descartad[oa]s?|excluid[oa]s?|impensable|fuera de (?:cuestion|discusion|lugar))(?=[,.!]|$| (?:para (?:mi|nosotros)|pero|mejor|asi))
  (?:es |seria |nos es |me es )?imposible(?=[,.!]|$| (?:para (?:mi|nosotros)|pero|mejor|asi))
  ni (?:hablar|pensarlo|de broma|en broma|loc[oa]s?)(?=[,.!]|$)
  no (?:puedo|podemos|podre|podremos)(?=[,.!?;] ?[¿\p{L}])
  tampoco(?=[,.!]|$)
  (?:es )?imposible(?=[,.!]|$)
  no(?=[,.!]|$)
  no (?:me|nos) (?:va|viene|vale|cuadra|sirve|conviene|encaja|queda)(?: bien)?
  (?:me|nos) (?:va|viene) (?:mal|fatal)
  (?:es|son|seria|serian|se (?:nos|me|le) hace)(?: ya)? (?:un poco|un poquito|algo|bastante|muy|demasiado) (?:tarde|pronto|temprano)

`;
