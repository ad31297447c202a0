/** A message to one member. It may hold a secret: it is never logged. */
export interface Message {
  readonly siteKey: string;
  readonly channel: 'email' | 'sms';
  /** E-mail address, or a phone number as E.164. */
  readonly to: string;
  /** What it is about. An SMS carries the text alone. */
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
  /** How long somebody needs it: a code is worth nothing once it has expired. */
  readonly worthMs?: number;
}

export type MessageChannel = Message['channel'];

/** E-mail and SMS. */
export interface MessageProvider {
  /** Whether it carries messages of this kind; none of another is handed to it. */
  carries(channel: MessageChannel): boolean;
  /** Hands a message over. It is on its way once the transaction has committed, and never if it has not. */
  send(message: Message): Promise<void>;
}
