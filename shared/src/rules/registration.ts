import { isTrivial } from './guessable-digits.ts';
import { isGuessablePassword, type PasswordOwner } from './guessable-password.ts';
import { centavosFromInput } from '../money/money.ts';
import { isCalendarDay, isOfAge } from './birth-date.ts';
import { normaliseCpf } from './cpf.ts';
import { normaliseEmail } from './email.ts';
import { isFullName } from './full-name.ts';
import { isOfOneScript } from './one-script.ts';
import { normalisePhone } from './phone.ts';
import { normalisePixKey, PIX_TYPES } from './pix-key.ts';

/** Letters that nobody sees, such as the filler of Hangul: with them a name passes for another one. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** More marks on one letter than any language writes reach over the lines above and below. */
const PILED_UP = /\p{M}{4}/u;

/**
 * Field rules of registration, login, passwords and payouts: the form and the API judge by the same functions. Each answers the
 * key of a refusal (ERRORS in @mosaico/shared/api), or null when the value is fine.
 * Source: R134 to R139, R145 to R152, R255, R256, R261.
 */
export const fieldRules = {
  account(value: string) {
    if (!value.trim()) return 'account_required';
    return /^[A-Za-z0-9_]{4,16}$/.test(value) ? null : 'account_invalid';
  },
  /** A new password. What is known of its owner besides the account is not to be found in it either. */
  password(value: string, account = '', owner: PasswordOwner = {}) {
    if (!value) return 'password_required';
    if ([...value].length < 6) return 'password_too_short';
    if ([...value].length > 128) return 'password_too_long';
    // As it is hashed: full-width letters are letters.
    const read = value.normalize('NFKC').toLowerCase();
    if (account && read === account.toLowerCase()) return 'password_is_account';
    return isGuessablePassword(value, { ...owner, account }) ? 'password_guessable' : null;
  },
  /**
   * A password in place of another one. The old one is known where both are typed; the API compares with its hash.
   * Accents count as the same in either spelling.
   */
  newPassword(value: string, account = '', old?: string, owner: PasswordOwner = {}) {
    const refusal = fieldRules.password(value, account, owner);
    if (refusal !== null || old === undefined) return refusal;
    return value.normalize('NFKC') === old.normalize('NFKC') ? 'password_is_old' : null;
  },
  passwordConfirmation(value: string, password: string) {
    return value === password ? null : 'passwords_differ';
  },
  /** Six digits as a text, because zeros in front are kept. */
  withdrawalPassword(value: string) {
    if (!value) return 'password_required';
    return /^[0-9]{6}$/.test(value) ? null : 'withdrawal_password_invalid';
  },
  /** What a new one may be, besides six digits; whether it is a number of the member's own, the server judges. */
  newWithdrawalPassword(value: string) {
    return fieldRules.withdrawalPassword(value) ?? (isTrivial(value) ? 'withdrawal_password_weak' : null);
  },
  withdrawalPasswordConfirmation(value: string, password: string) {
    return value === password ? null : 'withdrawal_passwords_differ';
  },
  /** The six digits that were sent by e-mail or SMS. */
  code(value: string) {
    if (!value.trim()) return 'code_required';
    return /^[0-9]{6}$/.test(value.trim()) ? null : 'code_wrong';
  },
  /** A full name, as the account at the bank has it that Pix is paid from and to. */
  realname(value: string) {
    const name = value.trim().replace(/\s+/g, ' ');
    if (!name) return 'name_required';
    const isName = /^[\p{L}\p{M}'’.\- ]{3,80}$/u.test(name) && !UNSEEN.test(name) && !PILED_UP.test(name);
    if (!isName) return 'name_invalid';
    return isFullName(name) ? null : 'name_incomplete';
  },
  phone(value: string) {
    if (!value.trim()) return 'phone_required';
    return normalisePhone(value) ? null : 'phone_invalid';
  },
  email(value: string) {
    if (!value.trim()) return 'email_required';
    return normaliseEmail(value) ? null : 'email_invalid';
  },
  /** What the site calls the member; none is their account. */
  nickname(value: string) {
    const name = value.trim();
    if (!/^[\p{L}\p{M}\p{N}_'’.\- ]{0,20}$/u.test(name) || UNSEEN.test(name) || PILED_UP.test(name))
      return 'nickname_invalid';
    return isOfOneScript(name) ? null : 'nickname_mixed';
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
  /** Kind of a Pix key. */
  pixType(value: string) {
    if (!value.trim()) return 'type_required';
    return PIX_TYPES.some((type) => type === value) ? null : 'wrong_type';
  },
  /** A Pix key of a type; while the type is none, only that there is one. */
  pixKey(value: string, type: string) {
    if (!value.trim()) return 'pix_key_required';
    const known = PIX_TYPES.find((name) => name === type);
    return !known || normalisePixKey(known, value) ? null : 'pix_key_invalid';
  },
  /** An amount as people write it, above zero. The limits of the payment method are checked elsewhere. */
  amount(value: string) {
    if (!value.trim()) return 'amount_required';
    return centavosFromInput(value) ? null : 'amount_invalid';
  },
  captcha(value: string) {
    return value.trim() ? null : 'captcha_required';
  },
  agree(value: boolean) {
    return value ? null : 'terms_required';
  },
} as const;
