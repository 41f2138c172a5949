import type { ElsewhereWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const elsewhere: ElsewhereWords = {
  elsewhere: words`
    we(?:ck|gg)a
    weda\p{L}{0,12}
    watter\p{L}{0,14}
    erinna\p{L}{0,6}
    erinnad
    erinnerige
    vo(?:rher|raus)s[ao]g
    fui?m
    fiume?
    fiumzyte
    spiuzyte
    musig
    luftfeichtn
    wecker
    alarm
    erinner\p{L}{0,6}
    erinnere mich
    timer
    wiedergabeliste
    playlist
    (?<!(?:es|sie|ihr) )musik(?! (?:oder (?:so|so ?was|sowas|ahnliches|irgendwas) ?)?\?| ?\?)
    lied
    lieder
    song
    songs
    album
    alben
    film
    filme
    filmen
    kino
    kinos
    tv-serie
    fernsehserie
    serie
    videospiel
    spiel
    spiele
    spielt(?! (?:bei (?:euch|ihnen)|.{0,20}(?:band|livemusik|musik bei euch)))
    wetter
    wettervorhersage
    vorhersage
    wetterprognose
    prognose
    luftfeuchtigkeit
    feucht
    gewitter
    sturm
    sturme
    regnet
    schneit
    kuhler
    warmer
    \d{1,2} von \d{1,2} (?:punkten|sternen|geben)
    kinoprogramm
    vorstellungszeiten
    animationsfilme
    regen
    regnen
    schnee
    schneien
    temperatur
    sonnig
    windig
    kalt
    warm
    (?:\d{1,2}|wie ?viel|wie ?viele|minus|plus) grad
    bewerte
    bewertung
    roman
    buch
    lehrbuch
    youtube
    spotify
    netflix
    itunes
    podcast
    gemalde
    fotografie
    bild
    horen
    hor(?! (?:mal|zu|her)(?![\p{L}]))
    witz
    arzt
    vorstellung
    spielzeiten
    filmzeiten
  `,
  mentions: words`
    (?:vor|nach) (?:dem|der|den|unserem|unserer)
    unser(?:e|en|em|er)?
    (?:wir gehen|wir wollen|wir waren|wir sind) (?:danach |vorher |dann )?(?:ins|in den|in einen|im)
  `,
};
