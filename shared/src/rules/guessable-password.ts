import { isTrivial } from './guessable-digits.ts';
import { normaliseCpf } from './cpf.ts';
import { normalisePhone } from './phone.ts';

/** With fewer characters that can be seen it is none. */
const LEAST_SEEN = 4;

/** Tried first wherever accounts are broken into, here and in Brazil, besides digits in a row and repetitions. */
const WORDS =
  'p[a@4]ssw[o0]rd|p[a@4]ss|senha|mudar|admin|qwerty|asdfgh|zxcvbn|abc|brasil|flamengo|corinthians|palmeiras|iloveyou|mosaico|cassino|casino';
const COMMON = new RegExp(
  `^(?:${WORDS})[@#!._-]?\\d{0,8}[!@#.*]?$|^(?:123mudar|102030|10203040|1q2w3e|1q2w3e4r|1qaz2wsx|qwertyuiop|asdfghjkl|abcdef|abcdefgh|abcd1234|a1b2c3|a1b2c3d4)$`,
);

/**
 * Whether a password is among the first that anybody tries: a common one, digits counted up or down, the same few characters repeated, or
 * what a member logs in with, a CPF or a phone number, with or without a character behind it. Accents, spaces and characters that are not
 * seen make no difference. Pure. Source: R138, R169.
 */
export function isGuessablePassword(password: string): boolean {
  const text = password
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\s]/gu, '')
    .toLowerCase();
  const withoutAccents = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const number = text.replace(/\D$/, '');
  return (
    [...text].length < LEAST_SEEN ||
    COMMON.test(withoutAccents) ||
    /^(.{1,4})\1+$/u.test(text) ||
    isTrivial(number) ||
    normaliseCpf(number) !== null ||
    normalisePhone(number) !== null
  );
}
