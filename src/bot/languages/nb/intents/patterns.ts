export const booking =
  "(?:bestilling|bestillingen|reservasjon|reservasjonen|reservation|reservationen|booking|bookingen)";
