import { useEffect } from 'react';
import type { ApiError } from '@mosaico/shared/api';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Field } from '@mosaico/shared/ui';
import { MaskedField } from '@mosaico/shared/ui/form';
import { useLaterTexts } from '../../messages/useLaterTexts.ts';
import { useShell } from '../../shell-context.ts';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';
import { formStyle } from '../form-style.ts';
import { FormNews } from '../FormNews.tsx';
import { useFormNews } from '../useFormNews.ts';
import { useHandOver } from '../useHandOver.ts';
import { useRuleTell } from '../useRuleTell.ts';
import { identityFaults, type Identity } from './registration.ts';
import { movingOn } from './moving-on.ts';

interface IdentityStepProps {
  /** What the fields begin with. */
  readonly identity: Identity;
  /** Why the server has refused one of these fields after the second step. */
  readonly refusal: ApiError | null;
  /** The step goes; this was typed in it. */
  readonly onLeft: (typed: Identity) => void;
  readonly onDone: (identity: Identity) => void;
}

/** The first step: who it is. The numbers come first, on one keyboard, and the focus moves on when one is whole. */
export function IdentityStep({ identity, refusal, onLeft, onDone }: IdentityStepProps) {
  const { now } = useShell().platform;
  const { t } = useTranslation();
  const texts = useLaterTexts(AUTH_TEXTS).register;
  const news = useFormNews('register.failed');
  const faultsOf = (values: Identity) => identityFaults(values, new Date(now()));
  const { form, submit, bind } = useApiForm<Identity>({
    defaultValues: identity,
    refusal,
    faultsOf,
    tell: useRuleTell(),
    onSend: async (values) => onDone(values),
    onRefused: () => undefined,
    onFaults: news.sayFaults,
  });
  useEffect(() => {
    if (!refusal) form.setFocus('cpf_id');
  }, [form, refusal]);
  useHandOver(() => onLeft(form.getValues()));
  const moveOn = movingOn(form, faultsOf);

  return (
    <form onSubmit={submit} noValidate css={formStyle.stack}>
      <p css={formStyle.intro}>{texts.identity}</p>
      <MaskedField
        label={t('form.cpf')}
        mask="cpf"
        icon="document"
        autoComplete="off"
        enterKeyHint="next"
        {...moveOn(bind('cpf_id'), 'birth_date')}
      />
      <MaskedField
        label={t('form.birthDate')}
        mask="date"
        icon="calendar"
        autoComplete="bday"
        enterKeyHint="next"
        {...moveOn(bind('birth_date'), 'phone')}
      />
      <MaskedField
        label={t('form.phone')}
        mask="phone"
        prefix="+55"
        autoComplete="tel-national"
        enterKeyHint="next"
        {...moveOn(bind('phone'), 'realname')}
      />
      <Field
        label={t('form.realname')}
        hint={texts.realnameHint}
        icon="user"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={80}
        {...bind('realname')}
      />
      <FormNews text={news.text} />
      <Button type="submit" size="large" isWide>
        {t('register.next')}
      </Button>
    </form>
  );
}
