import { useEffect, useId, useState } from 'react';
import { useApiMutation } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, ErrorState, FieldError, Sheet, Skeleton, tokens } from '@mosaico/shared/ui';
import { OtpField, PasswordField } from '@mosaico/shared/ui/form';
import { useTicket } from '../security/verify/useTicket.ts';
import { AppSecret } from './AppSecret.tsx';

interface EnableSheetProps {
  /** It is on; the recovery codes are to be shown. */
  readonly onEnabled: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Switches the second factor on: the secret for the app, a code of it, and the login password for the ticket. Source: A39, A63. */
export function EnableSheet({ onEnabled, onClose }: EnableSheetProps) {
  const { t } = useTranslation();
  const [formId, troubleId] = [useId(), useId()];
  const begin = useApiMutation('POST /api/auth/2fa/begin');
  const enable = useApiMutation('POST /api/auth/2fa/enable');
  const ticketFor = useTicket('second_factor');
  const [trouble, setTrouble] = useState<string | null>(null);
  const { mutate } = begin;
  const load = () => mutate({ body: {} });
  useEffect(() => mutate({ body: {} }), [mutate]);
  const { submit, isSending, bind } = useApiForm({
    defaultValues: { code: '', password: '' },
    faultsOf: ({ code, password }) => ({
      code: code ? null : 'code',
      password: password ? null : 'password',
    }),
    tell: (fault) => t(`ticket.missing.${fault}`),
    async onSend({ code, password }) {
      setTrouble(null);
      const ticket = await ticketFor(password);
      const { data } = await enable.mutateAsync({ body: { code, ticket } });
      onEnabled(data.recovery_codes);
    },
    onRefused: (error, { isToldBesideField }) => setTrouble(isToldBesideField ? null : error.message),
  });
  const secret = begin.data?.data;

  return (
    <Sheet
      title={t('factor.enableTitle')}
      onClose={onClose}
      footer={
        secret && (
          <Button
            type="submit"
            form={formId}
            size="large"
            isBusy={isSending}
            aria-describedby={trouble ? troubleId : undefined}
          >
            {t('factor.enable')}
          </Button>
        )
      }
    >
      {secret ? (
        <form id={formId} noValidate onSubmit={submit} css={stack}>
          <AppSecret secret={secret.secret} url={secret.url} />
          <OtpField label={t('factor.codeStep')} {...bind('code')} />
          <PasswordField label={t('ticket.password')} autoComplete="current-password" {...bind('password')} />
          <FieldError id={troubleId} text={trouble ?? undefined} />
        </form>
      ) : begin.isError ? (
        <ErrorState onRetry={load} />
      ) : (
        <Skeleton shape="form" isPart />
      )}
    </Sheet>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] } as const;
