import { fieldRules, normaliseCpf, normalisePhone, type PasswordOwner } from '@mosaico/shared/rules';
import { askAboutNewcomer } from '../barred-players/ask-about-newcomer.ts';
import { recordAnswer } from '../barred-players/record-answer.ts';
import type { Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import type { BarredAnswer } from '../providers/barred-players/barred-register.ts';
import { recognisePerson } from '../promotions/first-deposit/person.ts';
import { type Person, takeUpLimits } from '../responsible-gaming/former-limits.ts';
import type { Deps } from '../runtime/deps.ts';
import { enter } from '../entry/enter.ts';
import { FieldRefusals } from '../http/field-refusals.ts';
import { addMember, inviterOf, type NewMember } from './add-member.ts';
import { useCaptcha } from './captcha/captcha.ts';
import { flagFormer } from '../members/former-accounts.ts';
import { isReserved } from '../members/reserved-names.ts';
import { hashPassword } from '../passwords/password.ts';

export interface RegistrationForm {
  readonly name: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly realname: string;
  readonly phone: string;
  readonly cpf_id: string;
  readonly birth_date: string;
  readonly agree: boolean;
  readonly captcha?: string | undefined;
  readonly key?: string | undefined;
  readonly invite_code?: string | undefined;
  readonly device?: string | undefined;
}

/** Where a registration comes from. */
export interface Registrant {
  readonly siteKey: string;
  readonly host: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly language: string;
}

/**
 * Registers a member and logs them in: both or neither. Under any number of equal registrations at the same time exactly
 * one succeeds.
 *
 * @returns the bearer token of the new session
 * @throws DomainError with every wrong field at once; then captcha_wrong; then invite_code_unknown; then registration_barred, register_silent;
 *   then account_taken, phone_taken, cpf_taken
 * Source: R170, R138, R139, R150, R256, A1, G32.
 */
export async function register(deps: Deps, from: Registrant, form: RegistrationForm): Promise<string> {
  const at = deps.clock.now();
  const { member, answer } = await judged(deps, from, form, at);
  return transaction(deps.db, async (tx) => {
    const memberId = await addMember(tx, member, deps.random);
    await takeUp(tx, deps, { siteKey: from.siteKey, memberId, cpf: member.cpf }, answer, at);
    const { siteKey, ip, userAgent } = from;
    const arrival = { ip, userAgent, device: form.device, method: 'registration' } as const;
    return (await enter(tx, deps, { siteKey, memberId }, arrival, at)).token;
  });
}

/**
 * Registers a member under another one, who fills in the form for them. Nobody is logged in, and the terms are not accepted: that is for the
 * new member to do, before they play, deposit, claim or register others (`terms_not_accepted`).
 *
 * @returns the new member's id
 * @throws DomainError as `register`
 * Source: R213.
 */
export async function registerFor(deps: Deps, from: Registrant, form: RegistrationForm): Promise<number> {
  const at = deps.clock.now();
  const { member, answer } = await judged(deps, from, form, at);
  return transaction(deps.db, async (tx) => {
    const memberId = await addMember(tx, { ...member, hasConsented: false }, deps.random);
    await takeUp(tx, deps, { siteKey: from.siteKey, memberId, cpf: member.cpf }, answer, at);
    return memberId;
  });
}

/** What is known already of whoever has this CPF. */
async function takeUp(tx: Tx, deps: Deps, person: Person, answer: BarredAnswer | null, at: Date) {
  const { siteKey, memberId } = person;
  if (answer) await recordAnswer(tx, { siteKey, memberId }, answer, { askedAt: at, at });
  await takeUpLimits(tx, deps.config, person, at);
  await recognisePerson(tx, deps.config, person);
  await flagFormer(tx, deps.config, person, at);
}

/** The member that a form describes, once all of it is in order, and what the national register says of them. */
async function judged(deps: Deps, from: Registrant, form: RegistrationForm, at: Date) {
  assertFields(form, await isReserved(deps.db, from.siteKey, form.name), at);
  await useCaptcha(deps, from.siteKey, form, at);
  const inviteCode = form.invite_code?.trim().toUpperCase() || null;
  // A code that nobody has is a slip, which does not count: whoever makes it on purpose learns nothing of the register and has no password hashed.
  await inviterOf(deps.db, { siteKey: from.siteKey, inviteCode });
  const cpf = normaliseCpf(form.cpf_id) ?? '';
  const answer = await askAboutNewcomer(deps, { siteKey: from.siteKey, cpf });
  const passwordHash = await hashPassword(form.password, deps.random);
  return { member: { ...newMember(from, form, passwordHash, at), inviteCode }, answer };
}

function assertFields(form: RegistrationForm, isNameReserved: boolean, at: Date): void {
  new FieldRefusals()
    .add('name', fieldRules.account(form.name) ?? (isNameReserved ? 'name_reserved' : null))
    .add('password', fieldRules.password(form.password, form.name, ownerOf(form)))
    .add('password_confirmation', fieldRules.passwordConfirmation(form.password_confirmation, form.password))
    .add('realname', fieldRules.realname(form.realname))
    .add('phone', fieldRules.phone(form.phone))
    .add('cpf_id', fieldRules.cpf(form.cpf_id))
    .add('birth_date', fieldRules.birthDate(form.birth_date, at))
    .add('captcha', fieldRules.captcha(form.captcha ?? ''))
    .add('agree', fieldRules.agree(form.agree))
    .throwIfAny();
}

function ownerOf({ realname, birth_date: birthDate, phone, cpf_id: cpf }: RegistrationForm): PasswordOwner {
  return { realname, birthDate, phone, cpf };
}

function newMember(
  from: Registrant,
  form: RegistrationForm,
  passwordHash: string,
  at: Date,
): Omit<NewMember, 'inviteCode'> {
  const [phone, cpf] = [normalisePhone(form.phone), normaliseCpf(form.cpf_id)];
  if (!phone || !cpf) throw new Error('phone or CPF was not checked before');
  return {
    siteKey: from.siteKey,
    account: form.name,
    passwordHash,
    realname: form.realname.trim().replace(/\s+/g, ' '),
    phone,
    cpf,
    birthDate: form.birth_date,
    registerIp: from.ip,
    registerHost: from.host,
    language: from.language,
    at,
  };
}
