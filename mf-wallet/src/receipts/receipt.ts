import type { Fact } from '../facts/Facts.tsx';

/** What a receipt says, for the sheet, the picture and the text alike. All texts are in the player's language. */
export interface Receipt {
  readonly title: string;
  /** As it is shown, `R$ 50,00`. */
  readonly amount: string;
  readonly status: string;
  readonly facts: readonly Fact[];
  /** Who says so: the site. */
  readonly siteName: string;
}

/** A receipt as plain text, a line for each fact. Pure. */
export function receiptText({ title, amount, status, facts, siteName }: Receipt): string {
  return [
    siteName,
    `${title}: ${amount}`,
    status,
    '',
    ...facts.map(([name, value]) => `${name}: ${value}`),
  ].join('\n');
}
