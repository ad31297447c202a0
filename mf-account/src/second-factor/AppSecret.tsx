import { useState } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { LinkButton, tokens } from '@mosaico/shared/ui';
import { CopyButton } from '@mosaico/shared/ui/copy';
import { QrCode } from '@mosaico/shared/ui/qr';

interface AppSecretProps {
  /** Base32. */
  readonly secret: string;
  /** `otpauth://` */
  readonly url: string;
}

/** The secret, as a QR code that is drawn here, as a link for an app on this very phone, and to type. It leaves this page in no other way. */
export function AppSecret({ secret, url }: AppSecretProps) {
  const { t } = useTranslation();
  const [isByHand, setByHand] = useState(false);
  return (
    <div css={stack}>
      <p css={note}>{t('factor.scanStep')}</p>
      <div css={centre}>
        <QrCode text={url} label={t('factor.qrLabel')} size={200} />
      </div>
      <p css={note}>{t('factor.keyStep')}</p>
      <p css={[key, isByHand && { userSelect: 'all' }]}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      <div css={actions}>
        <CopyButton
          variant="quiet"
          text={() => secret}
          label={t('factor.copyKey')}
          copiedLabel={t('factor.copied')}
          byHand={t('factor.copyByHand')}
          onRefused={() => setByHand(true)}
        />
        <LinkButton variant="ghost" href={url}>
          {t('factor.openApp')}
        </LinkButton>
      </div>
    </div>
  );
}

const stack = { display: 'grid', gap: tokens.space[3] } as const;
const centre = { display: 'grid', placeItems: 'center' } as const;
const note = { lineHeight: tokens.font.leading.snug, color: tokens.color.textMuted } as const;
const key = {
  padding: tokens.space[3],
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  textAlign: 'center',
} as const;
const actions = { display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] } as const;
