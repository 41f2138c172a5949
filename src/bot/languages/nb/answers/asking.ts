import type { AskingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  asks: words`
    (?<!takk? )(?:gar|er|blir|bliver|kan|kunne|far|skal|skulle|ma|trenger|har|finnes|findes|funker|passer|koster|gjelder|
      gælder) (?:det|den|jeg|vi|dere|man|du|der|noen|nogen|barn|hunder|hunde)(?! (?:bra|ok|okei|fint|greit|perfekt|
      bestille|gjerne|gerne|topp|sa|ikke|godt|helt)(?:[,.! ]|$))
    gar det (?:bra|an|fint) (?:a|at|med|om|hvis|for)
    er det (?:ok|okei|greit|i orden) (?:a|at|med|om|hvis)
    (?:ok|okei|greit) (?:om|hvis|a|at|med)
    hva (?:koster|skjer|er|gjør|om)
    hvad (?:koster|sker|er|gør|med)
    hvor (?:lenge|længe|mye|meget|sent|dyrt|mange|er|ligger)
    hvordan
    nar (?:ma|kan|er|senest)
    hvornar
    hvorfor(?! ikke)
    ja eller nei
    ja eller nej
    lurer
    sikker pa
  `,
  inverting: words`
    (?:i (?:dag|kveld|morgen)|na)(?= er (?:vi|jeg|hele|alle|barna)(?!\p{L}))
    (?:dess?verre|desværre|diverre|beklageligvis)
    (?:derfor|dermed)
    (?:sa|da)(?= ma(?!\p{L}))
  `,
  cancelAsked: words`
    (?:kan|far) (?:vi|jeg) (?:avbestille|avlyse|kansellere|aflyse)(?: bordet| bestillingen| det)?
  `,
  orders: words`
    kan dere
    kan du
    kan i
    kunne dere
    kunne du
    kunne i
    vil dere
    vil du
    vil i
    kan man
    kan jeg fa
    kan vi fa
  `,
  calls: words`
    (?:du(?! er)|hør her|hallo|forresten|apropos|unnskyld|ah|oh|av nysgjerrighet|ellers|bare)
    vent(?: litt)?
    jo(?: forresten)?
    (?:bare )?(?:en|et|1) (?:lite |kjapt |raskt |annet |liten |annen )?(?:spørsmal|ting|sak)(?: til| bare)?
    (?:men )?(?:først|før (?:det|jeg (?:svarer|gjør det)))(?: bare)?
  `,
  theWay: words`
    (?:og )?(?:hvor|hvordan)(?: (?:parkerer|kommer|kan|finner|setter|drar))(?: (?:man|vi|jeg|seg|oss|meg|dit|best|bilen|da|hos dere|til dere|enklest|med (?:bil|buss|tog))){1,4}(?: (?:parkere|parkerer|hit|dit|komme seg dit))?
  `,
};
