import { useEffect, useRef, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Field, Icon } from '@mosaico/shared/ui';
import { OtpField } from '@mosaico/shared/ui/form';
import { useShell } from '../../shell-context.ts';
import { deviceName } from '../device-name.ts';
import { formStyle } from '../form-style.ts';
import { FormNews } from '../FormNews.tsx';
import { useEnter } from '../useEnter.ts';
import { useFormNews } from '../useFormNews.ts';
import { authTextsOf } from './texts.ts';

interface SecondStepProps {
  /** What the first step has brought. */
  readonly challenge: string;
  readonly onDone: () => void;
  /** Back to the password, with the server's words where it wants that. */
  readonly onLeave: (why: string | null) => void;
}

/** The code of the member's app; a recovery code where the phone is not at hand. Source: G54. */
export function SecondStep({ challenge, onDone, onLeave }: SecondStepProps) {
  const { api, language } = useShell().platform;
  const { t } = useTranslation();
  // Its texts follow a change of the language.
  useReactive(language.current);
  const texts = authTextsOf(language.messageSet);
  const [isRecovery, setRecovery] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const enter = useEnter();
  const news = useFormNews('login.failed');
  const { form, submit, isSending, bind } = useApiForm({
    defaultValues: { code: '' },
    faultsOf: ({ code }) => ({ code: code.trim() ? null : 'code' }),
    tell: () => texts.codeMissing,
    async onSend({ code }) {
      news.clear();
      const body = { challenge, code: code.trim(), device: deviceName() };
      const { data } = await api.call('POST /api/auth/2fa/login', { body });
      const outcome = await enter(data.access_token);
      if (outcome === 'member') return onDone();
      if (outcome === 'refused') onLeave(t('login.failed'));
    },
    onRefused: (error, { isToldBesideField }) => {
      if (error.error === 'login_expired' || error.error === 'account_frozen') return onLeave(error.message);
      news.sayRefused(error, { isToldBesideField });
    },
  });
  useEffect(() => form.setFocus('code'), [form, isRecovery]);
  const change = () => {
    form.reset();
    news.clear();
    setRecovery(!isRecovery);
  };

  return (
    <form ref={place} onSubmit={submit} noValidate css={formStyle.stack}>
      <p css={formStyle.news}>
        <Icon name="shield" />
        <span>{isRecovery ? texts.recoveryIntro : texts.intro}</span>
      </p>
      {isRecovery ? (
        <Field
          key="recovery"
          label={texts.recoveryCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...bind('code')}
        />
      ) : (
        <OtpField
          key="app"
          label={texts.code}
          onComplete={() => place.current?.requestSubmit()}
          {...bind('code')}
        />
      )}
      <button type="button" css={[formStyle.quiet, { justifySelf: 'start' }]} onClick={change}>
        {isRecovery ? texts.toApp : texts.toRecovery}
      </button>
      <FormNews text={news.text} />
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {t('login.submit')}
      </Button>
      <Button variant="ghost" isWide icon="arrow-left" onClick={() => onLeave(null)}>
        {texts.back}
      </Button>
    </form>
  );
}
