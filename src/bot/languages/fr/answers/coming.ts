import { words } from "../../word-list.ts";

export const coming = words`
  (?:(?:on|nous|j') ?)?arriv(?:e|ons)(?: (?:bientot|de suite|tout de suite|dans \d{1,2} (?:minutes?|min|mn)))?
  (?:(?:on est|nous sommes|je suis) )?(?:(?:deja|bien|presque) )?(?:en (?:route|chemin|voiture)|sur (?:la|le) (?:route|chemin|parking)|dans (?:la voiture|le train|le metro|le bus|le taxi))
  (?:on est|nous sommes|je suis) (?:(?:deja|bientot|presque) )?(?:la|devant|a la porte|arrives?|partis?|juste a cote)
  (?:presque |bientot )(?:la|arrives?)
  (?:on part|on se gare|nous partons|je me gare|on cherche une place)(?: (?:la|maintenant|de suite))?
  toujours (?:partants?|ok|d'accord|d'actualite|prevus?|la|oui)
  (?:c'est )?toujours d'actualite
  (?:nous |on )?(?:vient |venons |sera |serons )?(?:tous|toutes) les \d{1,2}
  presents?
  (?:(?:on|nous|je) (?:sera|serons|serai) )?au rendez[- ]vous
  (?:tout )?comme (?:prevu|convenu)
  sans faute
  (?:a )?100 ?%
  pas de soucis?,? (?:on|nous) (?:vient|arrive|venons|arrivons|sera la|serons la)
  (?:on|nous) (?:en )?(?:est|sommes) (?:toujours )?partants?
  (?:si|mais si|si si),? (?:on|nous|je) (?:vient|venons|viens|arrive|arrivons|sera la|serons la)(?: bien)?
`;
