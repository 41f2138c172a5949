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
    (?:den|det) tidlig(?:e|ere|ste)?(?: (?:tiden|alternativet))?
    (?:den|det) minst sene
    (?:den|det) (?:tidligste|første) av (?:dem|de)(?: der)?
    nummer en
    den tidligere
    (?:na )?(?:straks|med en gang|med det samme)(?:,? om det gar|,? hvis mulig)?
    tidligst mulig
    eneren
  `,
  lastButOne: words`
    nest siste
    nestsiste
    den nest siste
  `,
  middle: ["(?:den )?i midten", "midterste"],
  numbered: ["(?:bestilling |bord )?(?:nummer|nr\\.?)", "(?:alternativ|knapp|valg)"],
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
    (?:den|det) sen(?:e|ere|este)?(?: (?:tiden|alternativet))?
    (?:den|det) minst tidlige
    (?:den|det) (?:seneste|siste|sene) av (?:dem|de)(?: der)?
    den senere
    det siste alternativet
    senest mulig
    seneste mulige
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
    forslaget
    tiden
    tida
    den der
    jeg vil ha den
    vi vil ha den
    blir bra
    blir fint
    er bra
    gar bra
    gar fint
    funker
    passer
    passer bra
    passer fint
    passer meg
    passer oss
    er perfekt
    (?:jeg |vi )?tar den
    (?:jeg |vi )?tar
    jeg gar for
    vi gar for
  `,
  places: words`
    andre|anden|annen|2\.|toeren
    tredje|3\.|treeren
    fjerde|4\.|fireren
    femte|5\.|femmeren
    sjette|6\.
  `,
  amongOffered: words`
    (?:som |dere |du )?(?:er ledig|finnes|finst|har|er)
    (?:ledige?|mulige?)(?: tid| bord)?
    av (?:de|dem|disse) (?:2|begge)
    av (?:dem|de|disse|de der)(?: der)?
    (?:i|pa|fra) listen?
    (?:i|pa|fra) lista
    ovenfra
  `,
  anyTime: words`
    (?:tiden|tidspunktet|klokkeslettet) (?:spiller ingen rolle|er (?:det )?samme|er (?:likegyldig|ligegyldig|underordnet|lige meget|ett fett))
    (?:nar|hvornar) som helst(?: den (?:dagen|dag|kvelden|aften))?
    hvilken som helst tid
    alle tider (?:gar|passer|er)(?: bra| fint| fine)?
    samme (?:nar|tid)
    spiller ingen rolle nar
    (?:tiden|tidspunktet|klokkeslettet) (?:er (?:ett|det) fett|er likegyldig|er ikke sa nøye|er det samme)
    (?:nar|hvilken tid) som helst(?: den (?:dagen|kvelden))?
    alle tider (?:gar|funker|passer)(?: bra| fint)?
    (?:det er )?(?:ikke sa nøye|samme for (?:meg|oss)|ett fett) (?:nar|hvilken tid)
    spiller ingen rolle (?:nar|hvilken tid)
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
    (?:det|den|hva) (?:som )?(?:finnes|er ledig)(?: igjen)?
    (?:du|dere) (?:far|kan) (?:gjerne )?(?:velge|bestemme)(?: (?:du|dere|for (?:meg|oss)))?
    hvilken som helst gar bra
    det er ikke sa nøye
    ikke sa nøye
    samme det for (?:meg|oss)
    ett fett
    det er ett fett
    likt for (?:meg|oss)
    begge funker
    begge gar bra
    alle gar bra
    alle gar fint
    ingen preferanse
    hva enn
    hvordan som helst
    det bryr (?:jeg|vi) (?:meg|oss) ikke om
  `,
};
