import type { SlotPage } from './slot-page.ts';

/** Says how far a feature is, and what its round has won until then: below it, and where the win of the round stands. */
export function tellSoFar(
  { table, words }: Pick<SlotPage, 'table' | 'words'>,
  text: string,
  wonCentavos: number,
): void {
  const won = wonCentavos > 0 ? words.t('winsSoFar', { amount: words.money(wonCentavos) }) : '';
  table.say(text, 'plain', won);
  table.showLastWin(wonCentavos);
}
