import type { DateValue, TableValues, TimesValue } from "./shown-values.ts";

type Nothing = Readonly<Record<never, never>>;

/** What is said in groups, and of them; with its values as in `MessageValues`. */
export interface GroupMessages {
  /** The organiser is asked to go on in private. */
  groupBegin: { readonly name: string };
  /** The same for whom there is a table already, or who asks for something of their own. */
  groupGoOn: { readonly name: string };
  /** Another one in the group has the matter in hand. */
  groupOther: { readonly name: string };
  /** What the organiser may choose from. */
  groupTimes: {
    readonly name: string;
    readonly venue: string;
    readonly partySize: number;
    readonly date: DateValue;
    readonly times: TimesValue;
  };
  /** Written in the group's own name, by nobody who could be known. */
  groupNameless: { readonly link: string };
  groupTable: TableValues & { readonly name: string };
  groupComers: { readonly names: string; readonly count: number };
  groupCancelled: TableValues;
  groupForgotten: Nothing;
  groupYouCome: Nothing;
  groupYouDoNot: Nothing;
  groupOnlyOrganiser: { readonly name: string };
  groupOver: Nothing;

  /** In the private chat: what the group will read. */
  groupReads: Nothing;
  groupCounted: { readonly count: number; readonly partySize: number };

  choiceGroupBegin: Nothing;
  choiceGroupGoOn: Nothing;
  choiceGroupOwn: Nothing;
  choiceGroupCome: Nothing;
  choiceGroupDoNot: Nothing;
  choiceGroupChange: Nothing;
  choiceResize: { readonly partySize: number };
}
