import { useEffect, useState } from 'react';
import { usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Field, tokens } from '@mosaico/shared/ui';
import { CheckField, MaskedField, PasswordField } from '@mosaico/shared/ui/form';
import { prove } from './prove.ts';
import { Registered } from './Registered.tsx';
import { begunBy, keepDraft } from './subordinate-draft.ts';
import { isoDay, NOBODY, subordinateFaults } from './subordinate-faults.ts';
import { usePictureCode } from './usePictureCode.ts';

/** Who is registered, and what they log in with. What was typed stays when the server refuses, and when the agent has to log in again. Source: R213. */
export function SubordinateForm() {
  const { t } = useTranslation();
  const { api, bus } = usePlatform();
  const agentId = useSessionUser()?.id ?? 0;
  const { picture, load } = usePictureCode();
  const [news, setNews] = useState('');
  const [registered, setRegistered] = useState<string | null>(null);
  const [begun] = useState(() => begunBy(bus, agentId));
  const { form, submit, isSending, bind } = useApiForm({
    defaultValues: begun,
    faultsOf: (values) => subordinateFaults(values, new Date(), picture !== null),
    tell: (fault) => t(`rules.${fault}`),
    async onSend({ captcha, ...values }, { setFocus }) {
      setNews('');
      const proof = picture ? { key: picture.key, captcha } : await prove(api);
      if (!proof) {
        setNews(t((await load()) ? 'register.readPicture' : 'register.failed'));
        return setFocus('captcha');
      }
      const { name, password } = values;
      const birth_date = isoDay(values.birth_date);
      await api.call('POST /api/agency/subordinate/register', {
        body: { ...values, birth_date, password_confirmation: password, ...proof },
      });
      form.reset(NOBODY);
      setRegistered(name);
    },
    onRefused(error, { isToldBesideField }) {
      setNews(isToldBesideField ? t('register.fix') : error.message);
      if (picture) {
        form.resetField('captcha');
        void load();
      }
    },
    onFaults: () => setNews(t('register.fix')),
  });
  useEffect(() => {
    const watching = form.watch(() => keepDraft(bus, agentId, form.getValues()));
    return () => watching.unsubscribe();
  }, [form, bus, agentId]);
  if (registered !== null) return <Registered name={registered} onAgain={() => setRegistered(null)} />;
  return (
    <form onSubmit={submit} noValidate css={stack}>
      <MaskedField
        label={t('register.cpf')}
        mask="cpf"
        icon="document"
        autoComplete="off"
        {...bind('cpf_id')}
      />
      <MaskedField
        label={t('register.birthDate')}
        mask="date"
        icon="calendar"
        autoComplete="off"
        {...bind('birth_date')}
      />
      <MaskedField
        label={t('register.phone')}
        mask="phone"
        prefix="+55"
        autoComplete="off"
        {...bind('phone')}
      />
      <Field
        label={t('register.realname')}
        icon="user"
        autoComplete="off"
        autoCapitalize="words"
        maxLength={80}
        {...bind('realname')}
      />
      <Field
        label={t('register.account')}
        hint={t('register.accountHint')}
        icon="user"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        {...bind('name')}
      />
      <PasswordField
        label={t('register.password')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        {...bind('password')}
      />
      <CheckField label={t('register.agree')} {...bind('agree')} />
      {picture && (
        <>
          <img src={picture.img} alt={t('register.picture')} width={160} height={56} css={pictureStyle} />
          <Field
            label={t('register.code')}
            icon="shield"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={12}
            {...bind('captcha')}
          />
        </>
      )}
      <p role="alert" css={newsStyle}>
        {news}
      </p>
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

const stack = { display: 'grid', gap: tokens.space[4] } as const;
const pictureStyle = { borderRadius: tokens.radius.control, background: '#ffffff' } as const;
const newsStyle = { color: tokens.color.dangerText, '&:empty': { display: 'none' } } as const;
