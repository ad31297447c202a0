import { fieldRules } from '@mosaico/shared/rules';

/** Somebody whom an agent registers, as typed. */
export interface Subordinate {
  readonly cpf_id: string;
  /** As typed: `31/12/1999`. */
  readonly birth_date: string;
  readonly phone: string;
  readonly realname: string;
  readonly name: string;
  readonly password: string;
  readonly agree: boolean;
  /** Of the picture, where there is one. */
  readonly captcha: string;
}

export const NOBODY: Subordinate = {
  cpf_id: '',
  birth_date: '',
  phone: '',
  realname: '',
  name: '',
  password: '',
  agree: false,
  captcha: '',
};

/** What is wrong with each field: the key of a refusal, or null. Pure. Source: R213, R138 to R150, R256. */
export function subordinateFaults(
  values: Subordinate,
  now: Date,
  hasPicture: boolean,
): Readonly<Record<keyof Subordinate, string | null>> {
  return {
    cpf_id: fieldRules.cpf(values.cpf_id),
    birth_date: fieldRules.birthDate(isoDay(values.birth_date), now),
    phone: fieldRules.phone(values.phone),
    realname: fieldRules.realname(values.realname),
    name: fieldRules.account(values.name),
    password: fieldRules.password(values.password, values.name, {
      realname: values.realname,
      birthDate: isoDay(values.birth_date),
      phone: values.phone,
      cpf: values.cpf_id,
    }),
    agree: fieldRules.agree(values.agree),
    captcha: hasPicture ? fieldRules.captcha(values.captcha) : null,
  };
}

/** `31/12/1999` becomes `1999-12-31`; anything else stays as it is. */
export function isoDay(typed: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  return year ? `${year}-${month}-${day}` : typed;
}
