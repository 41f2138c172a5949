import type { NameWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const names: NameWords = {
  nameLeads: words`
    (?:op )?(?:de )?naam van (?:haar|hem)[,:]?
    op (?:haar|zijn) naam[,:]?
    hier schrijft
    (?:op (?:de )?naam van|onder de naam van) (?:mijn|m'n|mn|onze) (?:vrouw|man|vriend|vriendin|partner|moeder|vader|zus|broer|baas|collega|bedrijf)[,:]?
    (?:de |mijn )?naam (?:is (?:fout|verkeerd|onjuist)|klopt niet)[,.;:]? (?:het|dat|die) (?:moet|is|wordt)
    naam (?:corrigeren|aanpassen|wijzigen|veranderen) ?[?.:,;](?: (?:gewoon|alleen|het is))?
    u spreekt met
    je spreekt met
    naam (?:klopt niet|is (?:fout|verkeerd|niet goed))[,.;:]? (?:het is|het moet zijn|moet zijn|het moet)
    naam (?:van|op|voor|bij) (?:de|mijn|onze) (?:reservering|boeking|tafel) (?:in|naar)
    voornaam(?: is)?:?
    achternaam:?
    (?:u|je) spreekt met
    (?:verander|wijzig) de naam in
    naam (?:wijzigen|veranderen) in
    op naam van mijn (?:man|vrouw)[,:]?
    mijn naam is
    op naam van(?! (?:den|der)(?![\p{L}]))
    onder de naam
    op de naam
    de naam is
    naam is
    naam:
    ik heet
    onder naam
    op naam
    de achternaam is
    achternaam is
    achternaam
    de reservering staat op
    het is op naam van
    reservering staat op naam van
    mijn achternaam is
    noem me
    ik ben het(?: weer| nog eens)?,
  `,
  weakNameLeads: words`
    dat ben ik,
    ik ben het,
    het is (?:gewoon|alleen)
    met(?= (?:mevrouw|meneer|dhr|mw|familie))
    ik ben
    dit is
    naam
    op
    onder
    c/o
    (?:het|'t) is voor
  `,
  familyLeads: words`
    achternaam:?
    op naam van(?! (?:den|der)(?![\p{L}]))
    onder de naam
    op de naam
    onder naam
    op naam
    de achternaam is
    achternaam is
    achternaam
    de reservering staat op
    het is op naam van
    reservering staat op naam van
    mijn achternaam is
    op
    onder
  `,
  answerLeads: words`
    (?:de|het)(?= fam)
    alleen
    gewoon
    (?:zet|doe|schrijf|noteer)(?: er)?(?: maar)?(?: gewoon| alleen)?(?: op)?
    met
  `,
  instead: words`
    liever
    in plaats
    toch
    niet
    ipv
  `,
  again: words`
    weer
    opnieuw
    nog(?: een)? ?(?:keer|maals)
    zoals (?:altijd|gewoonlijk|vorige keer|de vorige keer|voorheen|ik (?:al )?(?:zei|schreef))
    (?:dat |zoals )?(?:zei|schreef|heb) ik(?: (?:toch|al|net|je|u|jullie)){0,3}(?: (?:gezegd|geschreven))?
    ik (?:zei|schreef|heb)(?: (?:toch|al|net|je|u|jullie)){0,3}(?: (?:gezegd|geschreven))?
  `,
  givenLeads: ["(?:en )?(?:mijn |de )?voornaam(?: is)?"],
  called: ["heet"],
  titles: ["dr", "mw", "heer", "prof", "fam", "dhr", "mevr", "meneer", "mevrouw", "de heer", "familie"],
  signOffs: words`
    (?:met )?(?:vriendelijke|hartelijke) (?:groet|groeten)
    (?:hartelijke )?groet(?:en|jes)?
    hoogachtend
    mvg
    (?:alvast )?(?:bedankt|dank)(?: (?:alvast|je wel|u wel|bij voorbaat))?
  `,
  nameFollowers: words`
    hier
    aan de lijn
    aan de telefoon
  `,
  familyTails: words`
    trouwens
    overigens
    van achternaam
    is (?:de|mijn) achternaam
  `,
  nameTails: words`
    is (?:de|mijn) (?:volledige |hele )?naam
  `,
  introductions: words`
    je spreekt met
    hier
    hier is
    met
    u spreekt met
    ik ben
    dit is
  `,
  origins: words`
    van
    van de
    van het
    uit
  `,
  families: words`
    de familie @
    familie @
  `,
};
