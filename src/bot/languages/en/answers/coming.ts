import { words } from "../../word-list.ts";

export const coming = words`
  (?:(?:we're|we are|i'm|i am|we|all|both) )?(?:already |just |now |nearly |almost )?on (?:our|my|the) way(?: (?:now|already|over|there|to you))?
  (?:(?:we're|we are|i'm|i am|we) )?(?:already |just |now |nearly |almost )?(?:in|on) (?:the|a|an) (?:car|taxi|cab|uber|bus|train|tube|tram|metro)(?: (?:now|already))?
  (?:(?:we're|we are|i'm|i am|we) )?(?:already |just |now |nearly |almost )?(?:round|around) the corner(?: (?:now|already))?
  (?:(?:we're|we are|i'm|i am|we) )?(?:already |just |now |nearly |almost )?(?:here|there|outside|at the door|parking|parking up|parked|arriving|leaving)(?: (?:now|already))?
  (?:(?:we're|we are|i'm|i am|we) )?(?:still |definitely |all |both |def |defo |totally )?coming(?: (?:alright|as planned|for sure))?
  (?:(?:we'll|we will|i'll|i will|will) )?be there with bells on
  all (?:the )?\d{1,2}(?: of us)?(?: are| will be)?(?: coming| there)?
  (?:no changes?,? )?(?:we're |we are |still |all )?coming(?: as planned)?
  (?:just |all |exactly )?as (?:planned|agreed|booked|arranged)
  100 ?%(?: (?:coming|sure|yes))?
  (?:a |one )?hundred (?:percent|per cent)
  confirming(?: (?:it|that|the booking|our booking|our table))?
  (?:we |i )?(?:can't|cannot|can not) wait
  (?:(?:we|i) )?(?:sure|certainly|definitely|absolutely) (?:are|am|will)
  it's (?:a )?(?:definite |big )?yes(?: from (?:us|me))?
  (?:def|defo|deffo)
  all (?:set|ready)(?: to go)?
  (?:we|i) do come
  (?:we|i) (?:are|am) (?:too )?coming
`;
