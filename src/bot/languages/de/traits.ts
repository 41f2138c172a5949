import type { TraitWords } from "../trait-words.ts";
import { words } from "../word-list.ts";

export const traits: TraitWords = {
  verbs: words`
    ist
    sind
    hat
    haben
    hatte
    kann (?:nicht|nur|kaum|schlecht|keine?n?|nix|nichts)
    konnen (?:nicht|nur|kaum|schlecht|keine?n?|nix|nichts)
    darf
    durfen
    braucht
    brauchen
    mag
    mogen
    isst
    essen
    trinkt
    trinken
    vertragt
    vertragen
    leidet
    geht (?:am|an|auf)
    sitzt
    hort
    sieht
    lauft
    tragt
    hasst
    benutzt
    nutzt
    findet
    muss
    tut sich
  `,
  ofSeveral: words`
    sind
  `,
  between: words`
    auch
    leider
    namlich
    ja
    noch
    ubrigens
  `,
  relative: words`
    die
    der
    das
    welche[rs]?
  `,
  lastVerbs: words`
    kann
    konnen
    ist
    sind
    hat
    haben
    darf
    durfen
    braucht
    brauchen
    mag
    vertragt
    isst
    trinkt
    sitzt
    lauft
    geht
    hort
    sieht
    muss
  `,
  idle: words`
    einverstanden
    ok
    okay
    zufrieden
    glucklich
    sicher
    unsicher
    hungrig
    hunger
    da
    hier
    dabei
    dort
    gesagt
    erzahlt
    gefragt
    empfohlen
    gehort
    gewesen
    reserviert
    gebucht
    bestellt
    bezahlt
    gezahlt
    entschieden
    vergessen
    gefunden
    gesehen
    angerufen
    gerufen
    geschrieben
    angekommen
    unterwegs
    weg
    wieder
    verhindert
    arbeiten
    los
    passen
    arbeit
    zu spat
    spater
    verspatet
    fruher
    mit dabei
    fur (?:mich|uns|sie)
    bei (?:mir|uns)
    eine?r von (?:uns|ihnen|denen)
    de[rs]selbe
    dieselbe
    der chef
    die chefin
    stammgast
    fan
    ein freund
    eine freundin
    den tisch
    einen tisch
    die (?:nummer|adresse|reservierung|buchung|bestatigung)
    ihre nummer
    alt
    jahre
    keine (?:zeit|lust|ahnung)
    zeit
    lust
    gern(?:e)?
    recht
    schuld
    vor
    gemeint
    gedacht
    gekommen
    kommen
    gehen
    an der reihe
    mein
    meine
  `,
};
