import type { AgreeingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const agreeing: AgreeingWords = {
  yes: words`
    vas?[- ]?y
    va[sz]y
    oui mrc
    ui mrc
    oui
    oui oui
    ouais
    ouai
    ouep
    ouaip
    oue
    wi
    ui
    mouais
    oui merci
    oui s'il vous plait
    oui svp
    yes
    yep
    yeah
    ok
    okay
    oki
    okey
    okk
    d ?'?accord
    d'acc
    dac
    bien sur
    absolument
    tout a fait
    mais oui
    si si
    oui bien sur
    oui tout a fait
    evidemment
    bien entendu
    ouii{1,5}
  `,
  affirm: words`
    (?:(?:ben|mais) )?(?:bien sur|evidemment|bien entendu|naturellement) que (?:oui|si)
    (?:j'accepte|nous acceptons|on accepte)(?: (?:les|ces|vos|tout|tous|ca|le|la)(?: (?:conditions|frais|regles|modalites))?)?
    (?:je suis |nous sommes |on est )?d'accord(?: (?:avec|pour) (?:les|ces|vos|tout|ca)(?: (?:conditions|frais))?)?
    (?:veuillez|ayez l'obligeance de|merci de bien vouloir) (?:confirmer|reserver|valider)(?: (?:la|ma|cette) (?:reservation|table))?(?=[,.! ]*$)
    (?:reservez|reserve|confirmez)(?:[- ]la)?,? (?:qu'on en finisse|et puis c'est tout|une bonne fois(?: pour toutes)?|et basta)(?=[,.! ]*$)
    (?:oui|ok|allez),? go
    go go?(?=[.! ]*$)
    (?:nickel|parfait|ok|top|super),? vas y
    vas y(?=[.! ]*$)
    (?:celle|celui)[- ](?:la|ci)
    c'est beau(?=[,.! ]*$|,? (?:reservez|confirmez)[.! ]*$)
    vous pouvez (?:la |le )?(?:reserver|confirmer|valider)(?=[,.! ]*$)
    parfait
    exact
    exactement
    correct
    (?:ok|okay|d'accord|partante?s?) pour (?:la|cette) (?:resa|reservation|table)
    c'est ca
    c'est bon
    c'est correct
    c'est exact
    entendu
    volontiers
    avec plaisir
    certainement
    evidemment
    bien entendu
    super
    genial
    ca marche
    ca me va
    ca me convient
    tres bien
    bien
    je confirme
    confirme
    confirmer
    confirmez
    impeccable
    vrai
    certes
    carrement
    allez-y
    vas-y
    nous serons la(?: sans faute)?
    affirmatif
    (?<!(?:bonjour|bonsoir|salut|coucou|hello),? )ca va(?! ?\?)
    👍
    👌
    ✅
    nickel
    top
    impec
    c'est parfait
    c'est nickel
    c'est top
    c'est super
    c'est ok
    tout est bon
    tout bon
    tout est ok
    tout est correct
    tout est exact
    c'est tout bon
    c'est bon pour (?:moi|nous)
    ok pour (?:moi|nous|ca)
    bon pour (?:moi|nous)
    ca nous va
    ca nous convient
    ca me va tres bien
    ca (?:me|nous) va (?:tres )?bien
    ca ira
    ca roule
    ca joue
    ca le fait
    parfaitement
    c'est cela
    c'est bien ca
    c'est bien cela
    effectivement
    j'accepte
    je valide
    valide
    validez
    valider
    on valide
    je prends
    on prend
    adjuge
    banco
    bien recu
    c'est entendu
    pourquoi pas
    avec joie
    bien evidemment
    sans probleme
    pas de probleme
    pas de souci
    pas de soucis
    aucun probleme
    aucun souci
    sans souci
    cool
    excellent
    merveilleux
    formidable
    on sera la(?: sans faute)?
    on y sera(?! pas| plus)
    nous y serons(?! pas| plus)
    nous viendrons(?! pas| plus)
    on (?:vient|viendra)(?! pas| plus)
    toujours d'accord
    c'est juste
    juste
    c'est cela meme
    faites
    vous pouvez confirmer
    tu peux confirmer
    vous pouvez y aller
    je suis d'accord
    nous sommes d'accord
    on est d'accord
    ca marche pour (?:moi|nous)
    je serai la
    je viens(?! pas| plus)
    nous venons(?! pas| plus)
    marche conclu
    c'est valide
    on confirme
    nous confirmons
    c'est d'accord
    allez y
    tout le monde est d'accord
    (?:retenez|retiens|memorisez|memorise|souvenez-vous)(?:[- ](?:le|les|ca|la|moi|en))?(?=[.! ]*$)
    ca (?:m'a|a|nous a) l'air (?:bon|bien|parfait|super|tres bien|genial)
    voila
    (?:gardez|retenez|garde|retiens)-le
    (?:oui )?c bon
    c ok
    c parfait
    vendu
    (?:on fait|faisons) comme (?:ca|cela)
    on part (?:la-dessus|sur ca)
    (?:je|on|nous) (?:la|le|les) (?:prends?|prenons|veux|veut|voulons)(?! pas| plus)
    (?:bien sur|evidemment) qu(?:'on|e nous|e je) (?:vien[st]|venons|viendra|sera la|serons la|serai la)(?! pas| plus)
    allez,? hop(?=[,.! ]*$|[,.!] )
    c'est parti(?=[,.! ]*$|[,.!] |,? (?:merci|pour)(?! (?:en|quoi)))
    tope la(?=[,.! ]*$|[,.!] )
    vendu(?=[.! ]*$|, (?:merci|reserv))
    roule(?=[.! ]*$|, (?:merci|ma poule))
    (?:chouette|extra|magnifique|splendide|fantastique|extraordinaire|sublime|fabuleux|du tonnerre|au top|trop bien|tip ?top|trop cool|canon|admirable|epatant|au poil)(?=[.! ]*$|[,.!;] |,? (?:merci|reserv|on prend|je prends|allez|vas|valid|confirm))
    ca marche(?= (?:reserv|valid|confirm|on|je))
    (?<=\p{L},? )ajoute[sz]?(?:[- ](?:le|la|les|ca))?(?=[.! ]*$)
    ouii{1,5}
  `,
  permits: words`
    (?:vous pouvez|tu peux)(?: y aller| (?:la |le )?(?:reserver|confirmer|valider|bloquer))?
  `,
};
