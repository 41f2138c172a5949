import type { ElsewhereWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const elsewhere: ElsewhereWords = {
  elsewhere: words`
    alarm
    alarmen
    alarmer
    alarmene
    alarmerne
    vekkerklokke
    vækkeur
    vekk meg
    væk mig
    pamind
    mind mig
    minn meg
    pamindelse
    pamindelser
    pamidelse
    pamindelsen
    paminnelse
    paminnelser
    paminnelsen
    timer pa
    nedtelling
    spilleliste
    spillelisten
    playliste
    playlisten
    playlist
    (?<!(?:er det|er der|har dere|har i) (?:\p{L}{1,12} )?)musikk?(?! ?\?)
    sang
    sangen
    sange
    sanger
    album
    albumet
    film
    filmen
    filmer
    biograf
    biografen
    kino
    kinoen
    spilletider
    været
    vejret
    værmelding
    vejrudsigt
    vejrudsigten
    vejr
    regn
    regne
    regner
    snø
    snør
    sne
    sner
    storme
    tarn
    temperatur
    temperaturen
    solskin
    overskyet
    skyet
    fugtigt
    fugtig
    varmt
    koldt
    koldere
    kaldt
    grader
    bedøm
    vurder
    give .{0,60}(?:stjerner|point|poeng)
    gi .{0,60}(?:stjerner|poeng)
    stjerner til
    roman
    romanen
    boken
    bogen
    boka
    bog
    serie
    serien
    tv-serie
    fjernsyn
    videospill
    videospil
    soundtrack
    trailer
    spotify
    youtube
    netflix
    itunes
    pandora
    iheart
    deezer
    spil
    spiller(?! ingen rolle)
    spill(?:e)?(?! inn)
    lytte
    lytt
    høre (?:dem|noe|noget|en|musik|musikk)
    maleri
    fotografi
    tilføj .{0,80}(?:playliste|playlisten|liste|album)
    legg .{0,60}(?:spilleliste|spillelisten)
    varsler
    forestilling
    saga
    sagaen
    krøniken
    paraply
  `,
};
