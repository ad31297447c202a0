import { useTranslation } from '@mosaico/shared/i18n';
import { onPhones, onWideScreens } from './OtherDevice.tsx';
import { Steps } from './Steps.tsx';

/** What to do with a code. The QR code is named only where it is on the screen. */
export function PixSteps({ isQrShown }: { readonly isQrShown: boolean }) {
  const { t } = useTranslation();
  return (
    <Steps>
      <li>
        {isQrShown ? (
          t('pix.step.copyOrScan')
        ) : (
          <>
            <span css={onPhones}>{t('pix.step.copy')}</span>
            <span css={onWideScreens}>{t('pix.step.copyOrScan')}</span>
          </>
        )}
      </li>
      <li>{t('pix.step.open')}</li>
      <li>{t('pix.step.confirm')}</li>
    </Steps>
  );
}
