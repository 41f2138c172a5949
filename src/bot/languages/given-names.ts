import { words } from "./word-list.ts";

const setOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(" ")));

/**
 * Given names that many guests have, in lower case and without accents. Where no name was asked for, one of them tells a
 * name from other words. Those that are as well a word of one of the languages ("will", "hope", "julio") are left out.
 */
export const givenNames = setOf(words`
  aafke aaltje aaron abdul abdullah abel abigail achim adam adela adelaide adele aditya adnan adolfo adrian adriana
  adriano afonso agathe agnes agnese agneta agnieszka agustin ahmad ahmed ahmet aidan aiden aimee aisha aitor alain
  alan albane albert alberta alberto albin alda aldo alec alejandra alejandro alek aleksander aleksandr aleksandra
  alessandra alessandro alessia alessio alex alexander alexandra alexandre alexis alf alfie alfonsina alfonso alfredo
  alice alicia alina alison alistair alix almudena alva alvaro amalia amanda amandine amedeo amelia amelie amina amir
  amit amy ana anabela anais anand ananya anders andrea andreas andreia andres andrew andriy anette angela angele
  angelica angelika angelo anibal anika anil anita anja anjali anke anna anna-karin annalisa annamaria anne anne-marie
  anneke annelie annelies annemarie annette annick annie annika anouk anthony antje antoine anton antonella antonia
  antonietta antonino antonio aoife araceli archie arianna arie arjan arjun arlette armand armando arnaud arne arthur
  artur arturo arun arvid ashley asif astrid attilio aude audrey augusto aurelie aurelien aurora axel ayse baptiste
  barbara barry bart bartosz bastiaan bastian bastien beate beatrice beatriz becky begona belen ben benedetta
  benedetto benedicte benedikt bengt benito benjamin benoit berit bernadette bernard bernardo bernd bernhard berta
  bertrand beth bettina betty bianca birgit birgitta birthe bjorn bo-goran bob bobby bogdan boris borja borje brad
  bram brandon brenda brian brice bridget brigitte britt britta bruce bruna brunella bruno bryan caetano callum
  cameron camilla camille caoimhe carina carine carl carla carlo carlos carlota carmela carmelo carmen carmine carol
  carolien carolina caroline carolyn carsten catalina catarina caterina catherine cathy cecile cecilia cedric cees
  celia celine cesare chantal charles charlie charlotta charlotte chelsea chema cheryl chiara chloe chris christa
  christelle christer christian christiane christine christoph christophe christopher ciara ciaran cidalia cindy
  cinzia claire clara clarissa claudia claudio claus clemence clement clementine clive coen colette colin coline
  concha connor conor corentin corinne cormac cornelia corrado corrie cosimo craig cristian cristiana cristiano
  cristina cristobal cynthia cyril daan dagmar damian damien dan daniel daniela daniele danielle danilo danny dario
  darren dave davi david davide debbie debora deborah declan deepak delphine denis denise deniz dennis derek dermot
  detlef dev diana diane didier diederik diego dieter dietmar diletta dinis diogo dirk divya dmitri dmitry dmytro
  domenico dominik dominique donald donatella donna doris dorothy doug douglas duarte duncan dylan ebba ebru eddie
  edgar edith edoardo edouard edson eduarda eduardo edvin edward eileen eivind elaine eleanor elena eleonora elfriede
  elia eliana eliane elif elin elio elisa elisabeth elisabetta elise elizabeth elke ellen ellie ellinor elodie els
  elsa elske elvira emanuela emanuele emelie emeline emiel emil emile emilia emilie emilio emily emma emmanuel
  emmanuelle emre enrica enrico enrique enzo eoin eric erik erika erin erland ernesto ernst erwin esmee espen esteban
  estefania estelle ester esther ethan etienne ettore eugene eugenia eugenio eusebio eva evan evelina evelyn evert
  evie fabian fabien fabienne fabio fabiola fabrice fabrizio fanny farah fatih fatima fatma federica federico felicity
  felipe felix femke ferdinando fergus fernanda fernando fernao filipa filipe filippo filomena finn fiona fiorella
  flavia flavio fleur florence florent florian floris frances francesca francesco francine francis francisca francisco
  franco francois francoise frank franz franziska fred freddie frederic frederick frederik fredrik freja freya frida
  frieder friederike friedrich frits fritz frode gabi gabriel gabriele gabrielle gaelle gaetano gareth gary gaspard
  gautier gavin geert geeta geir gemma genevieve geoff geoffroy georg george georgia gerald gerard gerardo gerd gerda
  gerhard gerrit gertrud giacomo giada giampiero gianfranco gianluca gianluigi gianmarco gianna gianni gijs gil
  gilbert gilberto gilda gilles gillian gina ginette gino giorgia giorgio giovanna giovanni gisela gita gitte giulia
  giuliana giuliano giulio giuseppe giuseppina glenn goncalo gonzalo goran gordon graciela graham graziella greg
  gregoire gregorio gregory greta grzegorz guadalupe gudmund gudrun guido guilherme guillaume guillermo gunilla gunnar
  gunter gunther gustaf gustav gustavo gwenaelle haakon hakan halvor hampus hanna hannah hanne hanneke hannelore
  hannes harald harold harriet harry hartmut haruto harvey hasan hassan hayley heather hector hedda hedvig hege heidi heike
  heiko heiner heinrich heinz heitor helder helen helena helene helga helmut hendrik henk henning henri henrik henrike
  henrique henry herbert herman hermann herminia herve hilary hilda hilde hildegard hiroshi hjalmar holger honorine
  horst howard hubert hugh hugo huguette humberto hussein iain ian ibrahim ignacio ignazio igor ilaria ilse imogen
  imran inaki ineke ines inga inga-lill inge ingeborg ingemar inger ingo ingrid ingvild inigo irene irina irmgard
  isabel isabell isabella isabelle isak isaura isidro isla ismael ismail isobel ivan ivana ivar ivo jaap jacco jackie
  jacob jacopo jacqueline jacques jaime jake jakob jakub james jamie jan-erik jana jane janet janice janne jannie
  jasmijn jason jasper javier jayne jean jean-claude jean-luc jean-marc jean-marie jean-paul jean-pierre jeanne
  jeannine jeff jeffrey jelle jenna jennifer jenny jens jeppe jeremy jeroen jerome jerry jesper jess jesse jessica
  jessika jill jim jimmy jing joachim joakim joan joana joanna joanne joao joaquim joaquin jocelyne jochen joe joel
  johan johanna johannes john johnny jon jonas jonathan jonna joost jorg jorge jorgen joris jorn jorrit jose josefa
  josefin joseph josephine josette josh joshua josje josue joyce juan juana juanjo judith judy jules julia julian
  juliana julie julien juliette julius jurgen jurriaan justin justine jutta kai kamil karel karen kari karim karin
  karine karl karla karoline karsten kaspar kasper katarina katarzyna kate katharina katherine kathleen kathrin
  kathryn kathy katie katja katrin katy kaue kavita kavya kees keith kelly kemal ken kenji kenneth kerry kerstin kevin
  khaled khalid kieran kim kirsten kirsty kjell kjersti klaas klara klaus knut koen konrad konstantin kristian kristin
  kristina kristoffer krzysztof kurt kyle laetitia laia lakshmi lara larissa larry lars lars-erik lasse laura laure
  lauren laurence laurent lawrence layla lea leah leandro lee leen leif leila lena lena-maria lennart leo leon leonard
  leonardo leonie leonor leslie leticia letizia lewis lia liam libby lidia lieke ligia liliana lily linda linh linnea
  lionel lisa lisanne lisbeth lise liv-marit livia livio liz loes logan loic lola loredana lorella lorena lorenza
  lorenzo lorraine lothar lotte louis louis-philippe louise lourdes lovisa luana luc luca lucas lucia luciana luciano
  lucie lucien lucienne lucinda lucio lucy ludovica ludwig luigi luigia luis luisa luiz luiza lukas luke lutz luuk
  lydie lynn maaike maarten macarena maddalena madeleine madison maeva mafalda magda magdalena maggie magnus mahmoud
  maike maj-britt maja malcolm malgorzata malin manfred manish manolo manon manuel manuela marc marc-antoine marcel
  marcela marcelle marcello marcelo marcia marcin marcio marcos marcus mareike marek margaret margarete margarida
  margarita margaux margherita margit margriet marguerite maria mariam mariana mariangela marianna marianne mariano
  maribel marie marie-claude marie-france marie-laure marieke mariella marijke marilia marina mario marion marisa
  marit marjan marjolein marko marleen marlene marlies marloes marta martha martijn martin martina mary maryam
  massimiliano mateus matheus mathias mathieu mathijs mathilde mathis matias matilda matilde mats matt matteo matthew
  matthias mattia maura maureen maurice mauricio maurizio mauro maximilian meera megan mehmet meike melanie melina
  melissa melody mette michael michaela michel michela michele michelle mick mieke miguel mikael mike mikkel milan
  millie minh miranda mireille mirella miriam mirjam mirko mohamed mohammad mohammed molly mona monia monica monique
  montserrat morgan morgane moritz morten muhammad murat muriel murilo mustafa myriam myrthe nacho nadia nadine nancy
  naoko naomi natalia natalie natasha nathalie nathan neha neil nelson nerea nguyen niamh nicholas nick niclas nicola
  nicolas nicole nicoletta nicolo niels nienke nigel nikhil nikita niklas niko nikola nils nina ninon nisha noah
  noelia noemie noor nora norbert norman nuno nuria octavia octavio oddvar odete odette odile oksana olaf olav ole
  oleg olena olga oliver olivia olivier omar oriol ornella oscar oskar otavio ottavia ottavio otto owen oystein pablo
  paco padraig pamela paola paolo pascal pascale pasquale patrice patricia patrick patrizia paul paula paulette
  paulien pauline paulo pavel pawel pedro pepe per-erik pernilla pernille petar peter petra petter phil philip philipp
  philippe phillip phoebe piera pierluigi piero pierre pierrick piet pieter pietro pim piotr polly pooja priscila
  priya quentin rachel radek rafael rafaela raffaele raffaella ragna ragnar ragnhild rahul rainer raj rajesh ralf
  ralph ramesh ramiro ramon randi raphael raphaelle raquel rashid rasmus raul ravi raymond raymonde rebeca rebecca
  reggie regis reinhard reinhold remy renata renate renato rene renee rhys rianne ricardo riccardo richard ricky rik
  rikke rinaldo rita rob robbie robert roberta roberto robin robyn rocco rodney rodrigo roel rogelio rogerio rohan
  roisin roland rolf romain romy ron ronald ronaldo roos rosa rosalba rosangela rosanna rosaria roseline rosemary
  rosie ross rossella roxane roy ruben rudi rudiger rudolf rui rune ruprecht russell rutger ruth ruud ryan sabine
  sabrina sally salvatore sam samantha samira samuel samuele sander sandra sandrine sandro sanjay sanne santina sara
  sarah sascha saskia saverio scott sean sebastiaan sebastian sebastiao sergei sergia sergio shane shannon sharon
  shaun sheila shirley siebe siegfried sigbjorn signe sigrid sigurd silje silke silvana silvano silvia silvio simao
  simon simona simone sindre sinead siobhan sissel sjoerd slavko sofia sofie solene solveig sonia sonja sophia sophie
  soren spencer stacey staffan stan stanley stefan stefania stefanie stefano steffen stella stephane stephanie stephen
  steve steven stewart stian stig stijn stina stuart sture sue sunil sunita suresh susan susana susanna susie suzan
  suzanne svein sven svenja sverre svetlana sylvain sylvia sylvie søren tamara tamsin tanguy tania tanja tariq tatiana
  tatjana ted telma teresa terje terry tess teun thao thea theo theophile theresa therese thiago thibault thibaut
  thierry thijs thomas thor thorbjorn thore thorsten tiago tilman tim timo timothy tina tineke tiphaine tiziana
  tiziano tjeerd tobias toby todd tom tomas tomasz tommaso tommy tone-lise toni tony tor-arne torben torbjorn torgeir
  torill torsten torunn tove tracy trevor tristan trond trudy truus trygve turid tuva udo ugo ulf uli ulla ulrich
  ulrika ulrike umberto unni urban ursula uwe valdemar valentin valentina valentine valeria valerie valerio vanda
  vanessa vasco vera veronika veronique vicente vicky victor victoria vidar viggo vijay vikram viktor viktoria vincent
  vincenza vincenzo vinicius virgilio virginia virginie vitor vitoria vittoria vittorio viveka vivian viviana viviane
  vladimir volker wagner walter waltraud wayne wenche wendy werner wietse wilfried wilhelm willem willemijn william
  wim wojciech wolfgang wouter xavi xavier ximena yann yannick yasmin yngve yohan yolanda yuki yulia yuri yusuf yves
  yvette yvonne zach zachary zainab zeynep zoe zofia ørjan øystein øyvind
`);

/** Given names that are words as well: only with a family's name after them, both with a capital letter. */
export const givenNamesThatAreWords = setOf(words`
  ada alba alma andre angel april bas bella bill bo cor dag daisy dale dawn dean dolores dora drew ella faith florence
  georgia gloria grace greet hans hazel holly ida iris ivy jack jade jan jane jasmine jean jess jo joke julio june
  laurel lieve luna luz mai marco mark massimo max maximo may mei mercedes mia mila mina nan noe ola olive pat paul
  pearl penny per poppy rob roger ron rose ruby siri sol solange stein sue tara till tore ute viola violet will willow
`);
