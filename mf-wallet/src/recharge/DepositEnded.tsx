import { useId, useState } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, FieldError, Icon, Money, tokens } from '@mosaico/shared/ui';

interface DepositEndedProps {
  readonly amountCentavos: number;
  readonly end: 'expired' | 'failed';
  /** Why it has failed, in the server's words; empty of one that expired. */
  readonly reason: string;
  /** @returns what to tell the player; null when there is nothing to tell */
  readonly onRenew: () => Promise<string | null>;
  readonly onClose: () => void;
}

/** No money came: the code expired, or the payment was given back. One press makes a new code for the same amount. */
export function DepositEnded({ amountCentavos, end, reason, onRenew, onClose }: DepositEndedProps) {
  const { t } = useTranslation();
  const troubleId = useId();
  const [trouble, setTrouble] = useState<string | null>(null);
  const renew = async () => {
    setTrouble(null);
    setTrouble(await onRenew());
  };
  return (
    <Card tone="gold" css={panel}>
      <span css={mark} aria-hidden>
        <Icon name={end === 'expired' ? 'clock' : 'alert'} size={36} />
      </span>
      <div role="status" css={{ display: 'grid', gap: tokens.space[2] }}>
        <p css={title}>{t(`${end}.title`)}</p>
        <Money amountCentavos={amountCentavos} look="display" css={{ color: tokens.color.textMuted }} />
        {reason !== '' && <p css={why}>{reason}</p>}
        <p css={hint}>{t(reason === '' ? `${end}.hint` : 'failed.returned')}</p>
      </div>
      <FieldError id={troubleId} text={trouble ?? undefined} />
      <Button size="large" isWide icon="refresh" onClick={renew} aria-describedby={troubleId}>
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
const hint = { color: tokens.color.textMuted, maxWidth: '36ch', textWrap: 'balance' } as const;
const why = { maxWidth: '36ch', fontWeight: tokens.font.weight.medium, textWrap: 'balance' } as const;
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
