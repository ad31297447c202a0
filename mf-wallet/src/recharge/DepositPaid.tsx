import { Slot } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Link } from '@mosaico/shared/router';
import { Button, Card, Money, tokens } from '@mosaico/shared/ui';
import type { DepositRecord } from '../deposits/deposit-records.ts';
import { Facts } from '../facts/Facts.tsx';
import { ResultMark } from '../facts/ResultMark.tsx';
import { useDepositFee } from '../fees/useDepositFee.ts';
import { useDepositReceipt } from '../receipts/useDepositReceipt.ts';
import type { DepositPlace } from './Deposit.tsx';
import { ShareWhenPaid } from './ShareWhenPaid.tsx';

interface DepositPaidProps {
  readonly record: DepositRecord;
  readonly methodName: string;
  readonly place: DepositPlace;
  readonly onClose: () => void;
}

/** The money is there: amount and receipt, with what has to be wagered for it, and ways to pass it on. */
export function DepositPaid({ record, methodName, place, onClose }: DepositPaidProps) {
  const { t } = useTranslation();
  const receipt = useDepositReceipt(record, methodName);
  const { feeText, netText } = useDepositFee(record.money, record);
  return (
    <Card tone="lit" css={panel}>
      <ResultMark />
      <div role="status">
        <p css={title}>{t('paid.title')}</p>
        <Money amountCentavos={centavosFromWire(record.money)} look="display" css={sum} />
        <p css={{ color: tokens.color.textMuted }}>
          {feeText === '' ? t('paid.hint') : t('paid.credited', { net: netText })}
        </p>
      </div>
      <Facts facts={receipt.facts} />
      {place === 'page' && <PaidSlot />}
      {place === 'page' && (
        <Link to="/" css={play}>
          {t('paid.play')}
        </Link>
      )}
      <ShareWhenPaid receipt={receipt} fileName={`${record.order_no}.png`} />
      <Button variant="ghost" onClick={onClose}>
        {t('paid.again')}
      </Button>
    </Card>
  );
}

/** What other areas say of a deposit that has arrived. */
function PaidSlot() {
  return (
    <div css={{ width: '100%' }}>
      <Slot name="recharge.paid" />
    </div>
  );
}

const panel = {
  '&': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: tokens.space[4],
    textAlign: 'center',
    padding: `${tokens.space[8]} ${tokens.space[4]} ${tokens.space[4]}`,
  },
} as const;
const title = { fontSize: tokens.font.size.title, fontWeight: tokens.font.weight.bold } as const;
const sum = {
  display: 'block',
  fontSize: 'min(3.25rem, 13vw)',
  color: tokens.color.actionText,
  textShadow: `0 0 40px ${tokens.color.actionGlow}`,
} as const;
const play = {
  width: '100%',
  minHeight: 54,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '17px',
  background: `linear-gradient(180deg, ${tokens.color.accentLit}, ${tokens.color.accent} 52%, ${tokens.color.accentDeep})`,
  color: tokens.color.onAccent,
  fontSize: tokens.font.size.large,
  fontWeight: tokens.font.weight.bold,
  textDecoration: 'none',
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;
