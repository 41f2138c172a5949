import { type APIEmbed, ButtonStyle, ComponentType } from "discord.js";
import type { WaitAction, WaitEntryView, Waitlist } from "#src/bot/desk/waitlist/wait-view.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import { toCustomId } from "./custom-id.ts";
import { clip, escapeLine, escapeText, plainLine } from "./escape.ts";
import { limits, type MessageBody, type Row, toButtons, toRows } from "./message-body.ts";

/** Of one line, so that a long list keeps its end. */
const longestLine = 250;

/** The line of a day, with a menu that opens one entry. */
export function toWaitlistBody({ venueId, date, title, lines, entries }: Waitlist): MessageBody {
  const shown = lines.map((line) => clip(escapeLine(line), longestLine)).join("\n");
  const refresh = toButtons(
    { type: "waitlist", venueId, date },
    platformTexts.refresh,
    ButtonStyle.Secondary,
  );
  return {
    content: "",
    embeds: [
      {
        title: clip(escapeLine(title), limits.embedTitle),
        description: clip(shown, limits.embedDescription),
      },
    ],
    components: [...toMenu(venueId, entries), ...toRows(refresh)],
  };
}

function toMenu(venueId: number, entries: Waitlist["entries"]): Row[] {
  const customId = toCustomId({ type: "pickWaiting", venueId });
  const options = entries
    .filter(({ entryId }) => entryId.length <= limits.optionValue)
    .map(({ entryId, label }) => ({ value: entryId, label: clip(plainLine(label), limits.optionLabel) }));
  if (customId === undefined || options.length === 0) return [];
  const menu = {
    type: ComponentType.StringSelect as const,
    custom_id: customId,
    placeholder: platformTexts.openWaiting,
    options,
  };
  return [{ type: ComponentType.ActionRow, components: [menu] }];
}

/** One who waits, with what may be done now. */
export function toWaitEntryBody(view: WaitEntryView): MessageBody {
  const { text, title, facts, entryId, stamp, times, actions, venueId, date } = view;
  const embed: APIEmbed = {
    title: clip(escapeLine(title), limits.embedTitle),
    fields: facts.map(({ label, value }) => ({
      name: label,
      value: clip(escapeLine(value), longestLine),
      inline: true,
    })),
  };
  const buttons = [
    ...times.flatMap(({ startsAt, label }) =>
      toButtons({ type: "wait", action: "offer", stamp, entryId, startsAt }, label, ButtonStyle.Primary),
    ),
    ...actions.flatMap((action) =>
      toButtons({ type: "wait", action, stamp, entryId }, labels[action], styles[action]),
    ),
    ...toButtons({ type: "waitlist", venueId, date }, platformTexts.wholeList, ButtonStyle.Secondary),
  ];
  return { content: clip(escapeText(text), limits.content), embeds: [embed], components: toRows(buttons) };
}

const labels: Readonly<Record<WaitAction, string>> = {
  bookCaller: platformTexts.bookCaller,
  skip: platformTexts.skip,
  remove: platformTexts.removeWaiting,
  reallyRemove: platformTexts.reallyRemove,
  keep: platformTexts.keep,
};

const styles = {
  bookCaller: ButtonStyle.Success,
  skip: ButtonStyle.Secondary,
  remove: ButtonStyle.Danger,
  reallyRemove: ButtonStyle.Danger,
  keep: ButtonStyle.Secondary,
} as const satisfies Record<WaitAction, unknown>;
