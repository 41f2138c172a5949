import { words } from "./word-list.ts";

interface LanguageName {
  /** By its own speakers. */
  readonly own: readonly string[];
  /** By the others. */
  readonly others: readonly string[];
}

/** How each language is called, lower case without accents; a guest asks for one in any of them. */
export const languageNames: Readonly<Record<string, LanguageName>> = {
  en: {
    own: ["english"],
    others: words`
    englisch
    anglais
    ingles
    inglese
    engels
    engelska
    engelsk
  `,
  },
  de: {
    own: ["deutsch"],
    others: words`
    german
    allemand
    aleman
    tedesco
    duits
    alemao
    tyska
    tysk
  `,
  },
  fr: {
    own: ["francais"],
    others: words`
      french
      franzosisch
      franzoesisch
      frances
      francese
      frans
      franska
      fransk
    `,
  },
  es: {
    own: ["espanol", "castellano"],
    others: words`
      spanish
      spanisch
      espagnol
      spagnolo
      spaans
      espanhol
      spanska
      spansk
    `,
  },
  it: {
    own: ["italiano"],
    others: words`
      italian
      italienisch
      italien
      italiaans
      italienska
      italiensk
    `,
  },
  nl: {
    own: ["nederlands"],
    others: words`
      dutch
      niederlandisch
      hollandisch
      neerlandais
      hollandais
      neerlandes
      holandes
      olandese
      nederlandese
      hollands
      neerlandes
      nederlandska
      hollandska
      nederlandsk
    `,
  },
  pt: {
    own: ["portugues"],
    others: words`
      portuguese
      portugiesisch
      portugais
      portoghese
      portugees
      portugisiska
      portugisisk
    `,
  },
  sv: {
    own: ["svenska"],
    others: words`
      swedish
      schwedisch
      suedois
      sueco
      svedese
      zweeds
      svensk
    `,
  },
};

/** What stands around the name of a language where it is asked for, of all languages. */
export const requestWords = {
  courtesies: words`
    please
    pls
    bitte
    s'il vous plait
    svp
    s'il te plait
    por favor
    porfa
    per favore
    per piacere
    alstublieft
    alsjeblieft
    graag
    tack
    snalla
    se faz favor
    thanks
    thank you
    danke
    merci
    gracias
    grazie
    bedankt
    dank u
    obrigado
    obrigada
    hi
    hello
    hey
    hallo
    bonjour
    hola
    ciao
    ola
    hej
    hoi
    only
    now
    instead
    sorry
    ok
    lieber
    gern
    gerne
    mejor
    plutot
    liever
    hellre
    preferisco
    with me
    mit mir
  `,
  before: words`
    can we
    could we
    can you
    could you
    do you
    let's
    i
    we
    i only
    can i
    i'd like to
    i prefer to
    i would like to
    you
    konnen wir
    konnten wir
    konnen sie
    kannst du
    konnt ihr
    ich
    wir
    lass uns
    sie
    du
    peut-on
    pouvez-vous
    on peut
    vous
    est-ce que vous
    je prefere
    podemos
    puedes
    puede
    possiamo
    puoi
    puo
    kunnen we
    kunt u
    kan je
    kun je
    podes
    voce
    voces
    kan vi
    kan ni
    kan du
    vi kan
    will you
    please
  `,
  verbs: words`
    speak
    talk
    write
    continue
    switch
    change
    chat
    reply
    answer
    go on
    use
    prefer
    sprechen
    sprich
    sprechen sie
    sprecht ihr
    sprichst du
    spreche
    schreiben
    reden
    antworten
    weiter
    wechseln
    wechsle
    wechsel
    parler
    parlez-vous
    parlez
    parlez vous
    tu parles
    parles
    parle
    parlons
    ecrire
    repondre
    continuer
    changer
    passer
    hablar
    hablas
    habla
    hablais
    hablan
    hablamos
    escribir
    responder
    seguir
    cambiar
    cambia
    parlare
    parli
    parla
    parlate
    parliamo
    scrivere
    rispondere
    continuare
    spreken
    spreekt u
    spreek je
    spreekt
    spreken jullie
    praten
    schrijven
    verder
    falar
    fala
    falas
    falam
    falamos
    escrever
    continuar
    mudar
    prata
    pratar
    pratar ni
    pratar du
    tala
    talar
    talar ni
    talar du
    skriva
    svara
    byta
    byt
    fortsatta
  `,
  inLanguage: words`
    in
    to
    in het
    auf
    zu
    en
    em
    au
    a
    al
    naar
    naar het
    pa
    til
    till
    para
    im
    ins
  `,
};
