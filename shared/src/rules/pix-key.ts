import { concealCpf } from './cpf.ts';
import { concealPhone } from './phone.ts';

/** Kinds of Pix keys, as the wire calls them (R100). */
export const PIX_TYPES = ['CPF', 'PHONE', 'EMAIL', 'CNPJ', 'EVP'] as const;
export type PixType = (typeof PIX_TYPES)[number];

/**
 * A Pix key as a list shows it: its owner recognises it, nobody else can use it.
 *
 * @param key normalised: digits of a CPF or CNPJ, E.164, an address, a UUID
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
  CNPJ: (digits) => `**.${digits.slice(2, 5)}.${digits.slice(5, 8)}/${digits.slice(8, 12)}-**`,
  /** The first and the last group of four stay. */
  EVP: (uuid) => `${uuid.slice(0, 4)}****-****-****-****-********${uuid.slice(-4)}`,
};

/** `marina@mosaico.example` becomes `m***@mosaico.example`. */
export function concealEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, at);
  return `${first}***${address.slice(at)}`;
}
