import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { onPhones, onWideScreens } from './OtherDevice.tsx';

/** What to do with a code. The QR code is named only where it is on the screen. */
export function PixSteps({ isQrShown }: { readonly isQrShown: boolean }) {
  const { t } = useTranslation();
  return (
    <ol css={steps}>
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
    </ol>
  );
}

const steps = {
  width: '100%',
  display: 'grid',
  gap: tokens.space[2],
  counterReset: 'step',
  textAlign: 'left',
  fontSize: tokens.font.size.small,
  color: tokens.color.textMuted,
  '& li': { display: 'flex', alignItems: 'center', gap: tokens.space[3], counterIncrement: 'step' },
  '& li::before': {
    content: 'counter(step)',
    flex: 'none',
    width: 26,
    height: 26,
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.radius.round,
    background: tokens.color.actionVeil,
    color: tokens.color.actionText,
    fontWeight: tokens.font.weight.bold,
  },
} as const;
