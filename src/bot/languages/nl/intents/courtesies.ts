import type { CourtesyWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Behind what a guest says kindly of the house, and no more. */
const praised = String.raw`(?= ?(?:$|[^\p{L}\d ?]))`;

export const courtesies: CourtesyWords = {
  greet: words`
    (?:werkt|doet) (?:dit|dat) (?:ding|ding het|het|apparaat)(?: (?:het|nog|wel|eigenlijk)){0,3}
    antwoord(?:t|en)? (?:jullie|je|u|er iemand)?(?: nog| of niet){1,2}
    is (?:daar|er) (?:iemand|wie)(?! (?:van|achter|in|die) )
    ben je (?:er|daar)(?: nog)?
    bent u (?:er|daar)(?: nog)?
    hallo
    hoi
    hey
    hi
    goedemorgen
    goedemiddag
    goedenavond
    goedendag
    goeiemorgen
    goede morgen
    goede avond
    goedenacht
    hoe gaat het
    goeiemiddag
    goeienavond
    goeieavond
    goeiedag
    goedeavond
    goede middag
    goede dag
    goeie morgen
    goeie avond
    goeie middag
    goedenmiddag
    heey
    hee
    heyy
    hallootjes
    yo
    hai
    haai
    hallo allemaal
    dag allemaal
    dag meneer
    dag mevrouw
    beste
    beste mensen
    geachte
    moin
    hooi
    goeden morgen
    goeien morgen
    goeden avond
    👋
  `,
  thanks: words`
    (?:jullie zijn|je bent|u bent|jij bent) (?:(?:echt|zo|heel|super|de|een|erg|gewoon|allemaal) ){0,3}(?:toppers?|top|geweldig|lief|aardig|beste|schat|schatten|engel|engelen|fantastisch|vriendelijk|held|helden|behulpzaam)${praised}
    bedankt
    dank je
    dank u
    dank je wel
    dank u wel
    dankjewel
    dankuwel
    merci
    heel erg bedankt
    🙏
    thanks
    thx
    tnx
    dankje
    dank
    hartelijk dank
    dank jullie wel
    dank je vriendelijk
    dank u vriendelijk
    bedankt hoor
    bedankt alvast
    alvast bedankt
    bij voorbaat dank
    danke
    thank you
  `,
  thankedFor: words`voor`,
  praise: words`
    geweldig
    fantastisch
    leuk
    super
    top
    mooi
    fijn
    heerlijk
    tof
    wat (?:leuk|fijn|aardig)
    perfect
    uitstekend
    dat is perfect
  `,
  closing: words`
    dat is alles
    dat was het
    dat was alles
    verder niets
    tot ziens
    doei
    doeg
    doei doei
    (?<!\p{L} )dag(?= (?:hoor|allemaal)|[.!, ]*$)
    tot straks
    tot dan
    tot zo
    tot later
    tot gauw
    fijne dag(?: nog)?
    fijne avond(?: nog)?
    fijn weekend
    prettige (?:dag|avond)
    nog een fijne (?:dag|avond)
    houdoe
    ajuus
    groetjes
    groeten
    met vriendelijke groet
    mvg
    vriendelijke groeten
  `,
  fillers: words`
    (?:pff|oef)
    jeetje
    verdorie
    o
    oo{1,3}h
    ow
    alsjeblieft
    alstublieft
    aub
    eh
    uh
    nou
    dan
    dus
    oh
    ah
    graag
    misschien
    ok
    en
    ja
    maar
    even
    denk ik
    zeg maar
    nu
    hoor
    goed
    ik zei
    zei
    ehm
    uhm
    ehh
    hm
    hmm
    tja
    nou ja
    please
    pls
    svp
    s\.v\.p\.
    a\.u\.b\.
    ff
    effe
    eventjes
    gewoon
    joh
    he
    helemaal
    dank je
    bedankt
    zo
    wel
    prima
    lieve mensen
    toch
    ik denk
    volgens mij
    waarschijnlijk
    verdomme
    potverdorie
    godverdomme
    helaas
    zoals (?:ik )?(?:al )?(?:zei|gezegd)
    de andere ook
  `,
};
