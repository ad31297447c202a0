import { usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTicket } from '@mosaico/shared/credentials';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, Icon, VisuallyHidden } from '@mosaico/shared/ui';
import { PasswordField } from '@mosaico/shared/ui/form';
import { formStyle } from '../../form/form-style.ts';
import { Submit } from '../../form/Submit.tsx';
import { confirmation, CONFIRMED_SCREENS, type ConfirmedPurpose } from './confirmation.ts';

/** One field; a wrong password counts as at login, and the server says when there were too many (R169). */
export function VerifyPasswordForm({ purpose }: { readonly purpose: ConfirmedPurpose }) {
  const { navigation } = usePlatform();
  const { t } = useTranslation();
  const user = useSessionUser();
  const ticketFor = useTicket(purpose);
  const goBack = () =>
    confirmation.isAsked(purpose) ? navigation.go(-1) : navigation.replace(CONFIRMED_SCREENS[purpose]);
  const { submit, isSending, trouble, bind } = useApiForm({
    defaultValues: { password: '' },
    faultsOf: ({ password }) => ({ password: password ? null : 'password_required' }),
    tell: (fault) => t(`security.fault.${fault}`),
    async onSend({ password }) {
      confirmation.keep(purpose, await ticketFor(password));
      goBack();
    },
  });

  return (
    <Card>
      <form noValidate onSubmit={submit} css={formStyle.stack}>
        <p css={formStyle.news}>
          <Icon name="shield" size={20} />
          <span>{t(`security.verify.for.${purpose}`)}</span>
        </p>
        {/* Password managers ask for the account that a password belongs to. */}
        <VisuallyHidden>
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={user?.name ?? ''}
            readOnly
            tabIndex={-1}
            aria-hidden
          />
        </VisuallyHidden>
        <PasswordField
          label={t('security.loginPassword')}
          autoComplete="current-password"
          {...bind('password')}
        />
        <Submit isSending={isSending} trouble={trouble}>
          {t('security.verify.send')}
        </Submit>
        <Button variant="ghost" isWide onClick={goBack}>
          {t('security.cancel')}
        </Button>
      </form>
    </Card>
  );
}
