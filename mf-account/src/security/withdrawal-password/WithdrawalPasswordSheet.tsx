import { useState } from 'react';
import { useApiMutation, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { fieldRules } from '@mosaico/shared/rules';
import { OtpField, PasswordField } from '@mosaico/shared/ui/form';
import { FormSheet } from '../../form/FormSheet.tsx';
import { formStyle } from '../../form/form-style.ts';
import { SECURITY } from '../security.ts';
import { useTicket } from '../verify/useTicket.ts';

interface WithdrawalPasswordSheetProps {
  /** The member has none yet (G37); otherwise others take the place of the digits, which may be forgotten. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

const EMPTY = { password: '', qk_pwd: '', qk_pwd_confirmation: '' };

/** Sets the six digits, or others in their place, with the login password for the ticket. Source: G5, G37, R136, R137, A10, A39. */
export function WithdrawalPasswordSheet({ isFirst, onClose }: WithdrawalPasswordSheetProps) {
  const { session, notices } = usePlatform();
  const { t } = useTranslation();
  const queries = useQueryClient();
  const ticketFor = useTicket('withdrawal_password');
  const setting = useApiMutation('POST /api/auth/qkpwd/set');
  const [trouble, setTrouble] = useState<string | null>(null);
  const { submit, isSending, bind } = useApiForm({
    defaultValues: EMPTY,
    faultsOf: ({ password, qk_pwd: digits, qk_pwd_confirmation: again }) => ({
      password: password ? null : 'password_required',
      qk_pwd: fieldRules.withdrawalPassword(digits),
      qk_pwd_confirmation: fieldRules.withdrawalPasswordConfirmation(again, digits),
    }),
    tell: (fault) => t(`security.fault.${fault}`),
    async onSend({ password, ...digits }) {
      setTrouble(null);
      const ticket = await ticketFor(password);
      const { message } = await setting.mutateAsync({ body: { ...digits, ticket } });
      await Promise.all([queries.invalidateQueries({ queryKey: [SECURITY] }), session.refresh()]);
      notices.toast('success', message);
      onClose();
    },
    onRefused: (error, { isToldBesideField }) => setTrouble(isToldBesideField ? null : error.message),
  });

  return (
    <FormSheet
      title={t(isFirst ? 'security.qkPwd.new' : 'security.qkPwd.change')}
      onClose={onClose}
      onSubmit={submit}
      send={t('security.save')}
      isSending={isSending}
      trouble={trouble}
    >
      <p css={formStyle.note}>{t(isFirst ? 'security.qkPwd.newWhy' : 'security.qkPwd.changeWhy')}</p>
      <PasswordField
        label={t('security.loginPassword')}
        autoComplete="current-password"
        {...bind('password')}
      />
      <OtpField label={t('security.qkPwd.digits')} isSecret {...bind('qk_pwd')} />
      <OtpField label={t('security.qkPwd.again')} isSecret {...bind('qk_pwd_confirmation')} />
    </FormSheet>
  );
}
