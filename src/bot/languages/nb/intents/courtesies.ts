import type { CourtesyWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Behind what a guest says kindly of the house, and no more. */
const praised = String.raw`(?= ?(?:$|[^\p{L}\d ?]))`;

export const courtesies: CourtesyWords = {
  greet: words`
    er (?:det )?noen (?:der|her)
    er du der(?: enna)?
    hei
    hej
    hallo
    halla
    heisann
    hejsa
    heihei
    hei hei
    heia
    hello
    hi
    heisan
    god morgen
    godmorgen
    god kveld
    godkveld
    god aften
    godaften
    god dag
    goddag
    god ettermiddag
    god eftermiddag
    god formiddag
    mojn
    morn
    morn morn
    hei dere
    hei alle
    hvordan gar det
    davs
    dav
    tjena
    👋
    funker (?:det her|dette|greia)(?=[ ?!]*$)
    svarer (?:dere|du|noen) eller(?: ikke| hva)?
    hvordan star det til
    hvordan har du det
    hei pa deg
    hei igjen
    heisann sveisann
    halla balla
    heihei dere
    hallaien
    god natt
    heiii
    hei der
  `,
  thanks: words`
    (?:dere er|du er) (?:(?:sa|virkelig|helt|en|de|den|jo|bare|alle) ){0,3}(?:best|beste|flinke?|greie|snille?|fantastiske?|gull|herlige?|toppen|konge|engel|engler|super)${praised}
    takk
    tak
    tusen takk
    tusind tak
    takk skal du ha
    takk skal dere ha
    tak skal du ha
    tak skal i have
    mange takk
    mange tak
    takker
    takk for hjelpen
    tak for hjælpen
    hjertelig takk
    takk sa mye
    tak for det
    takk for det
    pa forhand takk
    takk pa forhand
    pa forhand tak
    supert takk
    thanks
    thx
    takk takk
    🙏
    tak skal (?:du|de) have
    tusind tak skal (?:du|i|de) have
    tusen takk skal (?:du|dere) ha
    takk (?:likevel|uansett)
    takk takk takk
    tusen hjertelig(?: takk)?
    kjempetakk
    takk for alt
    takker og bukker
    takk for svar
    mange tusen takk
    tusen millioner takk
    takk for det du
  `,
  thankedFor: words`for`,
  praise: words`
    flott
    fantastisk
    nydelig
    supert
    topp
    kjempebra
    sa (?:bra|fint|hyggelig)
    perfekt
    det er perfekt
    herlig
    utmerket
    stralende
    kjempefint
    strøkent
    kanon
    sa snilt
  `,
  closing: words`
    det var alt
    det er alt
    ikke noe mer
    ikke mere
    ikke noget andet
    ha det
    ha det bra
    ha det fint
    hade
    hadet
    farvel
    hej hej
    vi ses
    vi sees
    snakkes
    ha en fin dag
    ha en fin kveld
    hav en god dag
    god helg
    god weekend
    god kveld videre
    mvh
    med vennlig hilsen
    vennlig hilsen
    venlig hilsen
    hilsen
    (?:vi |jeg )?gleder (?:oss|meg) (?:veldig |sann )?(?:til det)?
    ikke noe annet
    vi ses da
    vi snakkes
    vi høres
    ha en god kveld
    ha en hyggelig kveld
    ha en riktig fin kveld
    ha en fin helg
    god kveld
    god natt
    det var alt takk
    nei det var alt
    ikke noe mer takk
    beste hilsen
    takk og ha det
    takk og hade
    hade bra
    ha det sa lenge
  `,
  fillers: words`
    takk
    tak
    vær sa snill
    vær sa god
    eh
    øh
    øhm
    ehm
    hm
    hmm
    altsa
    da
    sa
    oh
    ah
    ja
    jo
    kanskje
    maske
    ok
    okei
    okay
    og
    men
    nok
    na
    nu
    tror jeg
    bare
    jeg sa
    gjerne
    gerne
    vel
    liksom
    pls
    please
    forresten
    i sa fall
    i sa fald
    jeg tenker
    vi tenker
    helst
    venligst
    vennligst
    lige
    sann
    litt
    dessverre
    desværre
    som (?:jeg )?(?:allerede )?sagt
    (?:oi|uff|tja|æsj|huff)
    pokker
    oisann
    typ
    sier
    si
    for faen
    for pokker
    faen
    unnskyld
    den andre ogsa
    jeg tror
  `,
};
