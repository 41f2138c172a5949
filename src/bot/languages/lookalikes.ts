import { words } from "./word-list.ts";

/**
 * Words and names of any of the languages that one could take for a misspelt day, month or booking word:
 * "Domenico" is no Sunday, "mourning" no morning. They are never corrected.
 */
export const lookalikes: ReadonlySet<string> = new Set(words`
  bucsa; canel; canelli; christens; christian; christians; christs; danso; demarco; domenic; domenica; domenico; dominica; domnica; epifani; epiphane; ester; ferreiro; ferrero; gennaro; imogen
  javier; libero; liberto; madan; marat; maroc; martens; mattia; morgan; morten; natalia; natalie; niklaus; nikolas; persson; quintia; resat; sobar; sylvester; sylwester; valentin; valentins

  booing; brooking; chancel; laddies; luncheon; mattes; mourning; sating; scupper; sedating; super; suppler; sweating; tablets; tales; toady
  valencies; bunch; domain; person; plate; posit; tenner; trade; woolen

  abendrot; absauge; absaugen; bruch; dammen; heiligend; maner; morges; patze; platzte; solventer; staat; uberhoren; uberhorten; uberwogen; uberworfen
  uberzogen; weismachten

  annuel; decombre; demembre; filees; files; homes; palaces; resserve; septembrale; soupeur; soupier; tabes; tablees; tossaient; tossait; tossant
  coussins; cerneau; cerneaux; liber; repoussee; restons; toussaient; toussait; toussant; toussent; troussaient; troussait; troussant; tuables

  agoto; altear; alocar; angosto; angular; angulen; anual; anuar; anublar; anublen; canela; canelar; canelo; demarcar; dominio; domino; genet; halconeen
  janotar; lance; macro; mares; mates; mercales; mudra; quata; sabao; siembre; torca; torque; vienes; vieres; viertes

  capanno; capotando; coazione; stadera

  boeing; daems; dieren; etters; halogeen; herne; kerstdis; koningsweg; launchen; maanen; makken; manen; mieden; moren; nietwaar; onvermogen; overhoren
  overjoegen; overmouwen; overtogen; overwogen; pekken; valavond; verzeten; vochtend

  bitit; boden; boren; broden; faredag; fikes; fines; fiske; guter; heler; kilar; kveden; kviner; ledge; letter; moran; moron; morenen; overmoden
  palasser; pigger; septimer; tanket; tidan; ugnar; veneer; fredman; marsdag
  bockning; boning; boret; brodet; flyta; heller; hitat; kallen; kovallen; kvalen; mansdag; palts; plast; plaster; septetter; tidsdag; torgdag
`);
