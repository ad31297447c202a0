import type { ReactNode } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, Card, Icon, type IconName, Sheet, tokens, type Tone } from '@mosaico/shared/ui';
import { Facts } from '../facts/Facts.tsx';
import type { Receipt } from '../receipts/receipt.ts';
import { ShareReceipt } from '../receipts/ShareReceipt.tsx';

interface ReceiptSheetProps {
  readonly receipt: Receipt;
  readonly icon: IconName;
  readonly tone: Tone;
  /** Of the picture. */
  readonly fileName: string;
  /** What can be done about it, above what passes it on. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
}

/** A receipt over the list: amount, state, every fact, and ways to pass it on. */
export function ReceiptSheet({ receipt, icon, tone, fileName, action, onClose }: ReceiptSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('receipt.title')} onClose={onClose}>
      <div css={{ display: 'grid', gap: tokens.space[4] }}>
        <Card tone={tone === 'success' ? 'lit' : 'plain'} css={head}>
          <span css={mark} aria-hidden>
            <Icon name={icon} size={30} />
          </span>
          <p css={{ color: tokens.color.textMuted }}>{receipt.title}</p>
          <p css={sum}>{receipt.amount}</p>
          <Badge tone={tone}>{receipt.status}</Badge>
        </Card>
        <Facts facts={receipt.facts} />
        {action}
        <ShareReceipt receipt={receipt} fileName={fileName} />
      </div>
    </Sheet>
  );
}

const head = {
  '&': { display: 'grid', justifyItems: 'center', gap: tokens.space[2], textAlign: 'center' },
} as const;
const mark = {
  width: 60,
  height: 60,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.round,
  color: tokens.color.actionText,
  background: tokens.color.actionVeil,
} as const;
const sum = {
  fontSize: `min(${tokens.font.size.display}, 11vw)`,
  fontWeight: tokens.font.weight.black,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: tokens.font.leading.tight,
} as const;
