import type { Db } from '../src/db/tables.ts';
import type { ApiProcess } from './api-process.ts';
import { type Dice, diceOf } from './dice.ts';
import { faultsAtTheEnd, faultsOf, Promises } from './promises.ts';
import { startTraffic, type Traffic } from './traffic.ts';
import { OPENING_CENTAVOS, type World } from './world.ts';

interface Scene {
  /** What is killed, and on what. */
  readonly title: string;
  readonly seed: string;
  readonly world: World;
  readonly apis: readonly ApiProcess[];
  /** Lends the database when it can be used. */
  readonly onDatabase: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  readonly say: (line: string) => void;
}

/** Traffic that goes on while something is killed again and again, and the comparison of what was answered with what is there. */
export class Rehearsal {
  /** Decides when, and whom. */
  readonly dice: Dice;
  readonly #scene: Scene;
  readonly #promised = new Promises();
  #traffic: Traffic | null = null;
  readonly #count = { answered: 0, unanswered: 0 };
  #kills = 0;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.dice = diceOf(`${scene.seed} ${scene.title}`);
    const { gamblers, depositors, withdrawers } = scene.world;
    for (const { id } of [...gamblers, ...depositors, ...withdrawers])
      this.#promised.move(id, OPENING_CENTAVOS);
  }

  /** Everybody begins, or goes on after a settlement. */
  begin(): void {
    const { apis, world, seed, title } = this.#scene;
    const ports = apis.map(({ port }) => port);
    const part = `${seed} ${title} ${this.#kills}`;
    this.#traffic = startTraffic(world, ports, this.#promised, part, this.#count);
  }

  /** After a kill. @throws when anything is wrong */
  async look(): Promise<void> {
    this.#kills += 1;
    const failure = this.#traffic?.failure();
    if (failure) throw failure;
    await this.#compare(faultsOf);
  }

  /**
   * Everybody comes to the end of what they have begun, then the jobs, then all is compared.
   *
   * @param catchUp lets the jobs end their work
   * @throws when anything is wrong
   */
  async settle(catchUp: () => Promise<void>): Promise<void> {
    const beginMs = performance.now();
    await this.#traffic?.stop();
    await catchUp();
    await this.#compare(faultsOf);
    await this.#compare(faultsAtTheEnd);
    const { transactions, deposits, withdrawals } = this.#promised;
    const { answered, unanswered } = this.#count;
    const facts = [
      `${this.#kills} kills`,
      `${transactions.size} calls of games, ${deposits.size} deposits, ${withdrawals.size} withdrawals`,
      `${answered} requests answered, ${unanswered} not and sent again`,
      `caught up after ${Math.round((performance.now() - beginMs) / 1_000)} s`,
      'nothing lost, twice or left over, every balance exact',
    ];
    this.#scene.say(`${this.#scene.title}: ${facts.join('; ')}`);
  }

  async #compare(find: (db: Db, promised: Promises) => Promise<readonly string[]>): Promise<void> {
    const faults = await this.#scene.onDatabase((db) => find(db, this.#promised));
    if (faults.length > 0)
      throw new Error(`${this.#scene.title}, after kill ${this.#kills}:\n  ${faults.join('\n  ')}`);
  }
}
