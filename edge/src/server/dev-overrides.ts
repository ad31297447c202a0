import { z } from 'zod';
import { releaseSchema } from '@mosaico/shared/contract';
import type { ServedRelease } from './composition.ts';

const POLL_MS = 1_000;
const TIMEOUT_MS = 2_000;

/** Areas that a developer's own server delivers instead of the registry. */
export interface DevOverrides {
  /** Origins of those servers, for the content security policy. */
  readonly origins: readonly string[];
  current(): ReadonlyMap<string, ServedRelease>;
  /** Grows whenever one of the releases changed. */
  changes(): number;
  close(): void;
}

export const NO_OVERRIDES: DevOverrides = {
  origins: [],
  current: () => new Map(),
  changes: () => 0,
  close: () => {},
};

const addressesSchema = z.record(z.string().regex(/^[a-z][a-z0-9-]{1,30}$/), z.url({ protocol: /^https?$/ }));

/** Reads MOSAICO_DEV_OVERRIDES, `{"games": "http://localhost:4100/"}`. @throws Error that says what is wrong */
export function parseOverrides(text: string): Readonly<Record<string, string>> {
  try {
    const addresses = addressesSchema.parse(JSON.parse(text));
    return Object.fromEntries(
      Object.entries(addresses).map(([area, url]) => [area, `${url.replace(/\/+$/, '')}/`]),
    );
  } catch {
    throw new Error('MOSAICO_DEV_OVERRIDES must be JSON like {"games": "http://localhost:4100"}');
  }
}

/** Starts following the servers: each is asked for its release.json once a second; while it is away, its last one stays. */
export async function followOverrides(
  addresses: Readonly<Record<string, string>>,
  onChange: () => void,
): Promise<DevOverrides> {
  const releases = new Map<string, ServedRelease>();
  const texts = new Map<string, string>();
  let changes = 0;

  async function look(area: string, base: string): Promise<void> {
    const text = await fetchText(`${base}release.json`);
    if (text === null || text === texts.get(area)) return;
    const parsed = releaseSchema.safeParse(parseJson(text));
    if (!parsed.success || parsed.data.area !== area) return;
    texts.set(area, text);
    releases.set(area, { release: parsed.data, base, isDev: true });
    changes += 1;
    onChange();
  }

  const lookAtAll = async () => {
    await Promise.all(Object.entries(addresses).map(([area, base]) => look(area, base)));
  };
  await lookAtAll();
  const poll = setInterval(() => void lookAtAll(), POLL_MS).unref();
  const origins = [...new Set(Object.values(addresses).map((address) => new URL(address).origin))];
  return { origins, current: () => releases, changes: () => changes, close: () => clearInterval(poll) };
}

async function fetchText(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
