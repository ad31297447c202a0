import { useState } from 'react';
import type { ApiError } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { fieldRules } from '@mosaico/shared/rules';
import { Button, Card, Field, Icon } from '@mosaico/shared/ui';
import { MaskedField } from '@mosaico/shared/ui/form';
import { formStyle } from '../../form/form-style.ts';
import { Submit } from '../../form/Submit.tsx';
import type { Security } from '../security.ts';
import type { ContactKind } from './contact-kind.ts';
import type { Contact } from './useContact.ts';

interface AddressStepProps {
  readonly kind: ContactKind;
  readonly contact: Contact;
  readonly refusal: ApiError | null;
  readonly security: Security;
}

/** Where the code goes. A phone is known already: its number need not be typed, unless it is another one. */
export function AddressStep({ kind, contact, refusal, security }: AddressStepProps) {
  const { t } = useTranslation();
  const { draft, sendCode } = contact;
  const isOwnPhoneOpen = kind === 'phone' && !security.is_phone_verified;
  const [isOther, setOther] = useState(!isOwnPhoneOpen || draft.typed !== '');
  const { submit, isSending, trouble, bind } = useApiForm({
    defaultValues: { [kind]: draft.typed } as Record<ContactKind, string>,
    refusal,
    faultsOf: (values) => (isOther ? { [kind]: fieldRules[kind](values[kind]) } : {}),
    tell: (fault) => t(`security.fault.${fault}`),
    async onSend(values) {
      await sendCode(isOther ? values[kind].trim() : '');
    },
  });
  const known = kind === 'email' ? security.email : security.phone;

  return (
    <Card>
      <form noValidate onSubmit={submit} css={formStyle.stack}>
        {known && (
          <p css={formStyle.news}>
            <Icon name={kind === 'email' ? 'mail' : 'phone'} size={20} />
            <span>{t(`security.${kind}.${isOwnPhoneOpen ? 'own' : 'now'}`, { address: known })}</span>
          </p>
        )}
        {isOther &&
          (kind === 'email' ? (
            <Field
              label={t('security.email.field')}
              icon="mail"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              {...bind('email')}
            />
          ) : (
            <MaskedField
              label={t('security.phone.field')}
              mask="phone"
              icon="phone"
              autoComplete="tel-national"
              {...bind('phone')}
            />
          ))}
        <Submit isSending={isSending} trouble={trouble}>
          {t('security.code.send')}
        </Submit>
        {isOwnPhoneOpen && (
          <Button variant="ghost" isWide onClick={() => setOther(!isOther)}>
            {t(isOther ? 'security.phone.useOwn' : 'security.phone.useOther')}
          </Button>
        )}
      </form>
    </Card>
  );
}
