import { words } from "../word-list.ts";

export const negations: readonly string[] = words`
  not
  not for
  not on
  not at
  instead of
  rather than
  isn't
  isn't for
  aren't
  no longer
  don't want
  anything but
  except
  except for
  other than
  instead of the
  not the for
  were
`;
