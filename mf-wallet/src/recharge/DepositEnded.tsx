import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button, Card, Icon, Money, tokens } from '@mosaico/shared/ui';
import type { DepositRecord } from './useDeposit.ts';

interface DepositEndedProps {
  readonly record: DepositRecord;
  readonly onRenew: () => Promise<void>;
  readonly onClose: () => void;
}

/** No money came: the code expired, or the payment was given back. */
export function DepositEnded({ record, onRenew, onClose }: DepositEndedProps) {
  const { t } = useTranslation();
  const end = record.status === 'expired' ? 'expired' : 'failed';
  return (
    <Card tone="gold" css={panel}>
      <span css={mark} aria-hidden>
        <Icon name={end === 'expired' ? 'clock' : 'alert'} size={36} />
      </span>
      <div role="status" css={{ display: 'grid', gap: tokens.space[2] }}>
        <p css={title}>{t(`${end}.title`)}</p>
        <Money
          amountCentavos={centavosFromWire(record.money)}
          look="display"
          css={{ color: tokens.color.textMuted }}
        />
        <p css={{ color: tokens.color.textMuted, maxWidth: '36ch' }}>{t(`${end}.hint`)}</p>
      </div>
      <Button size="large" isWide icon="refresh" onClick={onRenew}>
        {t('renew')}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {t('pix.other')}
      </Button>
    </Card>
  );
}

const panel = {
  '&': {
    display: 'grid',
    justifyItems: 'center',
    gap: tokens.space[4],
    textAlign: 'center',
    padding: `${tokens.space[8]} ${tokens.space[4]} ${tokens.space[4]}`,
  },
} as const;
const mark = {
  width: 80,
  height: 80,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.round,
  color: tokens.color.accentText,
  background: tokens.color.accentVeil,
  boxShadow: `0 0 70px ${tokens.color.accentGlow}`,
} as const;
const title = { fontSize: tokens.font.size.title, fontWeight: tokens.font.weight.bold } as const;
