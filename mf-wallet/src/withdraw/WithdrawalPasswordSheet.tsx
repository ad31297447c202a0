import { useWithdrawalPassword } from '@mosaico/shared/credentials';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { FormSheet, OtpField, PasswordField } from '@mosaico/shared/ui/form';
import { OfflineNote } from '../connection/OfflineNote.tsx';
import { QUOTE } from './withdrawal-facts.ts';

interface WithdrawalPasswordSheetProps {
  /** The member has none yet (G37); otherwise they have forgotten it. */
  readonly isFirst: boolean;
  /** It is set. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Sets the six digits, or others in their place, on the way to a withdrawal. Source: G5, G37, R136, R137. */
export function WithdrawalPasswordSheet({ isFirst, onDone, onClose }: WithdrawalPasswordSheetProps) {
  const { t } = useTranslation();
  const { submit, isSending, bind, trouble } = useWithdrawalPassword({
    tell: (fault) => t(`withdraw.fault.${fault}`),
    queryKey: [QUOTE],
    onSet: onDone,
  });
  return (
    <FormSheet
      title={t(isFirst ? 'withdraw.passwordNew' : 'withdraw.passwordReset')}
      onClose={onClose}
      onSubmit={submit}
      send={t('withdraw.passwordSave')}
      isSending={isSending}
      trouble={trouble}
      note={<OfflineNote isSending={isSending} />}
    >
      <p css={{ color: tokens.color.textMuted, lineHeight: tokens.font.leading.snug }}>
        {t(isFirst ? 'withdraw.passwordNewWhy' : 'withdraw.passwordResetWhy')}
      </p>
      <PasswordField
        label={t('withdraw.loginPassword')}
        autoComplete="current-password"
        {...bind('password')}
      />
      <OtpField
        label={t('withdraw.passwordDigits')}
        hint={t('withdraw.passwordHint')}
        isSecret
        {...bind('qk_pwd')}
      />
      <OtpField label={t('withdraw.passwordAgain')} isSecret {...bind('qk_pwd_confirmation')} />
    </FormSheet>
  );
}
