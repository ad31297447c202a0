import { fieldRules } from '@mosaico/shared/rules';

/** The fields of the registration form, by their names on the wire. Texts as typed, with their masks. */
export interface Registration {
  readonly name: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly realname: string;
  readonly cpf_id: string;
  /** As typed: `31/12/1999`. */
  readonly birth_date: string;
  readonly phone: string;
  readonly captcha: string;
  readonly invite_code: string;
  readonly agree: boolean;
}

/** What is wrong with each field: the key of a refusal, or null. Pure. Source: R138, R139, R145 to R150, R256. */
export function registrationFaults(
  values: Registration,
  now: Date,
): Readonly<Record<keyof Registration, string | null>> {
  return {
    name: fieldRules.account(values.name),
    password: fieldRules.password(values.password, values.name),
    password_confirmation: fieldRules.passwordConfirmation(values.password_confirmation, values.password),
    realname: fieldRules.realname(values.realname),
    cpf_id: fieldRules.cpf(values.cpf_id),
    birth_date: fieldRules.birthDate(isoDay(values.birth_date), now),
    phone: fieldRules.phone(values.phone),
    captcha: fieldRules.captcha(values.captcha),
    invite_code: null,
    agree: fieldRules.agree(values.agree),
  };
}

/** `31/12/1999` becomes `1999-12-31`; anything else stays as it is. */
export function isoDay(typed: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  return year ? `${year}-${month}-${day}` : typed;
}
