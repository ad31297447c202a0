import { fieldRules } from '@mosaico/shared/rules';
import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../runtime/deps.ts';
import { FieldRefusals } from '../../http/field-refusals.ts';
import type { Caller } from '../../http/route.ts';
import { messageProvider } from '../../providers/message/provider-of-site.ts';
import { useCaptcha } from '../captcha/captcha.ts';
import { CODE_SECONDS, issueCode } from '../codes.ts';
import { holdMember } from '../hold-member.ts';
import { siteName } from '../../sites/site-name.ts';
import { identifyMember, type Identification } from './identify-member.ts';
import { EQUAL_TIME_MS, takeAtLeast } from './take-at-least.ts';

export interface ForgotForm extends Identification {
  readonly captcha?: string | undefined;
  readonly key?: string | undefined;
}

/**
 * Sends a code for a new password to the member of this name and CPF: to their e-mail if they have one, else to their
 * phone. Nobody learns whether there is such a member: what comes back, and when, is the same for a stranger, for a
 * blocked member and for one who has had three codes within the hour, and where
 * nobody carries SMS for one who has no e-mail address. None of them gets a message.
 *
 * @param t texts in the caller's language
 * @throws DomainError with every wrong field at once; then captcha_wrong; unavailable on a site without a message provider
 * Source: G9.
 */
export async function sendCode(deps: Deps, form: ForgotForm, t: Caller['t']): Promise<void> {
  const at = deps.clock.now();
  new FieldRefusals()
    .add('name', form.name.trim() ? null : 'account_required')
    .add('cpf_id', fieldRules.cpf(form.cpf_id))
    .add('captcha', fieldRules.captcha(form.captcha ?? ''))
    .throwIfAny();
  await useCaptcha(deps, form.siteKey, form, at);
  await takeAtLeast(deps.clock, EQUAL_TIME_MS, () =>
    transaction(deps.db, (tx) => codeInMessage(tx, deps, form, t, at)),
  );
}

/** The message is written in the transaction of its code: both are there, or neither. */
async function codeInMessage(
  tx: Tx,
  deps: Deps,
  form: Identification,
  t: Caller['t'],
  at: Date,
): Promise<void> {
  const { config, random } = deps;
  const { siteKey } = form;
  // Asked for before the member is: the refusal tells nothing of who is registered.
  const messages = await messageProvider(tx, deps, siteKey);
  const member = await identifyMember(tx, form);
  if (!member || !(await holdMember(tx, siteKey, member.id))) return;
  const way = wayTo(member);
  if (!messages.carries(way.channel)) return;
  const owner = { siteKey, memberId: member.id, purpose: 'password' } as const;
  const code = await issueCode(tx, config.providerSecret, owner, at, random);
  if (code === null) return;
  const site = await siteName(tx, siteKey);
  await messages.send({
    siteKey,
    ...way,
    subject: t('password_code.subject', { site }),
    text: t('password_code.text', { site, code, minutes: CODE_SECONDS / 60 }),
    at,
    worthMs: CODE_SECONDS * 1_000,
  });
}

/** The e-mail address is the member's choice; without one there is the phone that they registered with. */
function wayTo({ email, phone }: { readonly email: string; readonly phone: string }) {
  return email ? ({ channel: 'email', to: email } as const) : ({ channel: 'sms', to: phone } as const);
}
