import { words } from "../word-list.ts";

export const negations = words`
  nao
  nao no
  nao na
  nao sao
  nao somos
  nao seremos
  nao e no
  nao e na
  nem
  menos
  exceto
  nao para
  nao as
  em vez d[aeo]s?
  (?:ao )?inves d[aeo]s?
  no lugar de
  nao e
`;

export const refusals = words`
  (?:(?:e|esta|fica|ficam|sao|seria) )?(?:completamente |totalmente |absolutamente )?(?:fora de (?:questao|causa|hipotese|cogitacao)|excluid[oa]s?|impensavel|impossivel)(?=[,.!]|$| (?:para (?:mim|nos)|mas|melhor|entao))
  (?:nao|n) (?:posso|podemos|consigo|conseguimos)(?=[,.!?;] ?\p{L})
  tambem nao(?=[,.!]|$)
  nem pensar
  (?:e|ja e|fica) (?:tarde|cedo) demais(?=[,.!]|$)
  (?:nao|n)(?=[,.!]|$)
  (?:nao|n) (?:me |nos )?(?:da|serve|convem|rola)(?: jeito)?(?=[,.!]|$| (?:pra|para) (?:mim|nos))
  (?:ja )?(?:e|seria|fica) (?:um pouco|um bocado|um pouquinho|meio|bastante|muito) (?:tarde|cedo)

`;
