import { useEffect, useRef } from 'react';
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
import type { AuthTexts } from '../texts/auth-texts.ts';

interface CodeFormProps {
  readonly challenge: string;
  /** A recovery code instead of one of the app. */
  readonly isRecovery: boolean;
  readonly texts: AuthTexts;
  readonly onDone: () => void;
  readonly onLeave: (why: string | null) => void;
}

/** The field of the code, which has the focus. A code of the app is sent with its last digit. */
export function CodeForm({ challenge, isRecovery, texts, onDone, onLeave }: CodeFormProps) {
  const { api } = useShell().platform;
  const { t } = useTranslation();
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
  useEffect(() => form.setFocus('code'), [form]);

  return (
    <form ref={place} onSubmit={submit} noValidate css={formStyle.stack}>
      <p css={formStyle.news}>
        <Icon name="shield" />
        <span>{isRecovery ? texts.recoveryIntro : texts.intro}</span>
      </p>
      {isRecovery ? (
        <Field
          label={texts.recoveryCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...bind('code')}
        />
      ) : (
        <OtpField label={texts.code} onComplete={() => place.current?.requestSubmit()} {...bind('code')} />
      )}
      <FormNews text={news.text} />
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
