import type { ApiCaller } from '@mosaico/shared/api';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** What a request carries to prove that a person sends it. */
export interface Proof {
  readonly key: string;
  readonly captcha: string;
}

/** After so long a picture is read instead. */
const LONGEST_MS = 30_000;

/**
 * Lets the browser do the work that stands for a picture's code (G40).
 *
 * @returns null where it cannot, or takes too long
 */
export async function prove(api: ApiCaller): Promise<Proof | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LONGEST_MS);
  try {
    const { data } = await api.call('POST /api/auth/captcha', { body: { mode: 'work' } });
    const challenge = JSON.parse(data.challenge ?? '') as Challenge;
    const solution = await solveChallenge({ challenge, controller, deriveKey });
    if (!solution) return null;
    const { counter, derivedKey } = solution;
    return { key: data.key, captcha: JSON.stringify({ counter, derivedKey }) };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
