import type { ReactNode } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, Card, Icon, type IconName, Sheet, tokens, type Tone } from '@mosaico/shared/ui';
import type { Receipt } from './receipt.ts';
import { ShareReceipt } from './ShareReceipt.tsx';

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
        <dl css={facts}>
          {receipt.facts.map(({ name, value }) => (
            <div key={name} css={fact}>
              <dt css={{ color: tokens.color.textMuted }}>{name}</dt>
              <dd css={{ marginLeft: 'auto', overflowWrap: 'anywhere', textAlign: 'right' }}>{value}</dd>
            </div>
          ))}
        </dl>
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
const facts = {
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  padding: `${tokens.space[1]} ${tokens.space[4]}`,
} as const;
const fact = {
  display: 'flex',
  // A long number stands below its name where both do not fit on a line.
  flexWrap: 'wrap',
  gap: `0 ${tokens.space[4]}`,
  padding: `${tokens.space[3]} 0`,
  fontSize: tokens.font.size.small,
  '& + &': { boxShadow: `0 -1px 0 ${tokens.color.hairline}` },
} as const;
