import type { Gateway } from "./gateway.ts";
import { openInteraction } from "./interactions.ts";
import { isJson, type Json, objectsIn, textOf } from "./json.ts";
import { type SeenMessage, type StoredMessage, toMessageJson, toSeen } from "./messages.ts";
import type { RestState } from "./rest.ts";
import { administratorBit, ids, toChannel, toMember, toUser } from "./world.ts";

/** What came of something that a person did. Each promise waits until it has happened. */
export interface Outcome {
  /** Discord knows that the bot is at it. */
  acknowledged(): Promise<void>;
  /** The answer; for a press that changes its message, the message as changed. */
  answer(): Promise<SeenMessage>;
  /** A further message to the person. */
  followUp(): Promise<SeenMessage>;
  /** The form that opens. */
  form(): Promise<Form>;
  /** Discord delivers it once more, as it may after a cut. */
  repeat(): void;
}

/** A form on somebody's screen. */
interface Form {
  readonly customId: string;
  /** The message that it opened from; none where a command opened it. */
  readonly source?: SeenMessage;
  readonly fields: readonly string[];
  /** What is filled in already, by the fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly labels: readonly string[];
}

interface Choice {
  readonly name: string;
  readonly value: string | number;
}

/** A person in Discord's client. */
export interface Person {
  readonly id: string;
  /** `runs("/booking show", { id: "b1" })`. */
  runs(command: string, options?: Readonly<Record<string, string | number>>, where?: Where): Outcome;
  /** Types into the last of the options, and sees what is offered. */
  types(
    command: string,
    options: Readonly<Record<string, string | number>>,
    where?: Where,
  ): Promise<readonly Choice[]>;
  presses(message: SeenMessage, label: string, where?: Where): Outcome;
  /** Presses what no longer is on any message. */
  pressesOld(message: SeenMessage, customId: string): Outcome;
  picks(message: SeenMessage, label: string): Outcome;
  /** Fills in the first field of a form, or those that are named, and sends it. */
  submits(form: Form, text: string | Readonly<Record<string, string>>): Outcome;
}

export interface Where {
  readonly channelId?: string;
  /** Another server, or none: a direct message. */
  readonly guildId?: string | null;
}

export interface PersonOptions {
  readonly name?: string;
  readonly nick?: string;
  readonly roles?: readonly string[];
  readonly administrator?: boolean;
}

export function createPerson(state: RestState, gateway: Gateway, options: PersonOptions): Person {
  const { world } = state;
  const user = toUser(world.newId(), options.name ?? "Kari");
  const id = String(user["id"]);
  state.roles.set(id, options.roles ?? []);
  const member = () => ({
    ...toMember(user, state.roles.get(id) ?? [], options.nick ?? null),
    permissions: String(options.administrator === true ? administratorBit : 0n),
  });

  const interact = (
    kind: "command" | "component" | "autocomplete" | "form",
    data: Json,
    where: Where,
    source?: StoredMessage,
  ) => {
    const channelId = where.channelId ?? source?.channelId ?? ids.staffChannel;
    const sourceId = source === undefined ? {} : { sourceId: source.id };
    const interaction = openInteraction({
      id: world.newId(),
      token: `interaction-token-${world.newId()}`,
      kind,
      userId: id,
      channelId,
      ...sourceId,
    });
    state.interactions.set(interaction.token, interaction);
    const guildId = where.guildId === undefined ? world.guildId : where.guildId;
    const event = {
      id: interaction.id,
      application_id: world.applicationId,
      type: { command: 2, component: 3, autocomplete: 4, form: 5 }[kind],
      token: interaction.token,
      version: 1,
      channel_id: channelId,
      channel: toChannel(world, channelId) ?? { id: channelId, type: 1, recipients: [user] },
      locale: "en-GB",
      entitlements: [],
      authorizing_integration_owners: {},
      app_permissions: "0",
      attachment_size_limit: 0,
      data,
      ...(guildId === null ? { user } : { guild_id: guildId, member: member() }),
      ...(source === undefined ? {} : { message: toMessageJson(world, source) }),
    };
    gateway.dispatch("INTERACTION_CREATE", event);
    return { interaction, event };
  };

  const outcome = ({ interaction, event }: ReturnType<typeof interact>): Outcome => ({
    acknowledged: () => interaction.answered.promise,
    answer: async () => toSeen(await interaction.original.promise),
    followUp: async () => toSeen(await interaction.followUp.promise),
    form: async () => {
      const source = state.messages.get(interaction.sourceId ?? "");
      if (interaction.sourceId !== undefined && source === undefined)
        throw new Error("the message below the form is gone");
      return toForm(await interaction.form.promise, source && toSeen(source));
    },
    repeat: () => {
      interaction.repeated = true;
      gateway.dispatch("INTERACTION_CREATE", event);
    },
  });
  const press = (message: SeenMessage, data: Json, where: Where = {}): Outcome => {
    const source = state.messages.get(message.id);
    if (source === undefined) throw new Error(`there is no message ${message.id}`);
    if (source.onlyFor !== undefined && source.onlyFor !== id)
      throw new Error("this message is for another's eyes");
    return outcome(interact("component", data, where, source));
  };
  const pressButton = (message: SeenMessage, customId: string, where?: Where) =>
    press(message, { component_type: 2, custom_id: customId }, where);

  return {
    id,
    runs: (command, values = {}, where = {}) =>
      outcome(interact("command", toCommandData(state, command, values, where), where)),
    types: async (command, values, where = {}) => {
      const focused = Object.keys(values).at(-1);
      const data = toCommandData(state, command, values, where, focused);
      const { interaction } = interact("autocomplete", data, where);
      return (await interaction.choices.promise) as readonly Choice[];
    },
    presses: (message, label, where) => {
      const button = message.buttons.find((found) => found.label === label);
      if (button === undefined)
        throw new Error(`no button "${label}" among ${message.buttons.map((b) => b.label)}`);
      if (button.disabled) throw new Error(`the button "${label}" is disabled`);
      return pressButton(message, button.customId, where);
    },
    pressesOld: pressButton,
    submits: ({ customId, source, fields, values }, text) => {
      const stored = state.messages.get(source?.id ?? "");
      const given = { ...values, ...(typeof text === "string" ? { [fields[0] ?? ""]: text } : text) };
      const components = fields.map((field, index) => {
        const component = { type: 4, id: 2 * index + 2, custom_id: field, value: given[field] ?? "" };
        return { type: 18, id: 2 * index + 1, component };
      });
      const data = { custom_id: customId, components };
      return outcome(interact("form", data, {}, stored));
    },
    picks: (message, label) => {
      const menu = message.menus[0];
      const option = menu?.options.find((found) => found.label === label);
      if (menu === undefined || option === undefined) throw new Error(`no option "${label}"`);
      return press(message, { component_type: 3, custom_id: menu.customId, values: [option.value] });
    },
  };
}

function toForm(data: Json, source: SeenMessage | undefined): Form {
  const inputs = objectsIn(data["components"]).flatMap(({ component }) =>
    isJson(component) ? [{ id: textOf(component["custom_id"]), value: textOf(component["value"]) }] : [],
  );
  return {
    customId: textOf(data["custom_id"]),
    ...(source && { source }),
    fields: inputs.map(({ id }) => id),
    values: Object.fromEntries(inputs.map(({ id, value }) => [id, value])),
    labels: objectsIn(data["components"]).map(({ label }) => textOf(label)),
  };
}

/** Sends what Discord's client would: only options that the command has, in its types. */
function toCommandData(
  state: RestState,
  command: string,
  values: Readonly<Record<string, string | number>>,
  { guildId }: Where,
  focused?: string,
): Json {
  const [name = "", subcommand] = command.replace(/^\//, "").split(" ");
  const inGuild =
    state.commands.get(guildId ?? state.world.guildId) ?? state.commands.get(state.world.guildId);
  const registered = (inGuild ?? []).find((known) => known["name"] === name);
  if (registered === undefined) throw new Error(`the bot has not registered /${name}`);
  const options = objectsIn(registered["options"]);
  const known =
    subcommand === undefined
      ? options
      : objectsIn(options.find((option) => option["name"] === subcommand)?.["options"]);
  const unknown = Object.keys(values).find((key) => !known.some((option) => option["name"] === key));
  if (unknown !== undefined) throw new Error(`${command} has no option "${unknown}"`);
  const given = Object.entries(values).map(([key, value]) => ({
    name: key,
    type: key === "venue" ? 4 : 3,
    value,
    ...(key === focused ? { focused: true } : {}),
  }));
  return {
    id: state.world.newId(),
    name,
    type: 1,
    guild_id: state.world.guildId,
    options: subcommand === undefined ? given : [{ name: subcommand, type: 1, options: given }],
  };
}
