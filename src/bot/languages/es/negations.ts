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
  no (?:puedo|podemos|podre|podremos)(?=[,.!?;] ?[¿\p{L}])
  tampoco(?=[,.!]|$)
  (?:es )?imposible(?=[,.!]|$)
  no(?=[,.!]|$)
  no (?:me|nos) (?:va|viene|vale|cuadra|sirve|conviene|encaja|queda)(?: bien)?
  (?:me|nos) (?:va|viene) (?:mal|fatal)
  (?:es|son|seria|serian|se (?:nos|me|le) hace)(?: ya)? (?:un poco|un poquito|algo|bastante|muy|demasiado) (?:tarde|pronto|temprano)

`;
