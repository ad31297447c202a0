import { useRef } from 'react';
import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, tokens } from '@mosaico/shared/ui';
import { CopyButton } from '@mosaico/shared/ui/copy';
import { PosterButton } from '../poster/PosterButton.tsx';
import { QrCode } from '@mosaico/shared/ui/qr';

interface ShareCardProps {
  readonly link: string;
  readonly code: string;
}

/** QR code, link and code to pass on; the device's own share sheet where there is one. */
export function ShareCard({ link, code }: ShareCardProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Card tone="lit">
      <div css={layout}>
        <QrCode text={link} label={t('invite.qr')} size={184} />
        <div css={{ display: 'grid', gap: tokens.space[3], width: '100%' }}>
          <p css={codeLine}>
            <span css={{ color: tokens.color.textMuted }}>{t('invite.code')}</span>
            <strong css={codeText}>{code}</strong>
          </p>
          <label css={linkLabel}>
            <span>{t('invite.link')}</span>
            <input
              ref={field}
              readOnly
              value={link}
              css={linkField}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
          <div css={actions}>
            <CopyButton
              text={() => link}
              label={t('invite.copy')}
              copiedLabel={t('invite.copied')}
              byHand={t('invite.copyByHand')}
              onRefused={() => field.current?.focus()}
            />
            <CopyButton
              variant="quiet"
              text={() => code}
              label={t('invite.copyCode')}
              copiedLabel={t('invite.codeCopied')}
              byHand={code}
              onRefused={() => field.current?.focus()}
            />
            {'share' in navigator && <ShareButton link={link} />}
          </div>
          <PosterButton link={link} code={code} />
        </div>
      </div>
    </Card>
  );
}

function ShareButton({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const { site } = usePlatform();
  const share = () =>
    navigator
      .share({ url: link, text: t('invite.shareText', { site: site.value.name }) })
      .catch((error: unknown) => {
        // The player has closed the share sheet, which is no failure: no message.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      });

  return (
    <Button variant="quiet" icon="share" onClick={share}>
      {t('invite.share')}
    </Button>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: tokens.space[5],
  padding: tokens.space[2],
} as const;
const codeLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: tokens.space[3],
} as const;
const codeText = {
  fontSize: tokens.font.size.heading,
  overflowWrap: 'anywhere',
  letterSpacing: '0.08em',
  color: tokens.color.accentText,
} as const;
const linkLabel = {
  display: 'grid',
  gap: tokens.space[1],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
} as const;
const linkField = {
  width: '100%',
  minHeight: tokens.size.target,
  padding: `0 ${tokens.space[3]}`,
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
  color: tokens.color.text,
  font: 'inherit',
  textOverflow: 'ellipsis',
} as const;
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[3],
  '& > button': { flex: '1 1 160px' },
} as const;
