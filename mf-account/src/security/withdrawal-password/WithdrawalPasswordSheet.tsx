import { usePlatform } from '@mosaico/shared/area';
import { useWithdrawalPassword } from '@mosaico/shared/credentials';
import { useTranslation } from '@mosaico/shared/i18n';
import { FormSheet, OtpField, PasswordField } from '@mosaico/shared/ui/form';
import { formStyle } from '../../form/form-style.ts';
import { SECURITY } from '../security.ts';

interface WithdrawalPasswordSheetProps {
  /** The member has none yet (G37); otherwise others take the place of the digits, which may be forgotten. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

/** Sets the six digits, or others in their place. Source: G5, G37, R136, R137. */
export function WithdrawalPasswordSheet({ isFirst, onClose }: WithdrawalPasswordSheetProps) {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const { submit, isSending, bind, trouble } = useWithdrawalPassword({
    tell: (fault) => t(`security.fault.${fault}`),
    queryKey: [SECURITY],
    onSet(message) {
      notices.toast('success', message);
      onClose();
    },
  });
  return (
    <FormSheet
      title={t(isFirst ? 'security.qkPwd.new' : 'security.qkPwd.change')}
      onClose={onClose}
      onSubmit={submit}
      send={t('security.save')}
      isSending={isSending}
      trouble={trouble}
      focusesField
    >
      <p css={formStyle.note}>{t(isFirst ? 'security.qkPwd.newWhy' : 'security.qkPwd.changeWhy')}</p>
      <PasswordField
        label={t('security.loginPassword')}
        autoComplete="current-password"
        {...bind('password')}
      />
      <OtpField
        label={t('security.qkPwd.digits')}
        hint={t('security.qkPwd.hint')}
        isSecret
        {...bind('qk_pwd')}
      />
      <OtpField label={t('security.qkPwd.again')} isSecret {...bind('qk_pwd_confirmation')} />
    </FormSheet>
  );
}
