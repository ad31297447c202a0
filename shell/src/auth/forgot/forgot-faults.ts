import { fieldRules } from '@mosaico/shared/rules';

/** Who has forgotten the password, as typed. */
export interface Identification {
  /** Account, phone or CPF, as at login. */
  readonly name: string;
  readonly cpf_id: string;
}

/** The new password with the code that allows it, as typed. */
export interface NewPassword {
  readonly code: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/** What is wrong with each field of the first step: the key of a refusal, or null. Pure. Source: R145, R150, G9. */
export function identificationFaults(values: Identification) {
  return {
    name: values.name.trim() ? null : 'account_required',
    cpf_id: fieldRules.cpf(values.cpf_id),
  };
}

/**
 * What is wrong with each field of the second step. Only the server can tell that the password is the old one (R134).
 * Pure. Source: R135, R138, G9.
 */
export function newPasswordFaults(values: NewPassword, { name, cpf_id: cpf }: Identification) {
  return {
    code: fieldRules.code(values.code),
    password: fieldRules.password(values.password, name.trim(), { phone: name, cpf }),
    password_confirmation: fieldRules.passwordConfirmation(values.password_confirmation, values.password),
  };
}
