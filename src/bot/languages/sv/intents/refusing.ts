import type { RefusingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Something of what was said last is wrong; what it is, may follow. */
const mistaken = words`
  (?:numret|namnet|telefonnumret|mitt nummer|mitt namn) (?:ar|var|blev) fel(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:numret|namnet) stammer inte(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  fel (?:nummer|namn)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:mitt|vart) (?:telefon|mobil)?nummer (?:ar|blev) fel
  det stammer inte
  stammer inte
  fel
  felaktigt
  inkorrekt
  det ar fel
  blir fel
  det blir fel
  det var fel
  inte ratt
  det ar inte ratt
  inte korrekt
  (?:sa|menade|bad) (?:jag|vi) inte
  inte (?:vad|det) (?:jag|vi) (?:sa|menade|bad)
  missforstatt
`;

export const refusing: RefusingWords = {
  mistaken,
  deny: [
    ...mistaken,
    ...words`
      (?:inga|ingen) andring(?:ar)?
      (?:for sent,? )?(?:vi |jag )?(?:har )?(?:redan )?hittat?e? (?:nat|nagot|ett) annat(?: stalle)?
      (?:ingen|inget|inga) av (?:dom|de dar|dem) (?:passar|funkar|gar)
      ingen av dom
      inga av dom
      ingen(?:ting)? passar
      (?:det )?behover inte (?:sparas|kommas ihag|sparas undan)
      (?:det )?behover du inte (?:spara|komma ihag)
      nej,? behall (?:det|den|bordet|bokningen)(?: anda| da)?
      napp
      na
      misstycker
      nja
      nej
      nej tack
      nix
      nepp
      inte
      aldrig
      absolut inte
      (?:sjalvklart|naturligtvis|givetvis|klart) inte
      inte alls
      tyvarr inte
      ingalunda
      n
      nope
      icke
      👎
      ❌
      falskt
      verkligen inte
      nae
      naa
      nah
      nej nej
      nejda
      nej da
      nejvisst
      nehej
      neej
      nejj
      nixpix
      det blir inte bra
      det gar inte
      gar inte
      funkar inte
      det funkar inte
      passar inte
      det passar inte
      inte riktigt
      inte bra
      det ar inte bra
      helst inte
      vill inte
      jag vill inte
      inte intresserad
      ingen av dem
      ingetdera
      inget av dem
      hellre inte
      knappast
      nej det racker
      no
      nej tack det ar bra
      det behovs inte
      behovs inte
      lat bli
      (?:lat|lamna) (?:det|den|allt) (?:vara|som (?:det|den|allt) ar)(?: som (?:det|den) ar)?
      andra (?:inget|ingenting)
      andra inte nagot
      inte den har gangen
      inte denna gang
      ingen av dessa
      ingendera
      inte idag
      inte nu
      inte mojligt
      passar mig inte
      passar oss inte
      inte langre
    `,
  ],
  noThanks: words`
    nej,? tack
  `,
  declines: words`
    (?:det )?behovs nog inte
    (?:ni|du) behover inte ringa(?: (?:mig|oss))?
    (?:det )?(?:vill|vil) (?:jag|vi) (?:helst )?slippa
    slipper helst
    telefonen (?:ar|gick) (?:trasig|sonder)
    (?:jag |vi )?har (?:bara|endast) fast telefon
    min telefon ar trasig
    (?:numret|det)? ?har ni (?:redan|sen (?:sist|innan|tidigare))
    (?:ni|du) har (?:det|numret|mitt nummer) (?:redan|sen (?:sist|innan|tidigare))
    (?:hoppa over|strunta i|lat bli|skippa|utelamna) (?:numret|nummer|mitt nummer|telefonnumret|det)
    (?:numret|det) (?:far (?:du|ni) inte|hoppar (?:jag|vi) over|skippar (?:jag|vi))
    har inget
    utan
    inget
    ingen
    hoppa over
    helst inte
    hellre inte
    skip
    pass
    vill inte uppge
    vill inte lamna
    (?:det )?vill (?:jag|vi) (?:helst )?inte (?:lamna|ge|uppge|dela)(?: ut)?
    det vill jag inte
    (?:det )?behover ni inte
    behovs inte
    vill helst inte
    vill inte
    nej tack
    jag hoppar over det
    hoppar over
    struntar i det
    (?:det (?:var|ar) allt|inget mer|fortsatt|ga vidare)
    (?:det|den) (?:ger|lamnar|sager) jag inte(?: ut)?
    (?:jag )?(?:minns|kommer|har|kan)(?: det| det inte| inte){1,2}(?: ihag| i huvudet| utantill)?(?: just nu)?
    (?:jag )?vill (?:helst )?inte (?:ge|lamna|dela)(?: ut| med mig av)?(?: det| den| numret)?
  `,
  mustGivePhone: words`
    (?:kan|far|skulle) (?:ni|du)(?: kunna)? (?:fa|ta|anvanda) (?:min |en )?(?:e-?post(?:adress)?|mejl(?:adress)?|e-?mail|mail(?:adress)?)(?: istallet)?
    (?:kan|far|skulle) (?:jag|vi)(?: kunna)? (?:lamna|ge|skriva|anvanda)(?: er| dig)? (?:en |min |ett )?(?:e-?post(?:adress)?|mejl(?:adress)?|e-?mail|mail(?:adress)?)
    (?:maste|behover) (?:jag|vi|man)(?: verkligen| absolut){0,2} (?:ge|lamna|uppge|ange)(?: er)? (?:mitt|ett|vart) (?:telefon|mobil)?nummer
    (?:behover|maste) (?:ni|du)(?: verkligen| ha){0,2} (?:mitt|ett) (?:telefon|mobil)?nummer
  `,
  mustThat: words`
    ^(?:(?:ok|men|och)[, ]{1,2})?(?:maste (?:jag|man|det)|ar det)(?: verkligen)?(?: det| vara| nodvandigt| obligatoriskt)?(?=[ ?!.]{0,3}$)
    ^behov(?:s|er ni|er du) (?:det|den|numret)?(?: verkligen)?(?=[ ?!.]{0,3}$)
  `,
  phoneKnown: words`
    samma(?: nummer)? som (?:sist|forra gangen|senast|vanligt|innan|alltid)
    (?:ni|du) har (?:det|mitt nummer|numret)(?: redan)?
    det har (?:ni|du)(?: redan)?
    (?:det har numret|samma nummer|det har nummer)
    som (?:sist|vanligt)
  `,
  callsThemselves: words`
    (?:jag|vi) ringer (?:er|dig|sjalva?|nog|da)?(?: (?:sjalva?|da|nog))?
  `,
  writeHere: words`
    (?:(?:kan|kunde) (?:ni|du) )?(?:inte )?(?:bara )?(?:skriva?|skriv|svara?|anvand|na|kontakta)(?: till)?(?: mig| oss)?(?: bara)? (?:har|i (?:den har )?chatten|den har chatten|chatten|via chatten)(?: istallet)?
    chatten (?:racker|funkar|gar bra)
  `,
  anyPhone: words`
    (?:gar|funkar|duger|racker|ar) (?:det|den)(?: ocksa)?(?: bra| ok| okej| ett problem)?(?= ?\?)
    (?:kan|far|skulle) (?:jag|vi)(?: kunna)? (?:lamna|ge|skriva|anvanda)(?: er| dig)? (?:mitt |min |ett )?(?:\p{L}{2,14} ){0,2}(?:nummer|telefonnummer|mobilnummer)(?: till (?:min|mitt) \p{L}{2,14})?
    (?:gar|funkar|duger)(?: det)?(?: bra)?(?: med)? (?:ett |min |mitt )?(?:\p{L}{2,14} ){0,2}(?:nummer|fast telefon|hemnummer)
    maste det vara (?:mitt|mitt eget|ett mobilnummer|ett svenskt)(?: nummer)?
    (?:hemnummer|fast telefon|fast) eller mobil
    mobil eller (?:hemnummer|fast)
  `,
  withoutPhone: words`
    (?:mobilen|mitt (?:mobil|telefon)?nummer|(?:mobil|telefon)?numret) (?:lamnar|ger|far|delar) (?:jag|ni|du|vi) (?:inte|aldrig)(?: ut)?
    (?:mitt nummer|numret) ar (?:privat|hemligt)
    (?:jag |vi )?(?:lamnar|ger) (?:inte(?: ut)? (?:mitt|nagot)|inget) (?:telefon|mobil)?nummer
    (?:mitt nummer|numret|telefonnumret) (?:lamnar|ger|far) (?:jag|ni) inte(?: ut)?
    fraga (?:mig |oss )?inte (?:ens |ocksa )?efter (?:mitt |nagot |ett |vart )?(?:telefon|mobil)?(?:nummer|numret)
    (?:jag |vi )?har ingen (?:mobil|telefon|mobiltelefon)
    (?:jag )?(?:har|minns|kan) (?:det|numret) inte (?:till hands|har|pa mig|utantill|i huvudet)
    (?:vill (?:helst )?inte|helst inte) (?:ge|lamna|dela)(?: ut)? (?:mitt|vart|nagot) (?:nummer|telefonnummer|mobilnummer)
    (?:inget|utan|har inget|jag har inget|ingen) (?:nummer|telefonnummer|telefon|mobil|mobilnummer)
    (?:tar|ger|lamnar|anvander) (?:inget|ingen) (?:nummer|telefonnummer|telefon|mobil)
    (?:glom|skippa|hoppa over) (?:numret|telefonnumret)
    (?:telefon|telefonnummer|numret|mitt nummer|mobilnummer) (?:behover ni|behovs|behover du|behover man) (?:val |nog )?inte
  `,
};
