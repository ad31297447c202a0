import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Icon, Money, tokens } from '@mosaico/shared/ui';
import { SideName } from './SideName.tsx';
import type { TableMoment } from './table-moment.ts';

const SHOWN = 2;

interface TableBetsProps {
  readonly moment: TableMoment;
  readonly seats: number;
  /** The other players are the provider's own. */
  readonly isSimulated: boolean;
}

/** Who is at the table, and the largest bets of the round; those on what has come are marked. */
export function TableBets({ moment: { phase, round }, seats, isSimulated }: TableBetsProps) {
  const { t } = useTranslation();
  const hasWon = (text: string) => phase === 'standing' && text === round.result.text;
  return (
    <div css={box}>
      <p css={head}>
        {t('live.seats', { count: seats })}{' '}
        {isSimulated && <Badge tone="neutral">{t('live.simulated')}</Badge>}
      </p>
      <ul aria-label={t('live.bets')} css={list}>
        {(phase === 'over' ? [] : round.bets.slice(0, SHOWN)).map(({ player, on, bet }, place) => (
          <li key={place} css={[row, hasWon(on.text) && won]}>
            <span>{player}</span>
            <SideName side={on} />
            <span css={amount}>
              {hasWon(on.text) && <Icon name="check" size={14} />}{' '}
              <Money amountCentavos={centavosFromWire(bet)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const box = {
  minHeight: '4.75rem',
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
} as const;
const head = { margin: 0, color: tokens.color.textMuted } as const;
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: '1.6rem',
  fontVariantNumeric: 'tabular-nums',
} as const;
const amount = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  marginLeft: 'auto',
} as const;
const won = { color: tokens.color.accentText, fontWeight: tokens.font.weight.bold } as const;
