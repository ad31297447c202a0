import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Tries between two reports. */
const REPORT_EVERY = 5;

/**
 * Does the work that the server gave in place of a picture: finds the number whose derived key begins as asked. WebCrypto
 * derives off the main thread and hands each key back in a turn of its own, so the page stays alive without a worker.
 *
 * @param challenge JSON, as the server gave it
 * @param onTries how many numbers have been tried so far
 * @returns the answer for the server; null when it was called off
 * @throws when the challenge cannot be read or is of a kind that browsers cannot solve
 * Source: G40, WCAG 2.2 success criterion 3.3.8.
 */
export async function solveWork(
  challenge: string,
  controller: AbortController,
  onTries: (tries: number) => void,
): Promise<string | null> {
  let tries = 0;
  const solution = await solveChallenge({
    challenge: JSON.parse(challenge) as Challenge,
    controller,
    deriveKey: (...input) => {
      tries += 1;
      if (tries % REPORT_EVERY === 0) onTries(tries);
      return deriveKey(...input);
    },
  });
  if (controller.signal.aborted) return null;
  if (!solution) throw new Error('the work of the verification code took too long');
  const { counter, derivedKey } = solution;
  return JSON.stringify({ counter, derivedKey });
}
