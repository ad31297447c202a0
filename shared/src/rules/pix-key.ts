import { normaliseCnpj } from './cnpj.ts';
import { concealCpf, normaliseCpf } from './cpf.ts';
import { concealEmail, normaliseEmail } from './email.ts';
import { concealPhone, normalisePhone } from './phone.ts';

/** Kinds of Pix keys, as the wire calls them (R100). */
export const PIX_TYPES = ['CPF', 'PHONE', 'EMAIL', 'CNPJ', 'EVP'] as const;
export type PixType = (typeof PIX_TYPES)[number];

/** The longest address that the directory of Pix keys takes. */
const EMAIL_LENGTH = 77;

/**
 * A Pix key as the directory of keys has it: digits of a CPF, the characters of a CNPJ, a mobile number as E.164, an address or a
 * UUID in lower case. Accepts the common spellings.
 *
 * @returns null when it is no key of this type
 * Source: R100; DICT, Banco Central do Brasil.
 */
export function normalisePixKey(type: PixType, text: string): string | null {
  return NORMALISE[type](text);
}

const NORMALISE: Record<PixType, (text: string) => string | null> = {
  CPF: normaliseCpf,
  PHONE: normalisePhone,
  EMAIL: normaliseEmailKey,
  CNPJ: normaliseCnpj,
  EVP: normaliseEvp,
};

function normaliseEmailKey(text: string): string | null {
  const address = normaliseEmail(text);
  return address && address.length <= EMAIL_LENGTH ? address : null;
}

function normaliseEvp(text: string): string | null {
  const uuid = text.trim().toLowerCase();
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid) ? uuid : null;
}

/**
 * A Pix key as a list shows it: its owner recognises it, nobody else can use it.
 *
 * @param key normalised
 * Source: R102.
 */
export function concealPixKey(type: PixType, key: string): string {
  return CONCEAL[type](key);
}

const CONCEAL: Record<PixType, (key: string) => string> = {
  CPF: concealCpf,
  PHONE: concealPhone,
  EMAIL: concealEmail,
  /** `12345678000195` becomes `**.345.678/0001-**`. */
  CNPJ: (key) => `**.${key.slice(2, 5)}.${key.slice(5, 8)}/${key.slice(8, 12)}-**`,
  /** The first and the last group of four stay. */
  EVP: (uuid) => `${uuid.slice(0, 4)}****-****-****-****-********${uuid.slice(-4)}`,
};
