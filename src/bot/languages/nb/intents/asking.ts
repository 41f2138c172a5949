import type { AskingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  question: words`
    har (?:dere|i) (?:apent|apnet|åpent|abent|oppe)
    er (?:dere|i) (?:apne|åpne|apent|abne)
    hvor lenge
    hvor længe
    hvor mye
    hvor meget
    hvor mange
    hvor dyrt
    hva koster
    hvad koster
    nar (?:apner|stenger|har dere|er dere|lukker)
    hvornar (?:abner|lukker|har i|er i)
    hvor (?:ligger|er|finner|holder)
    apningstider
    apningstidene
    abningstider
    abningstiderne
    adressen
    adresse
    menyen
    menuen
    menukort
    parkering
    parkere
    (?:kan|far) (?:man|vi|jeg) (?:sitte|sidde|ta med|tage|betale|parkere|røyke|ryge|spise ute|fa mat uten|fa mad uden)
    tar dere
    tager i
    godtar dere
    aksepterer dere
    serverer (?:dere|i)
    tilbyr dere
    tilbyder i
    er det (?:mulig a (?:sitte|ta med|fa mat)|dyrt|langt|parkering|kleskode|aldersgrense|rullestol|utsikt|terrasse|uteservering|hund|barnestol)
  `,
  onlyAsks: words`
    (?:jeg |vi )?(?:ville|vil)(?: (?:bare|gjerne))? (?:sporre|vite|hore)(?: om)?
    (?:jeg |vi )?lurer(?: bare)?(?: pa)?(?: om)?
  `,
  questionStart: words`
    (?:(?:et|1) )?(?:raskt |kort |lite |hurtigt )?(?:sporsmal|spørsmal)
    (?:pa|i|med|til|fra|hos|for) (?:hvilken|hvilket|hvilke|hva|hvad|nar|hvornar|hvor)
    hva
    hvad
    nar
    hvornar
    hvor
    hvem
    hvordan
    hvorfor
    hvilken
    hvilket
    hvilke
    er det
    er dere
    er der
    er i
    kan
    kunne
    far
    finnes
    findes
    skulle
    gar det
    tar
    har dere
    har i
    hvor mange
    lurer pa
    jeg lurer
    vi lurer
    mon
    serverer
    korleis
    kva
    (?:dere|du|i) (?:svarte|svarede|sa|sagde) (?:aldri|aldrig|ikke)
    (?:dere|du|i) har ikke (?:svart|svaret|sagt)
  `,
  requests: words`
    kan (?:vi|jeg|man) (?:fa|bestille|reservere|booke|komme)
    kunne (?:vi|jeg) (?:fa|bestille|reservere|booke)
    vil gjerne
    vil gerne
    far vi
  `,
  charged: words`
    koster?
    gebyr
    betale\p{L}{0,1}
  `,
  orNot: words`
    (?:er )?(?:det )?ikke(?: lov| mulig)?
  `,
  toKnow: words`
    vite (?:om|hvordan|hva)
  `,
  offered: words`
    noe
    noen
    storre
    større
    ledige?
    fortsatt
    fremdeles
    ogsa
    komme
    ga
    gar
    funker
    fungerer
    passer?
    mulig
    bedre
    annet
    igjen
    (?:rundt|omkring|har|finnes|hva|hvad|ved)
  `,
};
