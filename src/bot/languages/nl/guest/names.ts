import type { NameWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

/** The house a guest works for, before its name. */
const firm = "(?:(?:het|mijn|ons) (?:bedrijf|werk)|(?:de|mijn|onze) (?:zaak|firma))(?: graag)?[,:]?";

export const names: NameWords = {
  nameLeads: words`
    (?:de |mijn )?naam (?:moet|hoort|zou) (?:zijn|te zijn)
    (?:op(?: de)?|onder de) naam van ${firm}
    (?:op|onder) de bedrijfsnaam[,:]?
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
    (?:de |onze |uw )?contactpersoon(?: is|:)
  `,
  weakNameLeads: words`
    (?:(?:het|'t) is )?(?:op|voor|via) ${firm}
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
  somethingToEat: words`
    (?:iets|wat|gerecht|gerechten|optie|opties|menu|kaart|keuze)
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
    zoals (?:altijd|gewoonlijk|vorige keer|de vorige keer|voorheen|net|zojuist|daarnet|eerder|bij de (?:andere|eerste)(?: tafel)?|ik (?:al )?(?:zei|schreef))
    (?:dat |zoals )?(?:zei|schreef|heb) ik(?: (?:toch|al|net|je|u|jullie)){0,3}(?: (?:gezegd|geschreven))?
    ik (?:zei|schreef|heb)(?: (?:toch|al|net|je|u|jullie)){0,3}(?: (?:gezegd|geschreven))?
  `,
  staysName: words`
    (?:de |mijn )?naam blijft
    nog steeds
    onveranderd
    ongewijzigd
    blijft
  `,
  sameName: words`
    (?:(?:weer |ook )?(?:op|onder|in) )?(?:de ?zelfde|het ?zelfde|zelfde)(?: naam| persoon)?(?: als (?:eerst|net|zojuist|daarnet|zonet|eerder|altijd|vorige keer|de (?:vorige|andere|eerste)(?: tafel| reservering)?|bij de (?:vorige|andere|eerste)(?: tafel| reservering)?))?
    zoals (?:net|zojuist|daarnet|zonet|eerder|bij de (?:vorige|andere|eerste)(?: tafel| reservering)?)
  `,
  saidBefore: words`
    (?:dat |die |zoals |(?:m'n|mijn|de) naam )?(?:zei|schreef|heb|gaf|had) ik(?: (?:toch|al|net|je|u|jullie|zojuist|eerder|hierboven|nou|m|'m|'t|het|dat|daarnet|zonet|juist)){0,4}(?: (?:gezegd|geschreven|gegeven|verteld|doorgegeven|getypt|genoemd))?
    ik (?:zei|schreef|heb|gaf|had)(?: (?:toch|al|net|je|u|jullie|zojuist|eerder|hierboven|nou|m|'m|'t|het|dat|daarnet|zonet|juist)){1,4}(?: (?:gezegd|geschreven|gegeven|verteld|doorgegeven|getypt|genoemd))?
    zoals (?:ik )?(?:(?:al|net|eerder) ){0,2}(?:zei|schreef|gezegd|geschreven)(?: had| heb)?
    (?:dat )?staat (?:er )?(?:toch |al ){0,2}(?:hierboven|boven|er al)
    voor de (?:tweede|derde|vierde|vijfde|zoveelste|laatste|2e|3e) keer
  `,
  notMine: words`
    niet (?:(?:op|voor|onder|bij) )?(?:mij|mezelf|mijn naam|m'n naam|de mijne)(?: graag)?
    (?:(?:het|'t|dat|hij) (?:is|staat|moet) )niet (?:op|voor|onder) (?:mij|mijn naam|m'n naam)
  `,
  ownNames: words`
    (?:op|onder) (?:mijn|m'n|mn) (?:eigen )?naam(?: dan)?
    (?:(?:doe|neem|gebruik|toch|maar|op) ){0,3}de mijne(?: dan)?
  `,
  givenLeads: ["(?:en )?(?:mijn |de )?voornaam(?: is)?"],
  called: ["heet"],
  titles: [
    "dokter",
    "doctor",
    "professor",
    "drs",
    "ir",
    "mr",
    "dominee",
    "dr",
    "mw",
    "heer",
    "prof",
    "fam",
    "dhr",
    "mevr",
    "meneer",
    "mevrouw",
    "de heer",
    "familie",
  ],
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
  firmTails: words`
    (?:dat is|zo heet|dit is) (?:de naam van )?(?:het |de |ons |onze |mijn )?(?:bedrijf|firma|zaak|kantoor|werkgever)
    (?:ons|mijn|het) bedrijf
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
  halves: ["(?:achter|voor)naam"],
  nameWords: ["naam", "namen"],
  thatIs: ["dat is"],
  townLeads: ["uit", "van"],
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
  givenWritten: words`
    (?:schrijf je |schrijft u )?(?:de |mijn |haar |zijn )?voornaam (?:is|schrijf je|schrijft u|spel je|wordt geschreven als|moet zijn|als)(?: als)?
  `,
  familyWritten: words`
    (?:schrijf je |schrijft u )?(?:de |mijn |haar |zijn )?achternaam (?:is|schrijf je|schrijft u|spel je|wordt geschreven als|moet zijn|als)(?: als)?
  `,
};
