import type { Title } from '../catalogue/titles.ts';
import { engineOf } from '../engines/engines.ts';
import type { Provider } from '../provider.ts';
import { lockRound, moveTo, type ProviderRound } from './stored-rounds.ts';
import { standingOf } from './standing.ts';

/** Decides a round whose time is over, as the rules of its game say. @returns the decided round, or null while it waits for its player */
export async function runOut(
  { db, clock }: Provider,
  title: Title,
  round: ProviderRound,
): Promise<ProviderRound | null> {
  return db.transaction().execute(async (tx) => {
    const locked = await lockRound(tx, round);
    if (locked.state !== 'playing') return locked;
    const stepping = engineOf(title).stepping;
    if (!stepping || !isOver(locked, clock.now())) return null;
    const end = stepping.runOut(standingOf(locked, clock.now()));
    if (end.kind === 'undone') await moveTo({ db: tx, clock }, locked, 'playing', 'undoing');
    else await moveTo({ db: tx, clock }, locked, 'playing', 'won', { win_centavos: end.winCentavos });
    return lockRound(tx, locked);
  });
}

/** Whether a round in play has reached its end without its player. */
export function isOver({ plays_until: until }: ProviderRound, at: Date): boolean {
  return until !== null && until.getTime() <= at.getTime();
}
