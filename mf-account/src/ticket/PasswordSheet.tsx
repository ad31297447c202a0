import { useId, useState, type ReactNode } from 'react';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Field, FieldError, Sheet, tokens } from '@mosaico/shared/ui';
import { OtpField, PasswordField } from '@mosaico/shared/ui/form';

/** By the names on the wire. */
interface Given {
  readonly password: string;
  readonly code: string;
}

interface PasswordSheetProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Asks for a code, too: of the app, or also a recovery code. */
  readonly codeKind?: 'app' | 'any';
  readonly send: string;
  readonly isDanger?: boolean;
  /** @throws ApiError the refusal of the server, which is shown here */
  readonly onSend: (given: Given) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the login password, and for a code where one is needed, before something that decides about the account (A39). */
export function PasswordSheet({
  title,
  children,
  codeKind,
  send,
  onSend,
  onClose,
  isDanger,
}: PasswordSheetProps) {
  const { t } = useTranslation();
  const [formId, troubleId] = [useId(), useId()];
  const [trouble, setTrouble] = useState<string | null>(null);
  const { submit, isSending, bind } = useApiForm<Given>({
    defaultValues: { password: '', code: '' },
    faultsOf: ({ password, code }) => ({
      code: codeKind && !code.trim() ? 'code' : null,
      password: password ? null : 'password',
    }),
    tell: (fault) => t(`ticket.missing.${fault}`),
    async onSend(given) {
      setTrouble(null);
      await onSend(given);
    },
    onRefused: (error, { isToldBesideField }) => setTrouble(isToldBesideField ? null : error.message),
  });
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <Button
          type="submit"
          form={formId}
          size="large"
          variant={isDanger ? 'danger' : 'primary'}
          isBusy={isSending}
          aria-describedby={trouble ? troubleId : undefined}
        >
          {send}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} css={stack}>
        {children}
        {codeKind === 'app' && <OtpField label={t('ticket.code')} {...bind('code')} />}
        {codeKind === 'any' && (
          <Field
            label={t('ticket.anyCode')}
            hint={t('ticket.anyCodeHint')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            {...bind('code')}
          />
        )}
        <PasswordField label={t('ticket.password')} autoComplete="current-password" {...bind('password')} />
        <FieldError id={troubleId} text={trouble ?? undefined} />
      </form>
    </Sheet>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] } as const;
