import type { NotComingWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const notComing: NotComingWords = {
  ourselves: words`
    noi 2
  `,
  weStayAway: words`
    @ (?:alla fine |pero )?(?:restiamo|rimaniamo|stiamo) a casa
    @ (?:alla fine |purtroppo )?non (?:veniamo|verremo|possiamo|ci siamo)(?: venire)?(?= ?[,.;!?]| ?$)
  `,
  heOrShe: words`
    lui
    lei
  `,
  dropsOut: words`
    e fuori(?= ?[.,;!?]| ?$)
  `,
  children: words`
    bambin[oiae]
    bimb[oiae]
    piccol[oiae]
    figli[oae]?
    neonat[oa]
    ragazzi
    nipotini
    gemelli
    bebe
  `,
  carers: words`
    baby-?sitter
    tata
    vicin[oaie]
    cognata
    cognato
    una amica
    amici
    suoceri
  `,
  elsewhere: words`
    @ (?:alla fine |pero )?(?:resta|restano|rimane|rimangono|sta|stanno|resteranno|staranno) (?:con|da|dai|dalla|dalle|dal|dallo|dagli) %
    (?:lasciamo|abbiamo lasciato|lasceremo|lascio|ho lasciato) @ (?:con|da|dai|dalla|dal|dalle|dallo|dagli|a|ai) %
    @ (?:sono|e|saranno) (?:con|da|dai|dalla|dal|dallo|dagli) %(?= ?[.,;!?]| ?$)
  `,
  births: words`
    (?<!abbiamo |ho )(?:ha|hanno) (?:appena |da poco )?(?:avuto|partorito)(?: (?:il|un|la|una|loro)(?: loro| suo)? ?(?:bambin[oa]|bimb[oa]|figli[oa]|bebe)?)?
    (?:e|il bambino e|la bambina e) nat[oa]
    ha partorito
  `,
  dogsAtHome: words`
    (?:il|mio|nostro) cane (?:resta|rimane|sta) (?:a casa|con|da)
    lasciamo il (?:nostro )?cane (?:a casa|con|da)
    (?:il|mio|nostro) cane (?:alla fine )?non viene
    lasci(?:o|amo|ero|eremo) il (?:mio |nostro )?(?:cane|cagnolino) (?:a casa|con|da)
    (?:vengo|veniamo|verro|verremo) senza (?:il |mio |nostro )?(?:cane|cagnolino)
  `,
  petsAtHome: words`
    (?:lo|la|li) lasci(?:o|amo|ero|eremo) a casa
    (?:resta|rimane|sta) a casa
  `,
  inTheEnd: words`
    di nuovo
    siamo di nuovo
    di nuovo in
    torniamo
    alla fine
    allora
    vabbe allora
    vabbe
    quindi
    alla fine siamo
    alla fine siamo in
    siamo
    siamo in
    saremo
    saremo in
    allora siamo
    allora siamo in
    restiamo in
    solo
    facciamo
    alla fine solo
  `,
};
