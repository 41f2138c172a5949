import type { AnswerWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";
import { afterNo } from "./after-no.ts";
import { asking } from "./asking.ts";
import { besides } from "./besides.ts";
import { coming } from "./coming.ts";
import { confirming } from "./confirming.ts";
import { hesitating } from "./hesitating.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  besides,
  coming,
  afterNo,
  ...confirming,
  ...hesitating,
  ...asking,
  asShown: words`
    sa(?: som det ar)?
  `,
  asItIs: words`
    (?:det|sa|allt) (?:ar|blir|ser) (?:bra|fint|perfekt|okej|ok|ratt|bra ut)(?: sa)?
    (?:bra|fint|perfekt) sa
    (?:lat det vara|behall det) (?:sa|som det ar)(?! lange)
    lat (?:det|den) vara(?: (?:sa lange|tills vidare|an sa lange))?(?=[ ,.!]*$)
    det ar allt
    inget att andra
  `,
  keeps: words`
    behall(?: det| den| bordet| bokningen)?
    (?:vi|jag) behaller(?: det| den| bordet| bokningen)?
    lat (?:den|det|bordet|bokningen) sta(?: kvar)?
  `,
  stands: words`
    inte alla
    (?:vi|jag) kommer(?! (?:\p{L}{1,8} )?(?:inte|en annan (?:gang|dag)|nasta))(?: anda| visst| som planerat)?
    (?:det |den |bordet |bokningen )?(?:galler|star) (?:fortfarande|kvar|fast)
    (?:vi|jag) (?:ar|blir) (?:(?!inte)\p{L}{1,8} )?(?:pa plats|dar)(?! inte)
    (?:vi|jag) ska (?:(?!inte)\p{L}{1,8} )?komma
    (?:vi|jag) dyker upp
    (?:vi|jag) vill (?:(?!inte)\p{L}{1,10} )?(?:ha kvar|behalla|ha) (?:det|den|bordet|bokningen)
    (?:vi|jag) behover (?:fortfarande (?:det|bordet|bokningen)|(?:det|bordet|bokningen) fortfarande)
  `,
  pleas: words`
    tack
    snalla
    garna
  `,
  changing: words`
    vi (?:flyttar|andrar|bokar om)(?: det| den)?
    (?:skriv|lagg|notera) (?:till |upp )?det(?: till)?
    notera det
    andra
    andra det
    andra den
    andra sa
    flytta
    flytta den
    boka om
    byt
  `,
  noProblem: words`
    inga problem
    varfor inte
  `,
  beforeAnswer: words`
    varfor fragar (?:du|ni)(?: (?:mig|det|ens|om|nu)){0,3}
    varfor tror (?:du|ni)(?: att)? [^,.;!?]{2,30}
    om det(?: har)? (?:ar|var) (?:allt|det)
  `,
  passedOn: words`
    (?:hon|han|de|alla|de andra|barnen|chefen) (?:sager|sa|tycker)(?: att)?
    (?:min|mitt|mina|var|vara) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:sager|sa|tycker)(?: att)?
    (?!(?:ingen|det|nagon|vem|man)(?!\p{L}))\p{L}{2,14} (?:sager|sa)(?= (?:ocksa )?(?:ja|nej)(?!\p{L}))
  `,
  keepsOther: words`
    avboka (?:inte (?:det|den) andra(?: bordet| bokningen)?|(?:det|den) andra(?: bordet| bokningen)? inte)
    ta inte bort (?:det|den) andra(?: bordet| bokningen)?
    (?:men )?(?:behall|vi behaller|jag behaller) (?:det|den) andra(?: bordet| bokningen)?
  `,
  noWishes: words`
    (?:inga|inget|utan)(?: andra| fler| ytterligare| speciella| sarskilda)? (?:onskemal|onskningar|krav|preferenser|kommentarer)
    (?:inget|ingenting) (?:mer|annat|sarskilt|speciellt|att tillagga)(?: an det)?
    (?:vi|jag) har inga (?:sarskilda |speciella )?onskemal
    (?:inget|ingenting)(?: alls| faktiskt)?
  `,
  notCancelling,
};
