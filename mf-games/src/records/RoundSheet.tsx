import type { ReactNode } from 'react';
import type { Data } from '@mosaico/shared/api';
import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { dateTimeText, timeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Link } from '@mosaico/shared/router';
import { Badge, ErrorState, Money, Sheet, Skeleton, tokens, useLocale } from '@mosaico/shared/ui';
import { gameAddress } from '../catalogue/game-address.ts';
import { RoundProof } from './RoundProof.tsx';
import { roundTone, type RoundRecord } from './round-record.ts';

interface RoundSheetProps {
  readonly round: RoundRecord;
  readonly onClose: () => void;
}

/** One round: every bet and win with the balance after it, and what was drawn and why (G47). */
export function RoundSheet({ round, onClose }: RoundSheetProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, tone } = roundTone(round);
  const withheld = centavosFromWire(round.withheld ?? '0.00');
  const details = useApi('GET /api/game/record/details', {
    query: { round_id: round.round_id, game_id: round.game_id },
  });
  return (
    <Sheet title={round.name} onClose={onClose}>
      <div css={{ display: 'grid', gap: tokens.space[4], minWidth: 0 }}>
        <dl css={facts}>
          <Fact name={t('records.when')}>{dateTimeText(round.created_at, locale)}</Fact>
          <Fact name={t('records.bet')}>
            <Money amountCentavos={centavosFromWire(round.bet)} />
          </Fact>
          <Fact name={t('records.win')}>
            <Money amountCentavos={centavosFromWire(round.win)} />
          </Fact>
          {withheld > 0 && (
            <Fact name={t('records.withheld.label')}>
              <Money amountCentavos={-withheld} isSigned />
            </Fact>
          )}
          <Fact name={t('records.result')}>
            {round.state === 'open' ? (
              <Badge tone={tone}>{t(`records.states.${name}`)}</Badge>
            ) : (
              <Money amountCentavos={centavosFromWire(round.result)} isSigned />
            )}
          </Fact>
          <Fact name={t('records.id')}>
            <code css={{ fontSize: tokens.font.size.tiny }}>{round.round_id}</code>
          </Fact>
        </dl>
        {withheld > 0 && (
          <p css={[muted, { fontSize: tokens.font.size.small }]}>{t('records.withheld.why')}</p>
        )}
        {details.isError ? (
          <ErrorState onRetry={details.refetch} />
        ) : details.data ? (
          <>
            <Moves moves={details.data.moves} />
            {details.data.fair && <RoundProof round={details.data.fair} symbols={details.data.symbols} />}
          </>
        ) : (
          <Skeleton shape="list" isPart />
        )}
        {round.state === 'open' && (
          <Link to={gameAddress(round)} css={{ textAlign: 'center' }}>
            {t('records.resume')}
          </Link>
        )}
      </div>
    </Sheet>
  );
}

function Moves({ moves }: { readonly moves: Data<'GET /api/game/record/details'>['moves'] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = useFormatMoney();
  return (
    <section aria-labelledby="round-moves">
      <h3 id="round-moves" css={heading}>
        {t('records.moves')}
      </h3>
      <ol css={facts}>
        {moves.map((move) => (
          <li key={move.id} css={fact}>
            <span>
              {t(`records.kinds.${move.kind}`)}
              {move.is_rolled_back === 1 && <small css={muted}> · {t('records.wentBack')}</small>}
              <small css={[muted, { display: 'block' }]}>{timeText(move.created_at, locale)}</small>
              {centavosFromWire(move.withheld ?? '0.00') > 0 && (
                <small css={[muted, { display: 'block' }]}>
                  {t('records.withheld.of', { amount: money(centavosFromWire(move.withheld ?? '0.00')) })}
                </small>
              )}
            </span>
            <span css={{ marginLeft: 'auto', textAlign: 'right' }}>
              <Money amountCentavos={signed(move)} isSigned />
              {move.balance !== null && (
                <small css={[muted, { display: 'block' }]}>
                  {t('records.balance')} <Money amountCentavos={centavosFromWire(move.balance)} />
                </small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function signed({ kind, amount }: { readonly kind: string; readonly amount: string }): number {
  const centavos = centavosFromWire(amount);
  return kind === 'bet' ? -centavos : centavos;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div css={fact}>
      <dt css={muted}>{name}</dt>
      <dd css={{ marginLeft: 'auto', overflowWrap: 'anywhere', textAlign: 'right' }}>{children}</dd>
    </div>
  );
}

const muted = { color: tokens.color.textMuted } as const;
const heading = { fontSize: tokens.font.size.large, marginBottom: tokens.space[2] } as const;
const facts = {
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  padding: `${tokens.space[1]} ${tokens.space[4]}`,
} as const;
const fact = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${tokens.space[4]}`,
  padding: `${tokens.space[3]} 0`,
  fontSize: tokens.font.size.small,
  '& + &': { boxShadow: `0 -1px 0 ${tokens.color.hairline}` },
} as const;
