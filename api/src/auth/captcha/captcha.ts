import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/tables.ts';
import type { Config } from '../../config/config.ts';
import type { Random } from '../../runtime/random.ts';
import { DomainError } from '../../domain-error.ts';
import { drawCode } from './drawing.ts';
import { ALPHABET } from './glyphs.ts';
import { isWorkDone, makeWork } from './work.ts';

/** How long a verification code can be answered (R168). */
export const CAPTCHA_SECONDS = 120;
const CODE_LENGTH = 5;

/** What a visitor proves to be a person with: reading a picture, or letting the browser work for a moment (G40). */
export type CaptchaMode = 'picture' | 'work';

export interface Captcha {
  readonly key: string;
  /** Data URI of the picture; empty in mode `work`. */
  readonly img: string;
  /** JSON of the work; null in mode `picture`. */
  readonly challenge: string | null;
}

/** What the rules of a verification code need; every `Deps` fits. */
export interface CaptchaParts {
  readonly db: Db;
  readonly config: Pick<Config, 'providerSecret' | 'captchaFixedCode'>;
  readonly random: Random;
}

/**
 * Makes a verification code for one answer on one site. Of a picture only a keyed hash of the answer is stored; the work
 * is stored as it was handed out. Source: R168, G40, WCAG 2.2 success criterion 3.3.8.
 */
export async function offerCaptcha(
  { db, config, random }: CaptchaParts,
  siteKey: string,
  mode: CaptchaMode,
  at: Date,
): Promise<Captcha> {
  const key = random.bytes(18).toString('base64url');
  const code = mode === 'picture' ? newCode(random) : null;
  const challenge = code === null ? await makeWork(config.providerSecret, siteKey, key, random) : null;
  await db
    .lane('writes')
    .insertInto('captchas')
    .values({
      key,
      site_key: siteKey,
      answer_hash: code && answerHash(config.providerSecret, siteKey, key, code),
      challenge,
      expires_at: new Date(at.getTime() + CAPTCHA_SECONDS * 1_000),
    })
    .execute();
  return { key, img: code === null ? '' : drawCode(code, random), challenge };
}

/**
 * Judges an answer: the characters of a picture in any case of letters, or the JSON of the solution of work. The
 * verification code is used up, whether the answer is right or wrong.
 *
 * @throws DomainError captcha_required without an answer; captcha_wrong when it is wrong, late, used or of another site
 */
export async function useCaptcha(
  { db, config }: CaptchaParts,
  siteKey: string,
  given: { key?: string | undefined; captcha?: string | undefined },
  at: Date,
): Promise<void> {
  const answer = given.captcha?.trim() ?? '';
  if (!answer) throw new DomainError('captcha_required', { fields: { captcha: ['captcha_required'] } });
  const used = await db
    .lane('writes')
    .deleteFrom('captchas')
    .where('key', '=', given.key ?? '')
    .where('site_key', '=', siteKey)
    .returning(['key', 'answer_hash', 'challenge', 'expires_at'])
    .executeTakeFirst();
  if (config.captchaFixedCode !== null && answer === config.captchaFixedCode) return;
  const isRight =
    used && used.expires_at > at && (await isAnswer(config.providerSecret, siteKey, used, answer));
  if (!isRight) throw new DomainError('captcha_wrong', { fields: { captcha: ['captcha_wrong'] } });
}

/** Deletes the verification codes of all sites that can no longer be answered. */
export async function deleteExpiredCaptchas(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<', at).execute();
}

interface UsedCaptcha {
  readonly key: string;
  readonly answer_hash: string | null;
  readonly challenge: string | null;
}

async function isAnswer(
  secret: string,
  siteKey: string,
  { key, answer_hash, challenge }: UsedCaptcha,
  answer: string,
): Promise<boolean> {
  if (challenge !== null) return isWorkDone(secret, siteKey, key, challenge, answer);
  return answer_hash !== null && isSame(answer_hash, answerHash(secret, siteKey, key, answer.toUpperCase()));
}

function newCode(random: Random): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[random.int(ALPHABET.length)] ?? '').join('');
}

function answerHash(secret: string, siteKey: string, key: string, answer: string): string {
  return createHmac('sha256', secret).update(`captcha|${siteKey}|${key}|${answer}`).digest('hex');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
