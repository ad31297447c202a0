import { useState } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Sheet, tokens } from '@mosaico/shared/ui';
import { CopyButton } from '@mosaico/shared/ui/copy';

interface CodesSheetProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, which are shown once. */
export function CodesSheet({ codes, onClose }: CodesSheetProps) {
  const { t } = useTranslation();
  const [isByHand, setByHand] = useState(false);
  return (
    <Sheet
      title={t('factor.codesTitle')}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {t('factor.codesSaved')}
          </Button>
          <CopyButton
            variant="quiet"
            text={() => codes.join('\n')}
            label={t('factor.copyCodes')}
            copiedLabel={t('factor.copied')}
            byHand={t('factor.copyByHand')}
            onRefused={() => setByHand(true)}
          />
        </>
      }
    >
      <p css={note}>{t('factor.codesWhat')}</p>
      <ol css={[grid, isByHand && { userSelect: 'all' }]}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Sheet>
  );
}

const note = {
  marginBottom: tokens.space[4],
  lineHeight: tokens.font.leading.snug,
  color: tokens.color.textMuted,
} as const;
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: tokens.space[2],
  margin: 0,
  padding: tokens.space[4],
  listStyle: 'none',
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  fontFamily: 'ui-monospace, monospace',
  fontSize: tokens.font.size.body,
} as const;
