import type { AskingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  calls: words`
    (?:du(?! ar)|hor du|horru|halla|forresten|apropa|ursakta|ah|oh|just det|av nyfikenhet|annars|bara)
    vanta(?: lite)?
    jo(?: forresten| just det)?
    (?:bara )?(?:en|1) (?:liten |snabb |annan )?(?:fraga|sak)(?: till| bara| dock)?
    (?:men )?(?:forst|innan (?:dess|det|jag (?:svarar|gor det|ger er det)))(?: bara)?
  `,
  asks: words`
    (?:gar|ar|blir|kan|kunde|far|ska|skulle|maste|behover|har|finns|funkar|passar|kostar|galler) (?:det|den|jag|vi|ni|
      man|du|dar|nagon|nagot|barn|hundar)(?! (?:bra|ok|okej|fint|perfekt|boka|bokas|garna|toppen|sa|inte|bra|utmarkt|
      alldeles|helt|boka)(?:[,.! ]|$)| bli(?: sa| da)?[.! ]{0,3}$)
    gar det bra (?:att|med|om|for)
    ar det (?:ok|okej|bra|lugnt) (?:att|med|om)
    okej? (?:om|att|med)
    vad (?:kostar|hander|ar|gor|galler|om)
    hur (?:lange|mycket|sent|dyrt|gor|ar|funkar|blir|manga)
    nar (?:maste|kan|ar|behover|senast)
    varfor(?! inte)
    var (?:ligger|finns|kan)
    ja eller nej
    undrar
    mojligt att
    saker pa
    (?:stammer|blir|later|gar|passar|funkar|ar) (?:det|detta|den)
  `,
  inverting: words`
    (?:idag|i dag|ikvall|i kvall|imorgon|i morgon|nu)(?= ar (?:vi|jag|hela|alla|barnen)(?!\p{L}))
    (?:tyvarr|dessvarre|olyckligtvis)
    (?:darfor|darmed)
    (?:sa|da)(?= (?:maste|far)(?!\p{L}))
  `,
  cancelAsked: words`
    (?:kan|far) (?:vi|jag) (?:avboka|stalla in)(?: bordet| bokningen| det)?
  `,
  orders: words`
    kan ni
    kan du
    kunde ni
    kunde du
    skulle ni kunna
    skulle du kunna
    vill ni
    vill du
    snalla
    kan man
    kan jag fa
    kan vi fa
  `,
  theWay: words`
    (?:och )?(?:var|hur)(?: (?:parkerar|tar|kommer|kan|hittar|staller|aker))(?: (?:man|vi|jag|sig|oss|mig|dit|bast|bilen|da|hos er|till er|enklast|med (?:bil|buss|tag))){1,4}(?: (?:parkera|parkerar|hit|dit|ta sig dit))?
  `,
};
