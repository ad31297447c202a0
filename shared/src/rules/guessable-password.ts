import { isTrivial } from './guessable-digits.ts';
import { normaliseCpf } from './cpf.ts';
import { normalisePhone } from './phone.ts';

/** Tried first wherever accounts are broken into, here and in Brazil, besides digits in a row and repetitions. */
const COMMON =
  /^(?:p[a@]ssw[o0]rd|senha|mudar|admin|qwerty|asdfgh|zxcvbn|abc|brasil|flamengo|corinthians|palmeiras|iloveyou)(?:\d{0,4}|123456)[!@.]?$|^(?:123mudar|102030|10203040|1q2w3e|1q2w3e4r|1qaz2wsx|123456a|qwertyuiop|asdfghjkl|abcdef|abcdefgh|abcd1234|a1b2c3)$/;

/**
 * Whether a password is among the first that anybody tries: a common one, digits counted up or down, the same few characters repeated, or what a
 * member logs in with, a CPF or a phone number. Pure. Source: R138, R169.
 */
export function isGuessablePassword(password: string): boolean {
  const text = password.toLowerCase();
  return (
    COMMON.test(text) ||
    isTrivial(text) ||
    /^(.{1,4})\1+$/u.test(text) ||
    normaliseCpf(text) !== null ||
    normalisePhone(text) !== null
  );
}
