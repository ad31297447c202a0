import { useId } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens } from '@mosaico/shared/ui';
import { QrCode } from '@mosaico/shared/ui/qr';

interface OtherDeviceProps {
  readonly code: string;
  /** A phone has asked for it. */
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** The QR code, for paying with a second device: always there on wide screens, on a phone once it is asked for. */
export function OtherDevice({ code, isShown, onShow }: OtherDeviceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <span css={[onPhones, { width: '100%' }]}>
        <Button
          variant="quiet"
          icon="qr"
          isWide
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => onShow(!isShown)}
        >
          {t('pix.otherDevice')}
        </Button>
      </span>
      <div id={id} css={[frame, !isShown && onWideScreens]}>
        <QrCode text={code} label={t('pix.qr')} size={232} />
      </div>
    </>
  );
}

/** A screen that somebody sits before with a phone at hand. */
export const WIDE = '@media (min-width: 600px)';
/** Only where the QR code has to be asked for, and only where it is always there. */
export const onPhones = { [WIDE]: { display: 'none' } } as const;
export const onWideScreens = { display: 'none', [WIDE]: { display: 'block' } } as const;
const frame = {
  padding: tokens.space[1],
  borderRadius: tokens.radius.sheet,
  background: '#ffffff',
  boxShadow: `0 0 0 1px ${tokens.color.lightStrong}, 0 0 70px ${tokens.color.actionGlow}`,
  [WIDE]: { order: -1 },
} as const;
