import type { NotComingWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const notComing: NotComingWords = {
  ourselves: words`
    wir 2
    wir beiden?
  `,
  weStayAway: words`
    @ bleiben (?:dann |lieber |doch |leider |jetzt ){0,2}(?:zuhause|zu hause|daheim)
    @ (?:kommen|konnen) (?:dann |doch |leider |jetzt ){0,2}nicht(?: mehr)?(?: mit| kommen| mitkommen)?(?= ?[,.;!?]| ?$)
  `,
  heOrShe: words`
    er
    sie
  `,
  dropsOut: words`
    ist (?:leider |jetzt |damit |nun ){0,2}raus(?= ?[.,;!?]| ?$)
  `,
  children: words`
    kinder
    kleinen
    kleine
    baby
    kids
    jungs
    madels
    zwerge
    babys
    kind
    tochter
    sohn
    zwillinge
    enkel
    enkelkinder
  `,
  carers: words`
    babysitter(?:in)?
    nachbarn?
    nachbarin
    tagesmutter
    omi
    opi
    freunden
  `,
  elsewhere: words`
    @ (?:bleiben|bleibt|sind|ist|ubernachten|schlafen)(?: dann| jetzt| doch| an dem abend| solange){0,2} (?:bei|mit) %(?= ?[.,;!?]| ?$| und )
    (?:lassen|geben|bringen) wir (?:doch |dann |lieber )?@ (?:bei|zu) %
    @ (?:lassen|geben|bringen) wir (?:doch |dann |lieber )?(?:bei|zu) %
    (?:wir|ich) (?:lassen|lasse|geben|bringen|haben) (?:doch |dann |lieber )?@ (?:bei|zu) %
  `,
  births: words`
    (?<!(?:wir|ich) )(?:hat|haben) (?:\p{L}{2,8} ){0,2}?(?:das|ein|ihr|sein|zwillinge) ?(?:baby|kind)? (?:bekommen|gekriegt|zur welt gebracht)
    (?<!(?:unser|mein) )(?:baby|kind) (?:ist|kam) (?:\p{L}{2,8} ){0,3}(?:da|geboren|zu fruh|auf die welt|gekommen)
    entbunden
  `,
  dogsAtHome: words`
    (?:der|mein|unser) hund (?:bleibt|kommt) (?:\p{L}{2,8} ){0,2}?(?:zuhause|zu hause|daheim|bei|nicht mit)
    (?:den|unseren|meinen) hund (?:lassen|lasse) (?:wir|ich) (?:\p{L}{2,8} ){0,2}?(?:zuhause|zu hause|daheim|bei)
    (?:wir|ich) (?:lassen|lasse) (?:den|unseren|meinen) hund (?:\p{L}{2,8} ){0,2}?(?:zuhause|zu hause|daheim|bei)
    (?:lassen|lasse|lass) (?:wir|ich) (?:den|unseren|meinen) hund (?:\p{L}{2,8} ){0,2}?(?:zuhause|zu hause|daheim|bei)
    (?:lass|lasse|lassen) (?:den|unseren|meinen) hund (?:\p{L}{2,8} ){0,2}?(?:zuhause|zu hause|daheim)
    bleibt (?:der|mein|unser) hund (?:\p{L}{2,8} ){0,2}?(?:zuhause|zu hause|daheim)
    (?:kommen|komme|komm) (?:wir |ich )?(?:dann |doch |eben |halt ){0,2}ohne (?:den |unseren |meinen )?hund
    (?:wir|ich) (?:kommen|komme|komm) (?:dann |doch |eben |halt ){0,2}ohne (?:den |unseren |meinen )?hund
  `,
  petsAtHome: words`
    (?:lassen|lasse|lass) (?:wir |ich )?(?:ihn|sie|es) (?:\p{L}{2,8} ){0,2}?(?:zuhause|zu hause|daheim)
    (?:(?:er|sie|es) bleibt|bleibt (?:er|sie|es)) (?:\p{L}{2,8} ){0,2}?(?:zuhause|zu hause|daheim)
  `,
  inTheEnd: words`
    wieder
    doch wieder
    also wieder
    dann wieder
    sind wir wieder
    am ende
    dann
    dann eben
    doch
    dann doch
    doch nur
    eben
    halt
    also
    schlussendlich
    letztendlich
    letztlich
    nur
    nur noch
    jetzt
    wir sind
    wir sind dann
    sind wir
    waren wir
  `,
};
