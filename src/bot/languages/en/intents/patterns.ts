export const noun = "(?:reservations?|bookings?|tables?|appointment)";

export const the = "(?:my|the|our|a|this|that|any|an?y?)";
