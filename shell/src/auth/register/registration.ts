import { fieldRules } from '@mosaico/shared/rules';

/** Who registers: the fields of the first step, by their names on the wire. Texts as typed, with their masks. */
export interface Identity {
  readonly cpf_id: string;
  /** As typed: `31/12/1999`. */
  readonly birth_date: string;
  readonly phone: string;
  readonly realname: string;
}

/** How they will log in: the fields of the second step, by their names on the wire. */
export interface Access {
  readonly name: string;
  readonly password: string;
  readonly invite_code: string;
  readonly agree: boolean;
}

/** What of the second step may be kept while the form is closed: neither the password nor the consent. */
export interface Account extends Pick<Access, 'name' | 'invite_code'> {
  /** The account name that was made of the person's name. */
  readonly suggestion: string;
}

export const NOBODY: Identity = { cpf_id: '', birth_date: '', phone: '', realname: '' };

/** What is wrong with each field of the first step: the key of a refusal, or null. Pure. Source: R139, R148 to R150, R256. */
export function identityFaults(values: Identity, now: Date): Readonly<Record<keyof Identity, string | null>> {
  return {
    cpf_id: fieldRules.cpf(values.cpf_id),
    birth_date: fieldRules.birthDate(isoDay(values.birth_date), now),
    phone: fieldRules.phone(values.phone),
    realname: fieldRules.realname(values.realname),
  };
}

/** What is wrong with each field of the second step: the key of a refusal, or null. Pure. Source: R138, R145, R146. */
export function accessFaults(
  values: Access,
  { realname, birth_date, phone, cpf_id: cpf }: Identity,
): Readonly<Record<keyof Access, string | null>> {
  const owner = { realname, birthDate: isoDay(birth_date), phone, cpf };
  return {
    name: fieldRules.account(values.name),
    password: fieldRules.password(values.password, values.name, owner),
    invite_code: null,
    agree: fieldRules.agree(values.agree),
  };
}

/** Both steps as the server takes them. The password can be shown while it is typed, so it is asked for once (R135, R170). */
export function registrationBody(identity: Identity, { invite_code: invitedBy, ...access }: Access) {
  return {
    ...identity,
    ...access,
    birth_date: isoDay(identity.birth_date),
    password_confirmation: access.password,
    ...(invitedBy && { invite_code: invitedBy }),
  };
}

/** `31/12/1999` becomes `1999-12-31`; anything else stays as it is. */
function isoDay(typed: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  return year ? `${year}-${month}-${day}` : typed;
}
