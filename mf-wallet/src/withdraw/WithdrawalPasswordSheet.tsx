import { useState } from 'react';
import { useApiMutation, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { fieldRules } from '@mosaico/shared/rules';
import { tokens } from '@mosaico/shared/ui';
import { OtpField, PasswordField } from '@mosaico/shared/ui/form';
import { FormSheet } from './FormSheet.tsx';
import { useTicket } from './useTicket.ts';
import { QUOTE } from './withdrawal-facts.ts';

interface WithdrawalPasswordSheetProps {
  /** The member has none yet (G37); otherwise they have forgotten it. */
  readonly isFirst: boolean;
  /** It is set. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const EMPTY = { password: '', qk_pwd: '', qk_pwd_confirmation: '' };

/** Sets the six digits, or others in their place, with the login password for the ticket. Source: G5, G37, R136, R137, A10, A39. */
export function WithdrawalPasswordSheet({ isFirst, onDone, onClose }: WithdrawalPasswordSheetProps) {
  const { session } = usePlatform();
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
    tell: (fault) => t(`withdraw.fault.${fault}`),
    async onSend({ password, ...digits }) {
      setTrouble(null);
      const ticket = await ticketFor(password);
      await setting.mutateAsync({ body: { ...digits, ticket } });
      await Promise.all([queries.invalidateQueries({ queryKey: [QUOTE] }), session.refresh()]);
      onDone();
    },
    onRefused: (error, { isToldBesideField }) => setTrouble(isToldBesideField ? null : error.message),
  });

  return (
    <FormSheet
      title={t(isFirst ? 'withdraw.passwordNew' : 'withdraw.passwordReset')}
      onClose={onClose}
      onSubmit={submit}
      send={t('withdraw.passwordSave')}
      isSending={isSending}
      trouble={trouble}
    >
      <p css={{ color: tokens.color.textMuted, lineHeight: tokens.font.leading.snug }}>
        {t(isFirst ? 'withdraw.passwordNewWhy' : 'withdraw.passwordResetWhy')}
      </p>
      <PasswordField
        label={t('withdraw.loginPassword')}
        autoComplete="current-password"
        {...bind('password')}
      />
      <OtpField label={t('withdraw.passwordDigits')} isSecret {...bind('qk_pwd')} />
      <OtpField label={t('withdraw.passwordAgain')} isSecret {...bind('qk_pwd_confirmation')} />
    </FormSheet>
  );
}
