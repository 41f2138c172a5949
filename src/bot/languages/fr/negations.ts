import { words } from "../word-list.ts";

export const negations = words`
  pas
  pas le
  pas a
  pas pour
  pas vers
  pas ce
  et pas
  mais pas
  sauf
  sauf le
  au lieu de
  au lieu du
  a la place de
  a la place du
  plutot que
  et non
  et non le
  et non a
  non pas
  non pas a
  ni
  plutot (?:le |a |pour |vers )?[\p{L}\d:]{1,12} que
`;

export const refusals = words`
  (?:(?:c'|ce )?(?:est|sont|serait|reste) )(?:tout a fait |totalement |completement |absolument |vraiment )?(?:exclue?s?|hors de question|impensable|inenvisageable|impossible)(?=[,.!]|$| (?:pour (?:moi|nous)|mais|donc|alors|plutot))
  (?:,? )?(?:pas question|meme pas en reve)(?=[,.!]|$)
  (?:c'est )?(?:exclu|hors de question)(?=[,.!]|$)
  (?:je |on |nous )?(?:ne )?(?:peux|peut|pouvons) pas(?=[,.!?;] ?\p{L})
  non plus(?=[,.!]|$)
  (?:c'est )?impossible(?=[,.!]|$)
  non(?=[,.!]|$)
  (?:ca |cela )?(?:ne )?(?:me |nous |m')?(?:va|convient|arrange) pas
  (?:c'est |ce n'est )pas possible
  (?:c'est|ca fait|ce serait|ca serait|est|serait) (?:un peu|assez|bien|plutot|tres) (?:tard|tot)

`;
