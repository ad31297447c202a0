import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens } from '@mosaico/shared/ui';
import { CopyButton } from '@mosaico/shared/ui/copy';
import { type Receipt, receiptText } from './receipt.ts';
import { receiptPicture } from './receipt-picture.ts';
import { shareFile } from '@mosaico/shared/files';

/** Passes a receipt on: as a picture by the device's own sharing, or saved where there is none; or as text. */
export function ShareReceipt({
  receipt,
  fileName,
}: {
  readonly receipt: Receipt;
  readonly fileName: string;
}) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const [isByHand, setByHand] = useState(false);
  // Focused, it selects itself.
  useEffect(() => text.current?.focus(), [isByHand]);
  async function share(): Promise<void> {
    setFailed(false);
    try {
      await shareFile(await receiptPicture(receipt), fileName, { title: receipt.title });
    } catch {
      setFailed(true);
    }
  }
  return (
    <div css={{ display: 'grid', gap: tokens.space[3] }}>
      <Button variant="quiet" isWide icon="share" onClick={share}>
        {t('receipt.picture')}
      </Button>
      {hasFailed && (
        <p role="alert" css={{ color: tokens.color.dangerText, fontSize: tokens.font.size.small }}>
          {t('receipt.pictureFailed')}
        </p>
      )}
      <CopyButton
        variant="quiet"
        isWide
        text={() => receiptText(receipt)}
        label={t('receipt.copy')}
        copiedLabel={t('receipt.copied')}
        byHand={t('receipt.copyByHand')}
        onRefused={() => setByHand(true)}
      />
      {isByHand && (
        <textarea
          ref={text}
          readOnly
          aria-label={t('receipt.title')}
          rows={6}
          value={receiptText(receipt)}
          onFocus={(event) => event.currentTarget.select()}
          css={byHand}
        />
      )}
    </div>
  );
}

const byHand = {
  width: '100%',
  padding: tokens.space[3],
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  color: tokens.color.text,
  font: 'inherit',
  fontSize: tokens.font.size.small,
} as const;
