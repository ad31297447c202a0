import type { Tenant } from './tenant.ts';

/** The code that tests have fixed (`testDeps`), with any key. */
export const captcha = { captcha: '7777', key: 'any' };

let newcomers = 0;
let addresses = 0;

/** A Pix key that nobody has yet. */
export function newAddress(word: string): string {
  addresses += 1;
  return `new${addresses}@${word}.test`;
}

/** A CPF with right check digits, another one for every number. */
function otherCpf(number: number): string {
  const digits = [...String(100_000_000 + number)].map(Number);
  for (let count = 0; count < 2; count += 1) {
    const weighted = digits.reduce((sum, digit, index) => sum + digit * (digits.length + 1 - index), 0);
    digits.push(((weighted * 10) % 11) % 10);
  }
  return digits.join('');
}

/** The form of an agent for somebody whom nobody else registers. */
export function registered(who: Tenant) {
  const { invite_code: _, ...form } = registration(who, '');
  return { ...form, phone: `(21) 9${String(newcomers).padStart(8, '0')}`, cpf_id: otherCpf(newcomers) };
}

/** A newcomer with a good form. The same CPF may register on each site once (R14). */
export function registration({ word }: Tenant, inviteCode: string) {
  newcomers += 1;
  return {
    name: `${word}_new${newcomers}`,
    password: 'a-good-password',
    password_confirmation: 'a-good-password',
    realname: 'Nova Pessoa',
    phone: '(11) 91234-5678',
    cpf_id: '529.982.247-25',
    birth_date: '1990-05-20',
    invite_code: inviteCode,
    agree: true,
    ...captcha,
  };
}
