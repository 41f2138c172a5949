import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

/** Of what is wider asked about the house one thing alone, of which the wider answer need say nothing. */
export const particulars = {
  jobs: words`
    (?:søker|trenger|mangler) dere(?: \p{L}{2,8}){0,3} (?:folk|personale?|kokk(?:er)?|servitør(?:er)?|ekstrahjelp)
    ansetter
    ledige (?:stillinger?|jobber)
    jobb hos dere
    søger i(?: \p{L}{2,8}){0,3} (?:folk|personale|kokke|tjenere)
  `,
  prams: words`
    barnevogn(?:er|en|e)?
    klapvogn(?:en|e)?
    trille(?=[ ?.!]*$)
  `,
  changing: words`
    stellebord
    stellerom
    pusle(?:bord|rum|plads)
    skifte (?:bleie|bleier|ble)
  `,
  playArea: words`
    lekekrok
    lekeplass
    legehjørne
    legeplads
  `,
  toilets: words`
    (?:handikap|handicap)?toalett(?:er|et|ene)?
    (?:handicap)?toilet(?:ter|tet)?
    wc
  `,
  quiet: words`
    (?:er|blir|bliver)(?: (?:det|der|hos dere|hos jer|pa kvelden|om aftenen|veldig|ganske|mye|meget|sa)){1,5} (?:stille|rolig|roligt|støyende|støjende|larmende|brakete)
    (?:hvilken|hvilket|hvor)(?: \p{L}{2,13}){0,6} (?:roligst|roligere|stillest)
    mye støy
    meget støj
    støyniva
    støjniveau
  `,
  cake: words`
    (?:egen|eget|egne) (?:\p{L}{1,12} )?\p{L}{0,14}(?:kake|kage)
    (?:ta|tage) med(?: (?:oss|os|meg|mig|en)){0,2} \p{L}{0,14}(?:kake|kage)
  `,
  bill: words`
    dele (?:pa )?regningen
    (?:betale|betaler) (?:hver for (?:oss|seg|os|sig)|separat|hver især)
  `,
  invoice: words`
    faktura(?:en)?
    kvittering(?:en)?
  `,
  tips: words`
    tips
    drikkepenger?
    driks
  `,
  vouchers: words`
    gavekort(?:et)?
  `,
  view: words`
    (?:sjø|fjord)?utsikt(?:en)?
    (?:hav)?udsigt(?:en)?
    (?:ser|se)(?: man)? (?:vannet|vandet|havet|fjorden|sjøen|havnen)
  `,
  heating: words`
    varmelamper
    varmeovner
    oppvarmet
    opvarmet
    pledd
  `,
  minimumSpend: words`
    (?:minste|minimums)(?:beløp|beløb|forbruk|forbrug|kjøp)
  `,
  takeaway: words`
    take[- ]?away
    ta med hjem
    afhentning
    henting
    hente (?:mat|mad)
    (?:hjem)?levering
    leverer
  `,
  charging: words`
    lade(?:stasjon|stasjoner|stander|standere|plass)
    lade bilen
  `,
  sports: words`
    fotball(?:en)?
    fodbold(?:en)?
    kamp(?:en|er)?
    storskjerm
    storskærm
  `,
} satisfies Partial<TopicWords>;
