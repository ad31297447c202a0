import { keyframes } from '@emotion/react';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Icon, Money, toneStyle, tokens } from '@mosaico/shared/ui';
import { hasEndedUnpaid, STATES } from './states.ts';
import type { WithdrawalRecord } from './withdrawal-facts.ts';

interface WithdrawalHeadProps {
  readonly record: WithdrawalRecord;
  /** False below a larger mark. */
  readonly hasMark: boolean;
}

/** What arrives, or what comes back once it will not, and how it stands, in the server's words; read out whenever it changes. */
export function WithdrawalHead({ record, hasMark }: WithdrawalHeadProps) {
  const { t } = useTranslation();
  const { status, status_text: statusText, money, net, reason } = record;
  const { icon, tone } = STATES[status];
  return (
    <div css={head}>
      {hasMark && (
        <span key={status} css={[mark, toneStyle[tone]]} aria-hidden>
          <Icon name={icon} size={34} />
        </span>
      )}
      <Money amountCentavos={centavosFromWire(hasEndedUnpaid(status) ? money : net)} look="display" />
      <div role="status" css={{ display: 'grid', gap: tokens.space[1] }}>
        <p css={{ fontWeight: tokens.font.weight.bold, fontSize: tokens.font.size.large }}>{statusText}</p>
        <p css={hint}>{reason || t(`withdraw.state.${status}`)}</p>
      </div>
    </div>
  );
}

const arrive = keyframes({
  from: { transform: 'scale(0.6)', opacity: 0 },
  '70%': { transform: 'scale(1.08)' },
});
const head = {
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[3],
  textAlign: 'center',
} as const;
const mark = {
  width: 72,
  height: 72,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.round,
  animation: `${arrive} 320ms ${tokens.motion.ease}`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;
const hint = {
  maxWidth: '40ch',
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  textWrap: 'balance',
} as const;
