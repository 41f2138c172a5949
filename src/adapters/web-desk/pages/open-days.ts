import type { OpenViews as DeskViews, OpenDay } from "#src/bot/desk/sheet/open-views.ts";
import type { Refused } from "#src/bot/desk/view.ts";
import { createOpenViews, type OpenViews } from "./open-views.ts";

/** The days that pages of this process show. */
export type OpenDays<View> = OpenViews<OpenDay, View>;

export function createOpenDays<View extends { readonly type: string }>(
  views: DeskViews<View>,
  onFault: (error: unknown) => void,
): OpenDays<View> {
  const source = {
    id: ({ venueId, date }: OpenDay) => `${venueId} ${date}`,
    stamp: views.stamp,
    read: async (day: OpenDay) => {
      const read = await views.read(day);
      return isRefused(read) ? undefined : read;
    },
  };
  return createOpenViews(source, onFault);
}

function isRefused(read: { readonly type: string }): read is Refused {
  return read.type === "refused";
}
