import type { ReactNode } from 'react';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Field } from '@mosaico/shared/ui';
import { FormSheet, OtpField, PasswordField } from '@mosaico/shared/ui/form';

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
  const { submit, isSending, trouble, bind } = useApiForm<Given>({
    defaultValues: { password: '', code: '' },
    faultsOf: ({ password, code }) => ({
      code: codeKind && !code.trim() ? 'code' : null,
      password: password ? null : 'password',
    }),
    tell: (fault) => t(`ticket.missing.${fault}`),
    async onSend(given) {
      await onSend(given);
    },
  });
  return (
    <FormSheet
      title={title}
      onClose={onClose}
      onSubmit={submit}
      send={send}
      isSending={isSending}
      isDanger={isDanger}
      trouble={trouble}
    >
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
    </FormSheet>
  );
}
