import { depositFor } from './deposit.ts';
import type { Dice } from './dice.ts';
import { diceOf } from './dice.ts';
import { playRound } from './play-round.ts';
import type { Promises } from './promises.ts';
import { reviewQueue } from './review.ts';
import { withdrawFor } from './withdraw.ts';
import type { Line } from './ask.ts';
import type { World } from './world.ts';

/** What everybody who acts needs. */
export interface Actor {
  readonly line: Line;
  readonly dice: Dice;
  readonly promised: Promises;
  readonly isOver: () => boolean;
}

export interface Traffic {
  /** Why somebody gave up: an answer that nobody may get; null while all is well. */
  failure(): unknown;
  /** Lets everybody come to the end of what they have begun. */
  stop(): Promise<void>;
}

/** How many withdraw at the same time, each with a member of their own after the other. */
const WITHDRAWING = 4;
/** Fewer than a member may make in a day. */
const PER_MEMBER = 4;

/**
 * Money of every kind, until it is stopped: bets with wins and rollbacks, deposits that are paid in every way, withdrawals with review, cancellation and payout. Everybody repeats
 * what was not answered, under the same id.
 */
export function startTraffic(
  world: World,
  ports: readonly number[],
  promised: Promises,
  seed: string,
  count: Line['count'],
): Traffic {
  let isOver = false;
  const actor = (name: string): Actor => {
    const dice = diceOf(`${seed} ${name}`);
    return { line: { ports, dice, count }, dice, promised, isOver: () => isOver };
  };
  const again = async (work: () => Promise<void>) => {
    while (!isOver) await work();
  };
  // Who has withdrawn before may not be able to any more today.
  const queue = world.withdrawers.filter(({ id }) => !promised.withdrawn.has(id));
  const withdraw = (one: Actor) =>
    again(async () => {
      const player = queue.shift();
      if (!player) throw new Error('there are no members left who may withdraw today');
      promised.withdrawn.add(player.id);
      for (let made = 0; made < PER_MEMBER && !isOver; made += 1) await withdrawFor(one, player);
    });
  const running = [
    ...world.gamblers.map((player) => {
      const one = actor(`gambler ${player.id}`);
      return again(() => playRound(one, player, world.gameCode));
    }),
    ...world.depositors.map((player) => {
      const one = actor(`depositor ${player.id}`);
      return again(() => depositFor(one, player));
    }),
    ...Array.from({ length: WITHDRAWING }, (_, index) => withdraw(actor(`withdrawer ${index}`))),
    ...['ana', 'bruno'].map((name) => {
      const one = actor(`operator ${name}`);
      return again(() => reviewQueue(one, name));
    }),
  ];
  const all = Promise.all(running);
  let failure: unknown = null;
  all.catch((error: unknown) => (failure = error));
  return {
    failure: () => failure,
    async stop() {
      isOver = true;
      await all;
    },
  };
}
