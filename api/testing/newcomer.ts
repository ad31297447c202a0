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
