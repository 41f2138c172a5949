/** Where a guest is reached: one chat on one platform. */
export interface Address {
  readonly platform: string;
  /** The platform's chat id. */
  readonly chatId: string;
}

/** Points at one message on a platform; opaque to everything but its adapter. */
export type MessageRef = string;
