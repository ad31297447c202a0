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

/** A name with fewer characters stands in passwords by chance. */
const LEAST_OF_NAME = 4;
/** So many digits in a row of a CPF or of a phone number stand in no password by chance. */
const DIGITS_OF_NUMBER = 8;
/** Of a phone number, without the country. */
const NATIONAL_DIGITS = 11;
const LEAST_OF_REALNAME = 3;
/** Fewer letters beside a real name make no password of it. */
const LETTERS_BESIDES = 4;
/** Digits and signs that people write for letters. */
const READ_AS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** What others may know of whoever chooses a password, as far as it is known where the password is judged; as typed or as stored. */
export interface PasswordOwner {
  readonly account?: string;
  readonly nickname?: string;
  readonly realname?: string;
  readonly email?: string;
  /** `YYYY-MM-DD`; anything else is none. */
  readonly birthDate?: string | null;
  readonly phone?: string;
  readonly cpf?: string;
}

/**
 * Whether a password is among the first that anybody tries: a common one, digits counted up or down, the same few characters repeated, or
 * what a member logs in with, a CPF or a phone number, with or without a character behind it, or has something of its owner in it. Accents, spaces
 * and characters that are not seen make no difference. Pure. Source: R138, R169.
 */
export function isGuessablePassword(password: string, owner: PasswordOwner = {}): boolean {
  const text = password
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\s]/gu, '')
    .toLowerCase();
  const withoutAccents = unaccented(text);
  const number = text.replace(/\D$/, '');
  return (
    [...text].length < LEAST_SEEN ||
    COMMON.test(withoutAccents) ||
    /^(.{1,4})\1+$/u.test(text) ||
    isTrivial(number) ||
    normaliseCpf(number) !== null ||
    normalisePhone(number) !== null ||
    hasOwn(withoutAccents, owner)
  );
}

/**
 * Whether a text has a name, the day of birth or a large part of the CPF or the phone number of its owner in it, however they are separated,
 * or consists of their real name.
 */
function hasOwn(
  text: string,
  { account = '', nickname = '', realname = '', email = '', ...numbers }: PasswordOwner,
): boolean {
  const names = [account, nickname, email.split('@')[0] ?? ''].map((name) =>
    joined(unaccented(name.normalize('NFKC').toLowerCase())),
  );
  const known = [...names.filter((name) => [...name].length >= LEAST_OF_NAME), ...ownNumbers(numbers)];
  return known.some((one) => joined(text).includes(one)) || isRealname(text, realname);
}

/** Whether hardly a letter is left of a text without the parts of a name: one part of it within longer words says little. */
function isRealname(text: string, realname: string): boolean {
  const parts = unaccented(realname.normalize('NFKC').toLowerCase())
    .split(/\P{L}+/u)
    .filter((part) => [...part].length >= LEAST_OF_REALNAME)
    .toSorted((one, other) => other.length - one.length);
  const read = text.replaceAll(/[013457@$]/g, (sign) => READ_AS[sign] ?? sign);
  return [text, read].some((reading) => {
    const rest = parts.reduce((left, part) => left.replaceAll(part, ''), reading);
    return rest !== reading && [...rest.replaceAll(/\P{L}/gu, '')].length < LETTERS_BESIDES;
  });
}

function ownNumbers({ birthDate, phone = '', cpf = '' }: PasswordOwner): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthDate ?? '') ?? [];
  const dates = [day + month + year, day + month + year.slice(2), year + month + day];
  const digits = [normaliseCpf(cpf) ?? '', normalisePhone(phone)?.slice(-NATIONAL_DIGITS) ?? ''];
  return [...dates, ...digits.flatMap(runsOf)].filter(Boolean);
}

/** All runs of so many digits. */
function runsOf(digits: string): string[] {
  return Array.from({ length: Math.max(0, digits.length - DIGITS_OF_NUMBER + 1) }, (_, from) =>
    digits.slice(from, from + DIGITS_OF_NUMBER),
  );
}

function unaccented(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

function joined(text: string): string {
  return text.replace(/[\s._/-]/g, '');
}
