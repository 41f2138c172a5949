import type { WhoComesWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const whoComes: WhoComesWords = {
  familiar: [
    "mamma",
    "pappa",
    "mormor",
    "morfar",
    "farmor",
    "farfar",
    "svarmor",
    "svarfar",
    "frugan",
    "brorsan",
    "syrran",
    "morsan",
    "farsan",
    "grabben",
    "sambon",
    "frun",
    "barnet",
    "bebisen",
    "chefen",
    "mannen",
    "pojkvannen",
    "flickvannen",
    "killen",
    "tjejen",
    "sonen",
    "dottern",
    "systern",
    "brodern",
    "kompisen",
    "kollegan",
    "vannen",
  ],
  several: [
    "ungdomarna",
    "killarna",
    "tonaringarna",
    "barnen",
    "ungarna",
    "grabbarna",
    "tjejerna",
    "vannerna",
    "kompisarna",
  ],
  articles: ["den", "det"],
  theirs: ["sin", "sitt", "sina", "en", "ett"],
  someone: ["nagon", "nagon till", "en till(?= ?[,.;!?]| ?$)"],
  staysAway: words`
    @ (?:kan|kommer|hinner)(?: tyvarr| anda| nu| visst){0,2} inte(?: langre)? (?:komma|med|kunna komma|att komma|kunna vara med|vara med|hinna)
    @ (?:kan|kommer)(?: tyvarr| anda| nu| visst){0,2} inte(?: langre| anda| trots allt)?(?= ?[,.;!?]| ?$| sa )
    @ stannar(?: anda| kvar)? hemma
    (?:kan|kommer) (?:tyvarr |anda )?@ (?:tyvarr |anda )?inte (?:komma|med|att komma|vara med)
    @ har (?:tyvarr )?(?:fatt forhinder|hoppat av|lamnat aterbud)
    @ hoppar av
    den som (?:\p{L}{1,12} ){1,4}(?:kommer|kan) (?:anda )?inte(?: komma)?
  `,
  without: words`
    utan @(?= ?[,.;!?]| ?$| (?:da|nu))
  `,
  comesToo: words`
    @ (?:kan|kunde) (?:visst |nu )?(?:komma|folja med|vara med|hanga med) (?:anda|trots allt)
    @ (?:kan|kunde) (?:anda|trots allt) (?:komma|folja med|vara med)
    @ (?:kommer|foljer|hanger)(?: anda| nu){0,2} (?:ocksa|med|anda)(?: med| ocksa)?(?= ?[,.;!?]| ?$| nu| oss| anda)
    (?:kommer|foljer|hanger) @ (?:ocksa|med ocksa|ocksa med)
    (?:kan|far) @ (?:ocksa )?(?:komma|folja|hanga|vara) (?:med|ocksa)
    (?:kan|far) @ ocksa (?:komma|folja|hanga|vara)
    @ vill (?:ocksa|garna) (?:komma|folja med|vara med|hanga med)
  `,
  brings: words`
    (?:ta|ha|bjuda) med(?: mig| oss)?(?: aven| ocksa)? @
    \p{L}{2,15} (?:tar|har) med(?: sig)? @
    det kommer (?:aven |ocksa )?@ till
  `,
  late: words`
    sent
    sen
    forsenade?
    for sent
    forst (?:vid|kl|klockan|runt|efter|\d)
    inte forran
  `,
  arrives: words`
    kommer
    komma
    ansluter
    ansluta
    dyker upp
    ar dar
    lamnar
    lamna
    levererar
    tar med
    svanger forbi
    kommer forbi
    (?:ar|finns) (?:dar|pa plats)
  `,
  pronouns: words`
    han
    hon
    de(?= (?:kommer|ansluter|dyker|ar dar))
  `,
  others: ["de andra", "resten", "de ovriga"],
};
