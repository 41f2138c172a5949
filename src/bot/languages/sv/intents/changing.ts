import type { ChangingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What a booking is kept under. */
const kept =
  "(?:(?:for|efter)?namn(?:et)?|(?:telefon|mobil)nummer|(?:telefon|mobil)?numret|e-?post(?:adress(?:en)?)?|mejl(?:adress(?:en)?)?)";

export const changing: ChangingWords = {
  change: words`
    antalet (?:andras|blir annat)
    andra (?:nagot|nagonting|min|var|bokningen|tiden|till|dag|datum|dagen|datumet|antal|antalet|det|fran|pa|mitt|mina|en|namnet|om|istallet|vart|bordet)
    vill andra
    (?:andra|boka om) \p{L}{3,7}dags?(?:ens|ar) ?(?:bord|bokning|tid|bordet|bokningen)
    (?:andra|boka om) \p{L}{3,7}dags(?:bordet|bokningen)
    (?<=^ {0,2})andra den
    (?:kan|kunna|behover|maste|far|gar det att|mojligt att) (?:jag |vi |ni |du |man )?andra
    (?<!(?:mig|jag) (?:och|plus|\+|&) )(?:en|1|\d|nagon) (?:person |personer |vuxen |barn )?(?:till|extra|mindre|mer|farre|fler)(?= (?:pa bokningen|i sallskapet)| ?[.!]*$)
    lagga till
    lagg till
    utoka
    utokar
    minska
    dra ner
    tidigarelagg
    senarelagg
    skjut(?:a|er)? (?:pa|fram|upp)
    bytt
    andrat
    ska vara
    skulle vara
    blir (?:en|1) (?:till|mindre)
    andrar
    andring
    flytta
    flyttar
    byta
    byt
    byter
    omboka
    ombokning
    boka om
    skjuta upp
    tidigarelagga
    senarelagga
    en annan (?:dag|tid|kvall|vecka)
    ett annat (?:datum|klockslag)
    annan tid
    annan dag
    uppdatera
    justera
    korrigera
    ombokas
    bokning till en annan
    (?:ar|blir)(?: (?:vi|det|nu|anda|lite|nagra)){0,3} (?:fler|farre|mindre)(?= ?[.,!]| ?$| (?:personer|an))
    (?:andra|andring av) (?:bokning |nummer |nr )?\d{1,2}(?=[.! ]{0,3}$)
  `,
  holder: words`
    (?:numret|namnet|telefonnumret|mitt nummer|mitt namn) (?:ar|var|blev) fel(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:numret|namnet) stammer inte(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    fel (?:nummer|namn)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:andra|andrar|byt|byta|byter|ratta|korrigera|uppdatera)(?: pa| mitt| vart)? ${kept}
    ${kept}(?: pa (?:min |var )?bokning(?:en)?)? (?:ar|blev|var|stammer|star) (?:\p{L}{1,6} )?(?:fel(?:stavat)?|inte(?: ratt)?)
    (?:annat|nytt|nya|fel) ${kept}
    (?:skriv|satt|lagg|for)(?:a|er)?(?: over| om)? (?:bokningen|bordet|min bokning) (?:pa|i) (?:ett annat )?namn(?:et)?
    ${kept} har (?:andrats|bytts)
    stavat (?:mitt )?namn(?:et)? fel
    (?:lagga till|lamna|ge|skicka)(?: er| dig)? (?:mitt|vart|ett) (?:telefonnummer|nummer|mobilnummer)
  `,
  rather: words`
    istallet
    i stallet
    hellre
    egentligen
  `,
  minds: words`
    (?:andrat|bytt) (?:oss|mig|asikt|uppfattning)
    planer(?:na)? har (?:andrats|andrat sig)
    andrade planer
    andring av planerna
    bytt planer
    plan(?:en|erna) andrades
  `,
  apologies: ["forlat", "ursakta", "sorry"],
  correction: words`
    glom det
    strunt
    dumheter
    nej
    eller nej
    nej forresten
    (?<=(?:nej|vanta|na)[,.]? )fortfarande
    forresten nej
    menar
    skrev fel
    egentligen
    hellre
    forlat
    ursakta
    vanta
    jag menade
    jag menar
    fel
    rattelse
    inte
    gor det till
    oj
    snarare
    nej vanta
    vi menar
    sorry
    sry
    ups
    hoppsan
    ojda
    oj da
    menade
    det ska vara
    ska vara
    ratta
    korrigering
    lat oss saga
    ta
    gor om
    ta istallet
    battre
    na
    nae
    asch
    usch
    nej men
    oops
    upps
    hoppla
    pardon
    rattare sagt
    jag tog fel
    tog fel
    nja
    menar jag
    alltsa
  `,
  saysMeant: words`
    (?:(?:jag|vi) )?men(?:ar|ade)(?: (?:jag|vi))?
  `,
  but: ["men", "forutom", "dock", "fast"],
  therefore: ["sa", "alltsa", "darfor"],
};
