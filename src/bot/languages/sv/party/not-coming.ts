import type { NotComingWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const notComing: NotComingWords = {
  ourselves: words`
    vi 2
    oss 2
    vi bada
  `,
  weStayAway: words`
    @ stannar (?:nog |anda |tyvarr )?hemma
    @ (?:kommer|kan) (?:tyvarr |anda )?inte(?: komma| med)?(?= ?[,.;!?]| ?$)
  `,
  heOrShe: words`
    han
    hon
  `,
  dropsOut: words`
    ar (?:tyvarr |alltsa )?(?:ute|inte med)(?= ?[.,;!?]| ?$)
  `,
  children: words`
    barnen
    barn
    smattingarna
    bebisen
    bebis
    ungarna
    sma
    flickorna
    pojkarna
    grabbarna
    lilla
    lillen
    barnet
    barnbarnen
    tvillingarna
    barnbarn
  `,
  carers: words`
    barnvakten?
    grannen
    grannarna
    svagerska
    svager
    svarforaldrar(?:na)?
    mormor
    farmor
    morfar
    farfar
    kompisar
    vanner
  `,
  elsewhere: words`
    @ (?:stannar|sover|ar|blir)(?: anda| nu| kvar){0,2} (?:hos|med) %(?= ?[.,;!?]| ?$)
    (?:vi|jag) (?:lamnar|lamnade|har lamnat) @ (?:hos|med|till) %
    @ lamnar vi (?:hos|med|till) %
  `,
  births: words`
    (?<!(?:vi|jag) )har (?:just |precis |nyss )?fatt (?:ett )?(?:barn|barnet|en bebis|bebis|bebisen|sitt barn)
    (?<!(?:vi|jag) )(?:fick|fatt) (?:just |precis )?(?:sitt barn|barnet|bebisen|en bebis)
    (?:bebisen|barnet) (?:kom|ar fodd|ar har|foddes)
    fott barn
  `,
  dogsAtHome: words`
    (?:hunden|min hund|var hund) (?:stannar|ar|far vara) (?:hemma|kvar hemma|hos)
    (?:vi|jag) lamnar (?:hunden|var hund|min hund) (?:hemma|hos)
    (?:hunden|min hund) (?:kommer|foljer) (?:anda )?inte(?: med)?
    (?:lamnar|lamna) (?:vi |jag )?(?:hunden|var hund|min hund) hemma
    (?:kommer|kommer da) utan (?:hunden|var hund|min hund|hund)
  `,
  petsAtHome: words`
    (?:lamnar|lamna) (?:vi |jag )?(?:honom|henne|den) hemma
    (?:far (?:han|hon|den) stanna|(?:han|hon|den) (?:far stanna|stannar)) hemma
  `,
  inTheEnd: words`
    igen
    da igen
    vi ar igen
    tillbaka till
    till slut
    da
    okej da
    i slutandan
    till sist
    alltsa
    sa
    faktiskt
    vi blir
    vi ar
    da blir vi
    da ar vi
    bara
    det blir
    blir
    vi blir da
    istallet
  `,
};
