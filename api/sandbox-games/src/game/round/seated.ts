import type { GameState } from '../../wire/game-wire.ts';
import type { Host } from '../frame/host.ts';
import type { Table } from '../frame/table.ts';
import type { Words } from '../messages/words.ts';
import { Refusal } from '../session/refusal.ts';
import type { Session } from '../session/session.ts';
import type { Sound } from '../sound/sound.ts';

/** What a game is opened with. */
export interface GameOptions {
  readonly session: Session;
  readonly state: GameState;
  readonly words: Words;
  /** Name of the message set. */
  readonly language: string;
  /** One of the looks of its engine. */
  readonly look: string;
  /** Name of the game. */
  readonly name: string;
  readonly host: Host;
  readonly sound: Sound;
  readonly onExpired: () => void;
}

/** A player at a game's table. */
export interface Seated extends Pick<GameOptions, 'session' | 'words' | 'host' | 'sound' | 'onExpired'> {
  readonly table: Table;
}

/** Everybody who shows the balance shows the same figure. */
export function setBalance({ table, host }: Seated, balanceCentavos: number): void {
  table.setBalance(balanceCentavos);
  host.tell({ type: 'game:balance', balanceCentavos });
}

/** Says that there is not enough money, and has the page around the game offer a deposit. */
export function refuseForMoney(seated: Seated): void {
  const text = seated.words.t('noMoney');
  seated.table.sayTooLow(text);
  seated.table.announce(text);
  seated.host.tell({ type: 'game:no-money' });
}

export function warn({ table }: Seated, text: string): void {
  table.say(text, 'warning');
  table.announce(text);
}

/** After a round that did not happen, the balance is the server's; the bet goes back where the server does not say. */
export async function explainFailure(seated: Seated, error: unknown, betCentavos: number): Promise<void> {
  const { session, words, table, onExpired } = seated;
  const refusal = error instanceof Refusal ? error : new Refusal({});
  if (refusal.textKey === 'expired') return onExpired();
  const withBet = table.balanceCentavos + betCentavos;
  const balance =
    refusal.balanceCentavos ??
    (await session.state().then(
      (fresh) => fresh.balanceCentavos ?? withBet,
      () => withBet,
    ));
  setBalance(seated, balance);
  if (refusal.textKey === 'noMoney') refuseForMoney(seated);
  else warn(seated, words.t(refusal.textKey));
}
