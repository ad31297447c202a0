import { useEffect } from 'react';
import type { ApiError } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { fieldRules } from '@mosaico/shared/rules';
import { Button, Card, Icon } from '@mosaico/shared/ui';
import { OtpField } from '@mosaico/shared/ui/form';
import { formStyle } from '../../form/form-style.ts';
import { Submit } from '../../form/Submit.tsx';
import type { Security } from '../security.ts';
import type { ContactKind } from './contact-kind.ts';
import { MailboxLink } from './MailboxLink.tsx';
import { ResendCode } from './ResendCode.tsx';
import type { Contact } from './useContact.ts';

interface CodeStepProps {
  readonly kind: ContactKind;
  readonly contact: Contact;
  readonly refusal: ApiError | null;
  readonly security: Security;
}

/** The six digits that were sent. They go as soon as the last one is there. */
export function CodeStep({ kind, contact, refusal, security }: CodeStepProps) {
  const { t } = useTranslation();
  const { draft, giveCode, sendCode, changeAddress } = contact;
  const { form, submit, isSending, trouble, bind } = useApiForm({
    defaultValues: { code: draft.code },
    refusal,
    faultsOf: ({ code }) => ({ code: fieldRules.code(code) }),
    tell: (fault) => t(`security.fault.${fault}`),
    async onSend({ code }) {
      await giveCode(code);
    },
  });
  useEffect(() => form.setFocus('code'), [form]);

  return (
    <Card>
      <form id="contact-code" noValidate onSubmit={submit} css={formStyle.stack}>
        <p role="status" css={formStyle.news}>
          <Icon name={kind === 'email' ? 'mail' : 'phone'} size={20} />
          <span>{t(`security.${kind}.sent`, { address: draft.typed || security.phone })}</span>
        </p>
        <MailboxLink />
        <OtpField
          label={t('security.code.field')}
          hint={t('security.code.hint')}
          onComplete={() => queueMicrotask(() => formOf('contact-code')?.requestSubmit())}
          {...bind('code')}
        />
        <ResendCode
          resendAtMs={draft.resendAtMs}
          onResend={async () => {
            await sendCode(draft.typed);
            form.resetField('code');
            form.setFocus('code');
          }}
        />
        <Submit isSending={isSending} trouble={trouble}>
          {t('security.code.confirm')}
        </Submit>
        <Button variant="ghost" isWide icon="arrow-left" onClick={changeAddress}>
          {t(`security.${kind}.other`)}
        </Button>
      </form>
    </Card>
  );
}

function formOf(id: string): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form#${id}`);
}
