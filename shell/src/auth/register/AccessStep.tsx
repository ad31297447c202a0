import { useEffect } from 'react';
import type { ApiError } from '@mosaico/shared/api';
import { useApiForm, useWatch } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Field } from '@mosaico/shared/ui';
import { CheckField, PasswordField } from '@mosaico/shared/ui/form';
import { TextWithLinks } from '../../links/TextWithLinks.tsx';
import { useLaterTexts } from '../../messages/useLaterTexts.ts';
import { PATHS } from '../../paths.ts';
import { useShell } from '../../shell-context.ts';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { deviceName } from '../device-name.ts';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';
import { formStyle } from '../form-style.ts';
import { FormNews } from '../FormNews.tsx';
import { useEnter } from '../useEnter.ts';
import { useFormNews } from '../useFormNews.ts';
import { useHandOver } from '../useHandOver.ts';
import { useRuleTell } from '../useRuleTell.ts';
import { InviteField } from './InviteField.tsx';
import { accessFaults, registrationBody, type Access, type Identity } from './registration.ts';

interface AccessStepProps {
  readonly identity: Identity;
  /** What the fields begin with. */
  readonly access: Access;
  /** The account name that was made of the person's name. */
  readonly suggestion: string;
  /** The step goes; this was typed in it. */
  readonly onLeft: (typed: Access) => void;
  readonly onBack: () => void;
  /** The server has refused a field of the first step. */
  readonly onIdentityRefused: (refusal: ApiError) => void;
  /** The member is registered and logged in. */
  readonly onDone: () => void;
}

/** The second step: account name, password, consent. The focus begins in the password where an account name is suggested. */
export function AccessStep({ identity, access, suggestion, ...steps }: AccessStepProps) {
  const { api } = useShell().platform;
  const { t } = useTranslation();
  const texts = useLaterTexts(AUTH_TEXTS).register;
  const tell = useRuleTell();
  const enter = useEnter();
  const news = useFormNews('register.failed');
  const { form, submit, isSending, bind } = useApiForm({
    defaultValues: { ...access, captcha: '' },
    faultsOf: ({ captcha: typed, ...values }) => ({
      ...accessFaults(values, identity),
      captcha: captcha.fault(typed),
    }),
    tell,
    async onSend({ captcha: typed, ...values }, { setFocus }) {
      news.clear();
      const proof = await captcha.answer(typed);
      if (!proof) return setFocus('captcha');
      const body = { ...registrationBody(identity, values), ...proof, device: deviceName() };
      const { data } = await api.call('POST /api/auth/register2', { body });
      const outcome = await enter(data.access_token);
      if (outcome === 'member') return steps.onDone();
      if (outcome === 'refused') news.say('login.failed');
      captcha.reload();
    },
    onRefused(error, refused) {
      if (Object.keys(error.errors).some((field) => field in identity)) {
        steps.onIdentityRefused(error);
      } else news.sayRefused(error, { ...refused, captcha });
    },
    onFaults: news.sayFaults,
  });
  const captcha = useCaptcha(() => form.resetField('captcha'));
  useHandOver(() => {
    const { captcha: _, ...typed } = form.getValues();
    steps.onLeft(typed);
  });
  useEffect(() => form.setFocus(form.getValues('name') ? 'password' : 'name'), [form]);
  const name = useWatch({ control: form.control, name: 'name' });
  const isSuggested = suggestion !== '' && name === suggestion;

  return (
    <form onSubmit={submit} noValidate css={formStyle.stack}>
      <Field
        label={t('form.account')}
        hint={isSuggested ? texts.accountSuggested : texts.accountHint}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={16}
        {...bind('name')}
      />
      <PasswordField
        label={t('form.password')}
        hint={texts.passwordHint}
        autoComplete="new-password"
        enterKeyHint="done"
        {...bind('password')}
      />
      <InviteField isFilled={access.invite_code !== ''} {...bind('invite_code')} />
      <CheckField label={<TextWithLinks text={texts.agree} links={AGREEMENTS} />} {...bind('agree')} />
      <CaptchaField captcha={captcha} {...(captcha.mode === 'picture' && bind('captcha'))} />
      <FormNews text={news.text} />
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {texts.submit}
      </Button>
      <Button variant="ghost" isWide icon="arrow-left" onClick={steps.onBack}>
        {texts.back}
      </Button>
    </form>
  );
}

/** Open in a window of their own: what was typed stays. */
const AGREEMENTS = { terms: PATHS.terms, privacy: PATHS.privacy } as const;
