import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long the end of a server process may take. */
export interface EndingTimes {
  /** The server still takes connections this long after its readiness has failed, so that whoever stands in front can turn away. */
  readonly drainMs: number;
  /** After this time the process ends, whatever is under way. */
  readonly limitMs: number;
}

const MOST_DRAIN_SECONDS = 8;

/**
 * The setting DRAIN_SECONDS, in milliseconds; null when it is wrong. Unset it is 2 s in production, where something stands in front, and
 * 0 elsewhere.
 */
export function drainMsFrom(text: string | undefined, isProduction: boolean): number | null {
  const seconds = Number(text || (isProduction ? 2 : 0));
  return seconds >= 0 && seconds <= MOST_DRAIN_SECONDS ? seconds * 1_000 : null;
}

/** Of the limit, what is left for the database and for jobs after the last answer. */
const REST_MS = 1_500;
const LOOK_EVERY_MS = 50;

/**
 * The end of a server process, the same for edge and API. First the readiness fails and every answer closes its connection; then streams
 * end, new connections stop, and what is under way is answered.
 */
export class Ending {
  readonly #times: EndingTimes;
  readonly #underWay = new Set<object>();
  readonly #sockets = new Set<Socket>();
  #hasBegun = false;

  constructor(times: EndingTimes = { drainMs: 0, limitMs: 10_000 }) {
    this.#times = times;
  }

  /**
   * Watches an application, which has no route yet.
   *
   * @param readyPath answers 503 from the beginning of the end on
   */
  watch(app: FastifyInstance, readyPath: string): void {
    app.server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    app.addHook('onRequest', async (request, reply) => {
      this.#underWay.add(reply.raw);
      reply.raw.once('close', () => this.#underWay.delete(reply.raw));
      if (!this.#hasBegun || request.url.split('?')[0] !== readyPath) return;
      return reply.code(503).header('cache-control', 'no-store').send({ status: 'stopping' });
    });
    app.addHook('onSend', async (request, reply) => {
      if (this.#hasBegun && request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
    });
  }

  /**
   * Ends the application. Its `preClose` hooks end its streams.
   *
   * @returns false when the time was over before all was answered
   */
  async close(app: FastifyInstance): Promise<boolean> {
    const { drainMs, limitMs } = this.#times;
    const until = performance.now() + Math.max(drainMs, limitMs - REST_MS);
    this.#hasBegun = true;
    await sleep(drainMs);
    let isClosed = false;
    const closed = app.close().then(() => (isClosed = true));
    while (!isClosed && this.#underWay.size > 0 && performance.now() < until) await sleep(LOOK_EVERY_MS);
    const isAllAnswered = this.#underWay.size === 0;
    // What is left are connections that ask for nothing, and after the limit all others.
    for (const socket of this.#sockets) socket.destroy();
    await closed;
    return isAllAnswered;
  }

  /**
   * Runs `end` at SIGTERM or SIGINT, and ends the process with 0 when it returns true. The same signal a second time, and the limit, end the
   * process at once: with Ctrl+C a process gets the one from the terminal and the other one from the command that started it.
   */
  onSignal(end: () => Promise<boolean>): void {
    let first: NodeJS.Signals | null = null;
    const stop = (signal: NodeJS.Signals) => {
      if (signal === first) process.exit(1);
      if (first !== null) return;
      first = signal;
      setTimeout(() => process.exit(1), this.#times.limitMs).unref();
      end().then(
        (isInGoodOrder) => process.exit(isInGoodOrder ? 0 : 1),
        () => process.exit(1),
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  }
}
