import type { HesitatingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const hesitating: HesitatingWords = {
  mends: words`
    nej,? (?:forlat|ursakta|vanta|jag menar)
    (?:forlat|ursakta),? (?:nej|jag menar)
    jag menar
  `,
  only: ["bara", "endast"],
  willTell: ["(?:jag|vi) (?:hor av|sager|meddelar)"],
  postpones: words`
    fraga (?:mig|oss|igen|senare)
    paminn (?:mig|oss)
    vet (?:\p{L}{1,8} ){0,3}(?:imorgon|i morgon|senare|ikvall|i kvall|forst)
    kan (?:\p{L}{1,8} ){0,3}svara
    (?:ska|skall|maste|far|vill|behover|kan|borde|tanker|bara) (?:\p{L}{1,9} ){0,4}(?:fraga|kolla|kolla|stamma|hora|checka|prata)
    (?:ska|skall|maste|far|vill|behover|kan|borde|tanker|bara) (?:\p{L}{1,9} ){0,4}(?:diskutera|se efter|tanka|fundera)
    (?:ska|skall|maste|far|vill|behover(?! inte)|kan|borde|tanker|bara) (?:\p{L}{1,9} ){0,4}(?:ringa|undersoka|dubbelkolla|vanta|hora med|kika|avvakta|samrada)
    kollar
    kolla med
    fragar
    jag fragar
    vi fragar
    hor med
    hora med
    checkar
    snackar med
    pratar med
    stammer av
    aterkommer
    atekommer
    aterkomma
    (?:hor|hors) av (?:mig|oss)
    later (?:dig|er) veta
    meddelar
    sager till
    lat (?:mig|oss|mej)(?! saga)
    ge (?:mig|oss) (?:(?:en|ett|lite|nagra|bara|\d{1,2}) ){0,3}(?:till|tills|tid|betanketid|minuter|minut|sekund|stund|timme|timmar|dag|ogonblick)(?![\p{L}])
    tror det
    jag tror det
    det tror jag
    antar det
    jag antar
    antar
    formodar
    hoppas(?! (?:ni|du))
    forhoppningsvis
    i princip
    i teorin
    teoretiskt
    mer eller mindre
    beror
    kommer an pa
    preliminart
    (?:kan|far|kunde|skulle) (?:jag|vi) (?:\p{L}{1,9} ){0,4}(?:bekrafta|svara|bestamma|aterkomma|tanka|fundera|saga till)
    (?:bekraftar|svarar|bestammer|meddelar|skriver|aterkommer|sager till) (?:\p{L}{1,6} ){0,1}(?:senare|sen|imorgon|i morgon|ikvall|i kvall|strax|nar)
    inte an
    inte annu
    annu inte
    om (?:jag|vi) (?:bekraftar|sager till|meddelar)
  `,
  perhaps: words`
    kanske
    eventuellt
    mojligen
  `,
  holdsOn: words`
    vanta(?: (?:lite|litet|nu))?
    ett ogonblick
    (?:en )?sekund
  `,
  provided: words`
    sa fort
    sa snart
    sa lange
    forutsatt
    under forutsattning
    pa (?:det )?villkor
    med forbehall
    med reservation
    med villkor
    savida
    savitt
    for savitt
    om(?= (?:det|jag|vi|inte|man|ni|du|hon|han|alla|barnen|vadret|nagon|min|mina|mitt|tiden|den|ingen|de|mojligt|nagot|chefen|frun|mannen)(?!\p{L}))
    bara om
    endast om
    ifall
    utifall
    i (?:den )?handelse
    beror
    beroende
    avhangigt
    kommer (?:\p{L}{1,8} )?an pa
    nar(?= (?:jag|vi|min|mina|han|hon|chefen|de|alla) )
    tills
    innan
    skulle(?= (?:det|han|hon|de|vi|min) )
    givet att
    huruvida
    utom om
  `,
  doubts: words`
    kanske
    kanhanda
    eventuellt
    ev
    mojligen
    mojligtvis
    troligen
    troligtvis
    formodligen
    antagligen
    nog(?= (?:inte|ja|maste|far|behover))
    vanta
    vant
    ett ogonblick
    ogonblick
    (?:en|1|ett|bara en) (?:sekund|sek|minut|min|stund|liten stund|ogonblick|sec)
    (?:\d{1,2}|nagra|par) (?:min|minuter|sekunder|timmar|dagar)
    strax
    snart aterkommer
    senare(?<!ses senare)
    sen (?:sa|bestammer|svarar|aterkommer)
    forst
    innan (?:jag|vi|det)
    inte an
    an inte
    inte (?:riktigt |helt |sa )?saker
    osaker
    osakra
    inte sakra
    vet (?:jag |ej |vi |faktiskt ){0,3}inte
    vet ej
    vete
    ingen aning
    tveksam
    tvekar
    tvekan
    obestamd
    inte bestamt
    bestammer
    bestamma
    besluta
    beslutar
    fundera
    funderar
    fundering
    tanka (?:pa|over|efter|lite|igenom)
    tanker (?:pa|over|efter|lite)
    betanketid
    sova pa
    om (?:det|jag|vi|inte|man|ni|du|hon|han|alla|barnen|vadret|nagon|min|mina|mitt|tiden|den|ingen|ni|de|mojligt|nagot)
    ifall
    forutsatt
    under forutsattning
    savida
    (?<!(?:vara|sa|det) )sa lange
    bara om
    endast om
    nar jag (?:vet|har|hort|pratat)
    nar vi (?:vet|har)
    tills (?:jag|vi)
    huruvida
    utifall
    🤔
    😬
    🤷
    ^(?:(?:ok|okej|ja|bra)[,.! ]{1,3})?(?:hej da|hejda|adjo|god natt|hej hej)(?=[,.! ]*$)
    na ja
    naja
    nja
    tja
    vanta(?: (?:lite|litet|ett tag))?(?=[.,!? ]*$)
    ^strax(?=[.,!? ]*$)
  `,
  gratefulIf: words`
    (?:(?:jag|vi) (?:uppskattar(?: det)?|(?:vore|ar|skulle vara) (?:mycket |valdigt )?tacksamma?|skulle uppskatta(?: det)?)|det (?:vore|ar) (?:snallt|bra|schysst|fint)) (?:om|ifall)(?= [^,.;!?]{0,60}(?:noter|namn|skriv|halsa|hansyn|vet|meddel))
  `,
};
