import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Card } from '@mosaico/shared/ui';
import { Progress } from '@mosaico/shared/ui/progress';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { useFreshAfterClaims } from '../claims/useFreshAfterClaims.ts';
import { AWARDS } from './AwardsHistory.tsx';

/** Of what was given lately; a bonus that is still open is seldom older. */
const LIMIT = 50;

/** How far the open bonuses of one kind of activity are wagered. Nothing without one, nor for who may not play, who is shown no target (G31). */
export function OpenBonus({ kind }: { readonly kind: string }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const isKept = useIsKeptFromPlay();
  useFreshAfterClaims(AWARDS);
  const { data } = useApi(AWARDS, { body: { page: 1, limit: LIMIT } });
  const open = data?.list.filter((award) => award.kind === kind && award.status === 'open') ?? [];
  if (isKept || open.length === 0) return null;
  return open.map(({ id, turnover_amount: wire, turnover_left: leftWire = wire }) => {
    const [whole, left] = [centavosFromWire(wire), centavosFromWire(leftWire)];
    return (
      <Card key={id} tone="plain">
        <Progress
          tone="gold"
          label={t('activities.counting.turnover')}
          value={whole - left}
          max={whole}
          valueText={t('activities.missing.money', { amount: money(left) })}
        />
      </Card>
    );
  });
}
