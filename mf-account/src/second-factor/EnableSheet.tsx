import { useEffect } from 'react';
import { useApiMutation } from '@mosaico/shared/area';
import { useTicket } from '@mosaico/shared/credentials';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder } from '@mosaico/shared/ui';
import { FormSheet, OtpField, PasswordField } from '@mosaico/shared/ui/form';
import { AppSecret } from './AppSecret.tsx';

interface EnableSheetProps {
  /** It is on; the recovery codes are to be shown. */
  readonly onEnabled: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Switches the second factor on: the secret for the app, a code of it, and the login password for the ticket. Source: A39, A63. */
export function EnableSheet({ onEnabled, onClose }: EnableSheetProps) {
  const { t } = useTranslation();
  const begin = useApiMutation('POST /api/auth/2fa/begin');
  const enable = useApiMutation('POST /api/auth/2fa/enable');
  const ticketFor = useTicket('second_factor');
  const { mutate } = begin;
  const load = () => mutate({ body: {} });
  useEffect(() => mutate({ body: {} }), [mutate]);
  const { submit, isSending, trouble, bind } = useApiForm({
    defaultValues: { code: '', password: '' },
    faultsOf: ({ code, password }) => ({
      code: code ? null : 'code',
      password: password ? null : 'password',
    }),
    tell: (fault) => t(`ticket.missing.${fault}`),
    async onSend({ code, password }) {
      const ticket = await ticketFor(password);
      const { data } = await enable.mutateAsync({ body: { code, ticket } });
      onEnabled(data.recovery_codes);
    },
  });
  const secret = begin.data?.data;

  return (
    <FormSheet
      title={t('factor.enableTitle')}
      onClose={onClose}
      onSubmit={submit}
      send={secret ? t('factor.enable') : null}
      isSending={isSending}
      trouble={trouble}
    >
      {secret ? (
        <>
          <AppSecret secret={secret.secret} url={secret.url} />
          <OtpField label={t('factor.codeStep')} {...bind('code')} />
          <PasswordField label={t('ticket.password')} autoComplete="current-password" {...bind('password')} />
        </>
      ) : (
        <DataPlaceholder shape="form" error={begin.error} onRetry={load} />
      )}
    </FormSheet>
  );
}
