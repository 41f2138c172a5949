import type { PickingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const picking: PickingWords = {
  first: words`
    (?:tidligst|første) mulige?
    den første
    det første
    første
    den 1\.
    1\.
    den tidligste
    det tidligste
    tidligste
    den tidlige
    første alternativ
    det første alternativet
    den øverste
    sa tidlig som mulig
    sa snart som mulig
    sa tidligt som muligt
    sa hurtigt som muligt
    snarest
  `,
  lastButOne: words`
    nest siste
  `,
  middle: ["(?:den )?i midten", "midterste"],
  last: words`
    den siste
    det siste
    siste
    den sidste
    det sidste
    sidste
    den seneste
    det seneste
    seneste
    den sene
    siste alternativ
    den nederste
    sa sent som mulig
    sa sent som muligt
  `,
  choice: words`
    den
    det
    nummer
    nr
    alternativ
    alternativet
    jeg tar
    jeg tar den
    jeg velger
    jeg vælger
    ta
    ta den
    vi tar
    vi tar den
    vi tager
    jeg tager
    velger
    vi velger
    jeg vil ha
    vi vil ha
    jeg vil have
    gjerne
    gerne
    helst
    kjør pa
    tid
    tidspunkt
    forslag
    da
    sa
  `,
  places: words`
    andre|anden|annen|2\.
    tredje|3\.
    fjerde|4\.
    femte|5\.
    sjette|6\.
  `,
  amongOffered: words`
    (?:som |dere |du )?(?:er ledig|finnes|finst|har|er)
    (?:ledige?|mulige?)(?: tid| bord)?
  `,
  anyTime: words`
    (?:tiden|tidspunktet|klokkeslettet) (?:spiller ingen rolle|er (?:det )?samme|er (?:likegyldig|ligegyldig|underordnet|lige meget|ett fett))
    (?:nar|hvornar) som helst(?: den (?:dagen|dag|kvelden|aften))?
    hvilken som helst tid
    alle tider (?:gar|passer|er)(?: bra| fint| fine)?
    samme (?:nar|tid)
    spiller ingen rolle nar
  `,
  any: words`
    (?:velg|vaelg|vælg|ta|tag|gi meg|giv mig)(?: du| dere| i)?(?: bare)? (?:en|ett|et|noe|noget|1|hvilken som helst)(?: for (?:meg|oss|mig|os))?
    det (?:dere har|som er ledig|som finnes)
    hva dere har
    overrask (?:meg|oss|mig|os)
    (?:velg|vaelg|vælg|bestem)(?: du| dere)?(?: for (?:meg|oss|mig|os))?
    hvilken som helst
    hvilket som helst
    hvilken som helst av dem
    noen av dem
    spiller ingen rolle
    det spiller ingen rolle
    det er det samme
    det samme
    samme for meg
    samme for oss
    likegyldig
    ligemeget
    det er lige meget
    lige meget
    alle passer
    alle funker
    begge
    begge deler
    begge passer
    begge dele
    velg du
    dere velger
    vælg du
    vi er fleksible
    jeg er fleksibel
    fleksibel
    uansett
    samme hvilken
    samma det
    hva som helst
    hvad som helst
    som (?:dere|du|i) vil
    samme det
  `,
};
