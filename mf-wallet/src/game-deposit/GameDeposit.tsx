import { useApi, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { Deposit } from '../recharge/Deposit.tsx';
import { HEADING_ID } from '../recharge/useLeadToTop.ts';

/**
 * Widget of the slot `game.deposit`: the deposit for a sheet over a game. It leads nowhere else; when the money is there the
 * receipt shows, and whoever opened the sheet hears of it by `wallet.deposit-paid`.
 */
export function GameDeposit() {
  const { t } = useTranslation();
  const user = useSessionUser();
  const methods = useApi('GET /api/payments/list', { query: {} }, { enabled: user !== null });
  return (
    user && (
      <section id={HEADING_ID} tabIndex={-1} aria-label={t('title')} css={stack}>
        <Deposit methods={methods} place="game" />
      </section>
    )
  );
}

const stack = { display: 'grid', gap: tokens.space[4], '&:focus': { outline: 0 } } as const;
