import type { ElsewhereWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const elsewhere: ElsewhereWords = {
  elsewhere: words`
    alarm
    alarmet
    vackarklocka
    larm
    paminn
    paminn mig
    paminnelse
    paminnelser
    timer
    spellista
    spellistan
    (?<!(?:finns det|har ni) (?:\p{L}{1,12} )?)musik(?! live| (?:eller (?:nat|nagot|sa|liknande) ?)?\?| ?\?| den kvallen)
    latar
    laten
    album
    albumet
    film
    filmer
    filmen
    bio
    biografen
    vadret
    vaderprognos
    (?:hur|vad|blir det) .{0,20}vader
    prognos
    regn
    regna
    regnar
    sno
    snoa
    temperatur
    soligt
    blasigt
    kallt
    varmt
    betygsatt
    roman
    boken
    serie
    tv-serie
    tv-spel
    soundtrack
    trailer
    spotify
    youtube
    spela
    lyssna(?! ?[,.!])
    malning
    fotografi
    lagg till .{0,60}(?:spellista|spellistan|lista|listan|album)
    vack mig
  `,
  mentions: words`
    (?:fore|innan|efter) (?:en|ett|var|vart)?
    (?:var|vart|vara)
    vi (?:ska|gar) (?:sen |forst )?(?:pa|till)
  `,
};
