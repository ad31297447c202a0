import type { UserInfo } from '@mosaico/shared/api';
import { useApiMutation, usePlatform } from '@mosaico/shared/area';
import { useTicket } from '@mosaico/shared/credentials';
import { useApiForm, useWatch } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { fieldRules } from '@mosaico/shared/rules';
import { Card } from '@mosaico/shared/ui';
import { PasswordField } from '@mosaico/shared/ui/form';
import { formStyle } from '../../form/form-style.ts';
import { Submit } from '../../form/Submit.tsx';
import { PATHS } from '../../paths.ts';
import { PasswordRules } from './PasswordRules.tsx';

const EMPTY = { old_password: '', password: '', password_confirmation: '' };
/** The old password, which gives the ticket, and the new one twice. Source: G3, R134, R135, R138, A10, A39. */
export function ChangePasswordForm({ user }: { readonly user: UserInfo }) {
  const { navigation, notices } = usePlatform();
  const { t } = useTranslation();
  const ticketFor = useTicket('password', 'old_password');
  const changing = useApiMutation('POST /api/auth/password/modify');
  const { form, submit, isSending, trouble, setTrouble, bind } = useApiForm({
    defaultValues: EMPTY,
    faultsOf: (typed) => ({
      old_password: typed.old_password ? null : 'password_required',
      password: fieldRules.newPassword(typed.password, user.name, typed.old_password, user),
      password_confirmation: fieldRules.passwordConfirmation(typed.password_confirmation, typed.password),
    }),
    tell: (fault) => t(`security.fault.${fault}`),
    async onSend(values) {
      const ticket = await ticketFor(values.old_password);
      const { message } = await changing.mutateAsync({ body: { ...values, ticket } });
      notices.toast('success', message);
      navigation.replace(PATHS.security);
    },
    onFaults: () => setTrouble(t('security.fixErrors')),
  });
  const [old, password] = useWatch({ control: form.control, name: ['old_password', 'password'] });

  return (
    <Card>
      <form noValidate onSubmit={submit} css={formStyle.stack}>
        <PasswordField
          label={t('security.password.old')}
          autoComplete="current-password"
          {...bind('old_password')}
        />
        <PasswordRules password={password} old={old} user={user} />
        <PasswordField label={t('security.password.new')} autoComplete="new-password" {...bind('password')} />
        <PasswordField
          label={t('security.password.again')}
          autoComplete="new-password"
          {...bind('password_confirmation')}
        />
        <p css={formStyle.note}>{t('security.password.othersEnd')}</p>
        <Submit isSending={isSending} trouble={trouble}>
          {t('security.password.save')}
        </Submit>
      </form>
    </Card>
  );
}
