import type { ElsewhereWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const elsewhere: ElsewhereWords = {
  elsewhere: words`
    alarme
    alarmes
    reveil
    rappel
    rappels
    rappelle-moi (?:de|que)
    minuteur
    playlist
    (?<!(?:y a(?:-t-il)?|avez(?:-vous)?) (?:de la |une? )?)musique(?! (?:live|en direct|d'ambiance)| (?:ou (?:quelque chose|un truc|quoi|autre) ?)?\?| ?\?| ce soir-la)
    chanson
    album
    film
    films
    cinema
    cinemas
    seances?
    meteo
    previsions
    temps fera-t-il
    pluie
    pleuvoir
    neige
    neiger
    temperature
    humidite
    ensoleille
    venteux
    fera-t-il
    froid
    chaud
    evalue
    evaluer
    note ce
    notez
    donne \d
    donner \d
    etoiles a
    roman
    manuel
    livre
    serie
    jeu video
    bande-annonce
    spotify
    youtube
    joue
    jouer
    ecouter
    tableau
    photographie
    bande originale
    programme des films
    (?<!l')r?ajoute[rz]?(?! (?:encore )?(?:\d|(?:vous )?(?:mon|notre) (?:numero|tel|portable|nom|mail)|une? (?:personne|couvert|place|enfant|chaise|adulte)))
    grele
    nuageux
    nuages
    orages?
    orageux
    tempetes?
    brouillard
    parapluie
    degres
    points? sur
    \d points?
  `,
  mentions: words`
    (?:avant|apres) (?:le|la|les|l'|notre|un|une)
    (?:notre|nos)
    (?:on va|nous allons|on sort) (?:au|du|a la)
  `,
};
