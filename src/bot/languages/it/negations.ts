import { words } from "../word-list.ts";

export const negations = words`
  non ce la facciamo
  non ce la faccio
  non
  non il
  non per
  non alle
  non in
  non siamo
  non siamo in
  non siamo piu in
  non piu
  non piu alle
  non piu in
  invece di
  invece del
  invece delle
  invece che
  invece che alle
  al posto di
  al posto del
  al posto delle
  non e
  non le
  anziche
  anziche alle
  e non
  e non alle
  tranne
  tranne il
  eccetto
  ne
  (?:meglio|piuttosto) (?:il |le |alle |per )?[\p{L}\d:.]{1,12} che
`;

export const refusals = words`
  (?:(?:e|sono|sarebbe|resta|restano) )?(?:assolutamente |proprio |completamente )?(?:fuori (?:discussione|questione)|esclus[oaie]|da escludere|impensabile|impossibile|improponibile)(?=[,.!]|$| (?:per (?:me|noi)|ma|meglio|quindi))
  (?:non )?se ne parla(?: (?:nemmeno|neanche|proprio))?(?=[,.!]|$)
  (?:non|nn) (?:posso|possiamo|va bene|riesco|riusciamo)(?=[,.!?;] ?\p{L})
  (?:nemmeno|neanche|neppure)(?=[,.!]|$)
  no(?=[,.!]|$)
  (?:non|nn) (?:(?:mi|ci) )?(?:va|sta)(?: bene)?(?=[,.!]|$)
  (?:non|nn) (?:mi|ci) (?:va|sta) bene
  (?:mi|ci) (?:va|viene) male
  (?:e|sono|sarebbe|ci e|mi e)(?: gia)? (?:un po'?|un pochino|abbastanza|piuttosto|molto) (?:tardi|presto)

`;
