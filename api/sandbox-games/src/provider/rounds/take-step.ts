import type { Title } from '../catalogue/titles.ts';
import { engineOf } from '../engines/engines.ts';
import type { ProviderSession } from '../launch/game-sessions.ts';
import type { Provider } from '../provider.ts';
import { finishRound, pay } from './finish-round.ts';
import { isOver } from './run-out.ts';
import { standingOf } from './standing.ts';
import { lockRound, moveTo, roundOf, type ProviderRound } from './stored-rounds.ts';

export type StepResult =
  /** The round as it is now; `balanceCentavos` is null while the wallet has not said. */
  | { readonly kind: 'taken'; readonly round: ProviderRound; readonly balanceCentavos: number | null }
  /** There is no such step, or not now. */
  | { readonly kind: 'invalid' }
  /** The round is over, and has not taken this step. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'unknown-round' };

/**
 * Takes a step of an open round: by the server's clock when it came in, and once however often it is sent. What the step decides is stored
 * before the wallet is told, so that the job pays it if this process ends here.
 *
 * Source: G14.
 */
export async function takeStep(
  provider: Provider,
  session: ProviderSession,
  title: Title,
  { roundId, sent }: { readonly roundId: string; readonly sent: unknown },
): Promise<StepResult> {
  const at = provider.clock.now();
  const stepping = engineOf(title).stepping;
  const step = stepping?.stepOf(sent);
  if (step === undefined) return { kind: 'invalid' };
  const round = await roundOf(provider.db, session, roundId);
  if (!round) return { kind: 'unknown-round' };
  if (round.state === 'playing' && isOver(round, at)) {
    await finishRound(provider, round);
    return { kind: 'ended' };
  }
  const taken = await provider.db
    .transaction()
    .execute((tx) => store(tx, provider, title, { round, step, at }));
  if ('kind' in taken) return taken;
  return { kind: 'taken', round: taken, balanceCentavos: await balanceAfter(provider, session, taken) };
}

/** The round as it is now, brought to its end if its time is over. */
export async function watchRound(
  provider: Provider,
  session: ProviderSession,
  roundId: string,
): Promise<StepResult> {
  const round = await roundOf(provider.db, session, roundId);
  if (!round) return { kind: 'unknown-round' };
  if (round.state === 'playing') await finishRound(provider, round);
  const now = (await roundOf(provider.db, session, roundId)) ?? round;
  return { kind: 'taken', round: now, balanceCentavos: await balanceAfter(provider, session, now) };
}

interface Step {
  readonly round: ProviderRound;
  readonly step: unknown;
  readonly at: Date;
}

/** @returns the round as it is then, or why the step cannot be taken */
async function store(
  tx: Parameters<typeof lockRound>[0],
  { clock }: Provider,
  title: Title,
  { round, step, at }: Step,
): Promise<ProviderRound | { readonly kind: 'invalid' | 'ended' }> {
  const locked = await lockRound(tx, round);
  const stepping = engineOf(title).stepping;
  if (locked.state === 'betting' || !stepping) return { kind: 'invalid' };
  const standing = standingOf(locked, at);
  if (locked.state !== 'playing') return stepping.wasTaken(standing, step) ? locked : { kind: 'ended' };
  const taken = stepping.take(standing, step);
  if (!taken) return { kind: 'invalid' };
  const steps = JSON.stringify(taken.steps);
  const store = { db: tx, clock };
  if (taken.winCentavos !== null)
    await moveTo(store, locked, 'playing', 'won', { steps, win_centavos: taken.winCentavos });
  else {
    const lastsMs = stepping.lastsMs({ ...standing, steps: taken.steps });
    const until = new Date(at.getTime() + lastsMs);
    await moveTo(store, locked, 'playing', 'playing', { steps, plays_until: until });
  }
  return lockRound(tx, locked);
}

async function balanceAfter(
  provider: Provider,
  session: ProviderSession,
  round: ProviderRound,
): Promise<number | null> {
  if (round.state === 'won') return pay(provider, round);
  if (round.state === 'playing') return null; // nothing has moved since the bet
  const balance = await provider.wallet.balance({ site: session.site_key, token: session.wallet_token });
  return balance.kind === 'ok' ? balance.answer.balance_centavos : null;
}
