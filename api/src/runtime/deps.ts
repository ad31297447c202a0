import type { Config } from '../config/config.ts';
import type { Db } from '../db/tables.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { MemberEvents } from './member-events.ts';
import type { Random } from './random.ts';

/** What rules and routes are built on; made once at the start, or by a test. */
export interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly config: Config;
  readonly log: Log;
  /** Tells a member's open tabs what happened to their money. Publish after the transaction has committed. */
  readonly memberEvents: MemberEvents;
}
