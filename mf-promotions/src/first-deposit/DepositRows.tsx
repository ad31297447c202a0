import type { Data } from '@mosaico/shared/api';
import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Button, Card, Money, tokens } from '@mosaico/shared/ui';

type Row = Data<'POST /api/ftd/check'>[number];

interface DepositRowsProps {
  readonly rows: readonly Row[];
  /** Whether the reward comes before the bets or after them. */
  readonly timing: string;
  readonly onClaim: () => Promise<void>;
}

/** What each amount brings. The row that the member's first deposit decided stands first, with its claim. */
export function DepositRows({ rows, timing, onClaim }: DepositRowsProps) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const reais = (wire: string) => money(centavosFromWire(wire));
  return (
    <ul css={list}>
      {[...rows].sort(decidedFirst).map((row) => {
        return (
          <li key={row.id}>
            <Card tone={isDecided(row) ? 'gold' : 'plain'} css={card}>
              <div css={line}>
                <div>
                  <p css={small}>{t('firstDeposit.from', { amount: reais(row.min_recharge) })}</p>
                  <p css={small}>
                    {t(`firstDeposit.wager.${timing}`, { amount: reais(row.turnover_amount) })}
                  </p>
                </div>
                <div css={right}>
                  <Money amountCentavos={centavosFromWire(row.reward_amount)} css={sum} />
                  {row.is_claimed === 1 && <Badge tone="success">{t('activities.state.claimed')}</Badge>}
                </div>
              </div>
              {row.can_claim === 1 && (
                <Button variant="gold" isWide onClick={onClaim}>
                  {t('activities.claim', { amount: reais(row.reward_amount) })}
                </Button>
              )}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

const isDecided = (row: Row) => row.can_claim === 1 || row.is_claimed === 1;
const decidedFirst = (one: Row, other: Row) => Number(isDecided(other)) - Number(isDecided(one));

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.space[2] } as const;
const card = { '&': { display: 'grid', gap: tokens.space[3] } } as const;
const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
} as const;
const small = {
  fontSize: tokens.font.size.small,
  color: tokens.color.textMuted,
  '&:first-of-type': { color: tokens.color.text, fontSize: tokens.font.size.body },
} as const;
const right = { flex: 'none', display: 'grid', justifyItems: 'end', gap: 4 } as const;
const sum = {
  color: tokens.color.accentText,
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.black,
} as const;
