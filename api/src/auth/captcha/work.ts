import { createHmac } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';
import type { Random } from '../../runtime/random.ts';

/**
 * How much work is asked for: as many key derivations as a slow phone does in one to three seconds, and a current one in a
 * fifth of that. WebCrypto has this algorithm, so a browser needs neither WebAssembly nor a worker for it.
 */
const ALGORITHM = 'PBKDF2/SHA-256';
const ITERATIONS_PER_TRY = 5_000;
const FEWEST_TRIES = 150;
const MOST_TRIES = 300;

/** What the library's solver answers; it may have further fields. */
const solutionSchema = z.object({ counter: z.int().min(0), derivedKey: z.string().max(128) });

/**
 * Work for a browser, instead of a picture that not everybody can see: find the number of tries whose derived key begins
 * as asked. Signed with keys that belong to this site and this verification code alone. It has no expiry of its own:
 * the verification code has one.
 *
 * @returns JSON for the solver of altcha-lib
 * Source: G40, WCAG 2.2 success criterion 3.3.8.
 */
export async function makeWork(
  secret: string,
  siteKey: string,
  key: string,
  random: Random,
): Promise<string> {
  const challenge = await createChallenge({
    ...secretsOf(secret, siteKey, key),
    algorithm: ALGORITHM,
    cost: ITERATIONS_PER_TRY,
    counter: FEWEST_TRIES + random.int(MOST_TRIES - FEWEST_TRIES),
    deriveKey,
  });
  return JSON.stringify(challenge);
}

/** Whether an answer is the JSON of the solution of this work. Costs two HMACs, not the work again. */
export async function isWorkDone(
  secret: string,
  siteKey: string,
  key: string,
  challenge: string,
  answer: string,
): Promise<boolean> {
  const solution = solutionSchema.safeParse(parsed(answer));
  if (!solution.success) return false;
  const { verified } = await verifySolution({
    ...secretsOf(secret, siteKey, key),
    challenge: JSON.parse(challenge) as Challenge, // written by makeWork
    solution: solution.data,
    deriveKey,
  });
  return verified;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function secretsOf(secret: string, siteKey: string, key: string) {
  const secretFor = (purpose: string) =>
    createHmac('sha256', secret).update(`${purpose}|${siteKey}|${key}`).digest('hex');
  return {
    hmacSignatureSecret: secretFor('captcha-work'),
    hmacKeySignatureSecret: secretFor('captcha-work-key'),
  };
}
