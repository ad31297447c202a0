import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { RegistryError } from '../src/registry/registry-error.ts';
import { releaseApi, RemoteRefusal } from '../src/cli/remote/client.ts';
import { publishRemotely } from '../src/cli/remote/upload.ts';

const TRIES = 20;
const PAUSE_MS = 100;
const outcomeSchema = z.object({ ok: z.boolean(), text: z.string() });

/** Who releases through the release API, and goes to the other process when one is away. */
export interface Operator {
  publish(build: string, area: string): Promise<void>;
  /** @returns what it says @throws when it is refused */
  command(...argv: string[]): Promise<string>;
}

export function operatorAt(urls: readonly string[], token: string): Operator {
  let turn = 0;
  const next = () => releaseApi(new URL(urls[(turn += 1) % urls.length] ?? ''), token);

  return {
    publish: (build, area) => again(async () => void (await publishRemotely(next(), build, area))),
    command: (...argv) =>
      again(async () => {
        const { ok, text } = await next()('POST', '/v1/commands', outcomeSchema, {
          body: JSON.stringify({ argv }),
          headers: { 'content-type': 'application/json' },
        });
        if (!ok) throw new Error(text);
        return text;
      }),
  };
}

/** What was interrupted is done again, as a person would: everything here may be said twice. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      // An upload that began at one process is not known at the other one.
      const isPassing =
        error instanceof RegistryError && !(error instanceof RemoteRefusal && error.status === 409);
      if (!isPassing || attempt === TRIES) throw error;
      await pause(PAUSE_MS);
    }
}
