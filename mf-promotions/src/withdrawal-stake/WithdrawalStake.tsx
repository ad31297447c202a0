import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useApi, useFormatMoney, useQueryClient, useSessionUser } from '@mosaico/shared/area';
import type { ReviewedCentavosAttribute } from '@mosaico/shared/contract';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';
import { Link } from '@mosaico/shared/router';
import { Icon, textLink, tokens } from '@mosaico/shared/ui';
import { useFreshAfterMoney } from '../claims/useFreshAfterClaims.ts';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { PATHS } from '../paths.ts';

const REVIEWED_CENTAVOS: ReviewedCentavosAttribute = 'data-reviewed-centavos';

const STAKE = 'GET /api/promotion/withdrawalstake';

/** Widget of a withdrawal's review: what it would take from a first-deposit bonus that waits for its claim, said before it is confirmed (A44). */
export function WithdrawalStake() {
  const user = useSessionUser();
  const isKept = useIsKeptFromPlay();
  const box = useRef<HTMLDivElement>(null);
  const [centavos, setCentavos] = useState<number | null>(null);
  useLayoutEffect(() => setCentavos(reviewedCentavos(box.current)), []);
  return (
    // The box is drawn without anything in it as well: a widget that draws nothing has failed.
    <div ref={box} role="status">
      {user && !isKept && centavos !== null && <Stake centavos={centavos} />}
    </div>
  );
}

/** Of the withdrawal that the place is about; null where it says none. */
function reviewedCentavos(box: Element | null): number | null {
  const said = box?.closest(`[${REVIEWED_CENTAVOS}]`)?.getAttribute(REVIEWED_CENTAVOS);
  return said && /^\d+$/.test(said) ? Number(said) : null;
}

function Stake({ centavos }: { readonly centavos: number }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const queries = useQueryClient();
  const { data } = useApi(STAKE, { query: { money: wireFromCentavos(centavos) } }, { isPersonal: true });
  useFreshAfterMoney(STAKE);
  // The next review asks anew: this withdrawal or a claim makes the answer another one.
  useEffect(() => () => queries.removeQueries({ queryKey: [STAKE] }), [queries]);
  if (!data?.stake) return null;
  const { reward, reward_after: after, counted, turnover_amount: turnover } = data.stake;
  const amounts = {
    reward: money(centavosFromWire(reward)),
    counted: money(centavosFromWire(counted)),
    after: money(centavosFromWire(after ?? '0')),
    turnover: money(centavosFromWire(turnover)),
  };
  return (
    <div css={note}>
      <Icon name="gift" size={20} />
      <div>
        <strong css={have}>{t('withdrawalStake.have', amounts)}</strong>{' '}
        {t(after === null ? 'withdrawalStake.lost' : 'withdrawalStake.lowered', amounts)}{' '}
        {t('withdrawalStake.first', amounts)}{' '}
        <Link to={PATHS.firstDeposit} css={textLink}>
          {t('withdrawalStake.see')}
        </Link>
      </div>
    </div>
  );
}

const note = {
  display: 'flex',
  gap: tokens.space[2],
  // The place stands right below the facts of the withdrawal.
  marginTop: tokens.space[4],
  padding: tokens.space[4],
  borderRadius: tokens.radius.control,
  background: tokens.color.accentVeil,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  textAlign: 'left',
  '& > svg': { flex: 'none', color: tokens.color.accentText },
} as const;
const have = { display: 'block', fontWeight: tokens.font.weight.bold } as const;
