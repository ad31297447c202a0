import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import type { Config } from '../../config.ts';
import type { Random } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { drawCode } from './drawing.ts';
import { ALPHABET } from './glyphs.ts';

/** How long a verification code can be answered (R168). */
export const CAPTCHA_SECONDS = 120;
const CODE_LENGTH = 5;

export interface Captcha {
  readonly key: string;
  /** Data URI of the picture. */
  readonly img: string;
}

/** What the rules of a verification code need; every `Deps` fits. */
export interface CaptchaParts {
  readonly db: Db;
  readonly config: Pick<Config, 'providerSecret' | 'captchaFixedCode'>;
  readonly random: Random;
}

/** Makes a verification code for one answer on one site. Only a keyed hash of the answer is stored. Source: R168. */
export async function offerCaptcha(
  { db, config, random }: CaptchaParts,
  siteKey: string,
  at: Date,
): Promise<Captcha> {
  const key = random.bytes(18).toString('base64url');
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[random.int(ALPHABET.length)] ?? '').join(
    '',
  );
  await db
    .insertInto('captchas')
    .values({
      key,
      site_key: siteKey,
      answer_hash: answerHash(config.providerSecret, siteKey, key, code),
      expires_at: new Date(at.getTime() + CAPTCHA_SECONDS * 1_000),
    })
    .execute();
  return { key, img: drawCode(code, random) };
}

/**
 * Judges an answer, in any case of letters. The code is used up, whether the answer is right or wrong.
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
    .deleteFrom('captchas')
    .where('key', '=', given.key ?? '')
    .where('site_key', '=', siteKey)
    .returning(['key', 'answer_hash', 'expires_at'])
    .executeTakeFirst();
  if (config.captchaFixedCode !== null && answer === config.captchaFixedCode) return;
  const isRight =
    used &&
    used.expires_at > at &&
    isSame(used.answer_hash, answerHash(config.providerSecret, siteKey, used.key, answer.toUpperCase()));
  if (!isRight) throw new DomainError('captcha_wrong', { fields: { captcha: ['captcha_wrong'] } });
}

function answerHash(secret: string, siteKey: string, key: string, answer: string): string {
  return createHmac('sha256', secret).update(`captcha|${siteKey}|${key}|${answer}`).digest('hex');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
