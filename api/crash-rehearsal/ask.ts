import { setTimeout } from 'node:timers/promises';
import type { Dice } from './dice.ts';
import { HOST } from './world.ts';

/** A request as it is made anew for each attempt: a signature has the time in it. */
export type MakeRequest = () => {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent: a GET. */
  readonly body?: string;
};

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Whom to ask, and how patient everybody is. */
export interface Line {
  readonly ports: readonly number[];
  readonly dice: Dice;
  /** Counts for the report. */
  readonly count: { answered: number; unanswered: number };
}

const PAUSE_MS = 100;
/** A request that stands still is given up, as a client would. */
const PATIENCE_MS = 20_000;
/** One answer in so many is lost on its way: whoever asked does not know that it was done. */
const LOSES_ONE_IN = 8;

/** One attempt. @returns null when there is no answer, or one that says that the API could not do it now */
export async function askOnce({ ports, dice, count }: Line, make: MakeRequest): Promise<Answered | null> {
  const { path, headers, body } = make();
  const port = dice.pick(ports);
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-forwarded-host': HOST, 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    if (response.status >= 500 || response.status === 429) throw new Error(String(response.status));
    if (dice.below(LOSES_ONE_IN) === 0) throw new Error('lost on its way');
    count.answered += 1;
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    count.unanswered += 1;
    return null;
  }
}

/** Sends the same request again until it is answered, as every sender of money calls does. */
export async function ask(line: Line, make: MakeRequest): Promise<Answered> {
  for (;;) {
    const answer = await askOnce(line, make);
    if (answer) return answer;
    await setTimeout(PAUSE_MS);
  }
}
