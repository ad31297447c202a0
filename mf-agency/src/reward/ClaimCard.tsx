import type { Data } from '@mosaico/shared/api';
import { useFormatMoney, usePlatform, useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { usePlayBar } from '@mosaico/shared/play-bar';
import { Button, Card, Money, tokens } from '@mosaico/shared/ui';
import { useClaimCommissions } from './useClaimCommissions.ts';

/** What can be claimed now, by part; what it all came to; what waits, and why. */
export function ClaimCard({ rewards }: { readonly rewards: Data<'POST /api/agency/reward'> }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const claim = useClaimCommissions();
  const bar = usePlayBar();
  const { sums, parts } = rewards;
  const available = centavosFromWire(sums.available);
  const held = centavosFromWire(sums.held);
  // Without agents no month follows that could make up for it (A30).
  const goesOn = !useReactive(usePlatform().site).features.includes('without_agents');
  const carried = goesOn ? centavosFromWire(rewards.carried) : 0;
  const text = (wire: string) => money(centavosFromWire(wire));
  return (
    <Card tone={available > 0 && !bar ? 'gold' : 'lit'}>
      <div css={layout}>
        <p css={muted}>{t('reward.available')}</p>
        <Money amountCentavos={available} look="display" css={{ fontSize: tokens.font.size.huge }} />
        {available > 0 ? (
          <>
            <dl css={facts}>
              {parts.map((part) => (
                <div key={part.source} css={fact}>
                  <dt css={muted}>{t(`part.${part.source}`)}</dt>
                  <dd css={value}>{text(part.available)}</dd>
                </div>
              ))}
            </dl>
            {bar ? (
              <p css={muted}>{t('reward.kept')}</p>
            ) : (
              <Button variant="gold" size="large" isWide onClick={claim}>
                {t('reward.claim')}
              </Button>
            )}
          </>
        ) : (
          <p css={muted}>{t('reward.nothing')}</p>
        )}
        <p css={muted}>{t('reward.sofar', { total: text(sums.total), claimed: text(sums.claimed) })}</p>
        {held > 0 && <p css={muted}>{t('reward.heldHint', { amount: money(held) })}</p>}
        {carried < 0 && <p css={muted}>{t('reward.carried', { amount: money(-carried) })}</p>}
      </div>
    </Card>
  );
}

const layout = { display: 'grid', gap: tokens.space[3], justifyItems: 'start' } as const;
const muted = { color: tokens.color.textMuted, textWrap: 'pretty' } as const;
const facts = { display: 'grid', gap: tokens.space[2], width: '100%', margin: 0 } as const;
const fact = { display: 'flex', justifyContent: 'space-between', gap: tokens.space[3] } as const;
const value = {
  margin: 0,
  fontWeight: tokens.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
} as const;
