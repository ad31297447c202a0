import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Card, tokens } from '@mosaico/shared/ui';
import { Progress } from '@mosaico/shared/ui/progress';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { useFreshAfterClaims } from '../claims/useFreshAfterClaims.ts';
import { AWARDS } from './awards.ts';
import { GiveUpBonus } from './GiveUpBonus.tsx';

/** Of what was given lately; a bonus that is still open is seldom older. */
const LIMIT = 50;

/** How far the open bonuses of one kind of activity are wagered, and the way out of each. Nothing without one, nor for who may not play, who is shown no target (G31). */
export function OpenBonus({ kind }: { readonly kind: string }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const isKept = useIsKeptFromPlay();
  useFreshAfterClaims(AWARDS);
  const { data } = useApi(AWARDS, { body: { page: 1, limit: LIMIT } });
  const open = data?.list.filter((award) => award.kind === kind && award.status === 'open') ?? [];
  if (isKept || open.length === 0) return null;
  return open.map((award) => {
    const { id, turnover_amount: wire, turnover_left: leftWire = wire } = award;
    const [whole, left] = [centavosFromWire(wire), centavosFromWire(leftWire)];
    return (
      <Card key={id} tone="plain">
        <div css={stack}>
          <Progress
            tone="gold"
            label={t('activities.counting.turnover')}
            value={whole - left}
            max={whole}
            valueText={t('activities.missing.money', { amount: money(left) })}
          />
          {/* Bets may meet what a deposit asks for first, while nothing moves here. */}
          <p css={note}>{t('activities.bonusLock')}</p>
          <GiveUpBonus award={award} />
        </div>
      </Card>
    );
  });
}

const note = {
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  textWrap: 'pretty',
} as const;
const stack = { display: 'grid', gap: tokens.space[2] } as const;
