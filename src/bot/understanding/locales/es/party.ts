import type { PartyWords, PeopleWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const party: PartyWords = {
  people: words`personas?; pers\.?; adultos?; ninos?; ninas?; chicos; chicas; bebes?; invitados; comensales; amigos; amigas; companeros; gente; hombres; mujeres; cubiertos; plazas; huespedes; mas; asientos; hijos; hijas`,
  phrases: words`(?:mesa|grupo|reserva|sitio|lugar|familia|cena|comida|espacio|fiesta|equipo|asientos) (?:para|de) (?:unos |unas )?#; somos (?:ahora |solo |unos |unas )?#; seremos (?:ahora |solo |unos |unas )?#; seriamos #; vamos a ser #; vamos #; vamos a ir #; estaremos #; # en total; en total #; nosotros #; # de nosotros; ser #`,
  weakPhrases: words`para (?:unos |unas |solo |nosotros )?#; mejor #; con #; reserva(?:r)? a #`,
  openPhrases: words`mejor #; que sean #; que sea #; digamos #; pon #; ponlo #`,
  otherUnits: words`horas?; minutos?; dias?; noches?; semanas?; mes; meses; anos?; estrellas?; habitaciones; mesas?; euros?; veces; perros?; sillas?; tronas?; de cada; sobre; segundos?; puntos?`,
  fixed: {
    "solo yo": 1,
    "solo para mi": 1,
    "yo solo": 1,
    "yo sola": 1,
    "nosotros dos": 2,
    "los dos": 2,
    "las dos": 2,
    "una pareja": 2,
    "una docena": 12,
    "media docena": 6,
  },
  couples: ["# parejas"],
  companions: words`amigos; amigas; companeros; ninos; hijos; hijas`,
  self: ["yo", "mi"],
  selfAfterAnd: ["yo"],
  selfLeads: ["para", "solo"],
  articles: ["un", "una"],
  adjectives: ["otras", "otros", "pequenos", "jovenes"],
  relations: words`mujer; esposa; marido; esposo; pareja; novia; novio; prometida; prometido; madre; padre; mama; papa; hermana; hermano; hijo; hija; bebe; amigo; amiga; jefe; jefa; colega; abuela; abuelo; tia; tio; primo; prima; suegra; suegro; companero; companera`,
  relationPairs: ["padres", "abuelos", "suegros", "gemelos"],
  possessives: ["mi", "mis", "nuestro", "nuestra", "nuestros", "nuestras", "su", "sus"],
  and: ["y", "mas", "con", "&", "e"],
  or: ["o"],
  to: ["a"],
};

export const people: PeopleWords = {
  nameLeads: words`me llamo; mi nombre es; a nombre de; con el nombre de; el nombre es; nombre:; bajo el nombre de; mi nombre completo es`,
  weakNameLeads: ["soy", "nombre", "es"],
  notNames: words`para; a; el; la; los; las; un; una; y; de; del; en; con; mesa; reserva; hoy; manana; por; favor; que; me; mi; no; si; es; alergico; alergica; vegetariano; vegetariana; celiaco; celiaca; quiero; quisiera; gracias; esta; yo; nos; solo; noche; tarde`,
  titles: ["sr", "sra", "srta", "senor", "senora", "don", "dona"],
  contactLeads: words`numero; telefono; telefono es; movil; celular; tel; tel\.; llamame; llamenme; whatsapp; contacto; correo; e-?mail; email`,
};

export const wishes = words`ventana; terraza; jardin; fuera; afuera; exterior; dentro; interior; balcon; vista; vistas; tranquila; tranquilo; rincon; privado; reservado; trona; tronas; silla alta; silla de bebe; carrito; cochecito; silla de ruedas; accesible; perros?; cumpleanos; aniversario; celebrar; celebramos; tarta; velas?; sorpresa; vegano; vegana; veganos; vegetariano; vegetariana; vegetarianos; sin gluten; gluten; celiaco; celiaca; celiacos; lactosa; frutos secos; nueces; cacahuetes?; alergia; alergias; alergico; alergica; marisco; halal; kosher; embarazada; romantica; romantico; fumadores; cerca de la; lejos de`;
export const wishFillers = words`por favor; y; con; una mesa; mesa; si es posible; si puede ser; tambien; pero; para; quiero; quisiera; queremos; queria; nos gustaria; me gustaria; preferiblemente; gracias; hola; reservar; a ser posible; si; no; en`;
export const negations = words`no; no el; no para; no a las; en vez de; en vez del; en lugar de; en lugar del; no es; no las`;
export const otherNumbers = words`mesa (?:numero |n° ?|nº ?)#; (?:habitacion|numero|calle|linea|planta|piso|puerta) #; # anos; # (?:estrellas?|euros?|puntos?|por ciento|km|metros|segundos?|habitaciones|noches|de \d{1,2}); #(?:º|a|o|er) (?:piso|planta|cumpleanos|aniversario); (?:puntuacion|valoracion) de #; durante # (?:horas?|noches|dias?); calificacion de #`;
