import { isCalendarDay, isOfAge } from './birth-date.ts';
import { normaliseCpf } from './cpf.ts';
import { normalisePhone } from './phone.ts';

/**
 * Field rules of registration and login: the form and the API judge by the same functions. Each answers the key of a
 * refusal (ERRORS in @mosaico/shared/api), or null when the value is fine. Source: R138 to R150, R255, R256, R261.
 */
export const fieldRules = {
  account(value: string) {
    if (!value.trim()) return 'account_required';
    return /^[A-Za-z0-9_]{4,16}$/.test(value) ? null : 'account_invalid';
  },
  password(value: string, account = '') {
    if (!value) return 'password_required';
    if ([...value].length < 6) return 'password_too_short';
    if ([...value].length > 128) return 'password_too_long';
    return account && value.toLowerCase() === account.toLowerCase() ? 'password_is_account' : null;
  },
  passwordConfirmation(value: string, password: string) {
    return value === password ? null : 'passwords_differ';
  },
  realname(value: string) {
    const name = value.trim().replace(/\s+/g, ' ');
    if (!name) return 'name_required';
    return /^[\p{L}\p{M}'.\- ]{3,80}$/u.test(name) ? null : 'name_invalid';
  },
  phone(value: string) {
    if (!value.trim()) return 'phone_required';
    return normalisePhone(value) ? null : 'phone_invalid';
  },
  cpf(value: string) {
    if (!value.trim()) return 'cpf_required';
    return normaliseCpf(value) ? null : 'cpf_invalid';
  },
  birthDate(value: string, now: Date) {
    if (!value.trim()) return 'birth_date_required';
    if (!isCalendarDay(value)) return 'birth_date_invalid';
    return isOfAge(value, now) ? null : 'under_age';
  },
  captcha(value: string) {
    return value.trim() ? null : 'captcha_required';
  },
  agree(value: boolean) {
    return value ? null : 'terms_required';
  },
} as const;
