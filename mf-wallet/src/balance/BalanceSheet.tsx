import { useEffect } from 'react';
import { useFormatMoney, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { useLocation, useNavigate } from '@mosaico/shared/router';
import { Button, Card, IconButton, Money, Sheet, tokens } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import { PATHS } from '../paths.ts';
import type { MemberMoney } from './money-of.ts';
import { useRefresh } from './useRefresh.ts';

interface BalanceSheetProps {
  readonly money: MemberMoney;
  readonly onClose: () => void;
}

/** The member's money explained: what it is, what of it can be withdrawn, and what is missing for the rest (R83, G17). */
export function BalanceSheet({ money, onClose }: BalanceSheetProps) {
  const { session } = usePlatform();
  const { t } = useTranslation();
  const refreshNow = useRefresh();
  const lead = useLead(onClose);
  const { balanceCentavos } = money;
  const isBarred = Boolean(useSessionUser()?.play_bar);
  // Shows the server's newest figures: they are asked for when the sheet opens, and again when the balance has changed meanwhile.
  useEffect(() => void session.refresh(), [session, balanceCentavos]);
  return (
    <Sheet
      title={t('balance.title')}
      onClose={onClose}
      footer={
        <div css={actions}>
          <Button variant="quiet" size="large" icon="arrow-up" onClick={() => lead(PATHS.withdraw)}>
            {t('balance.withdraw')}
          </Button>
          {!isBarred && (
            <Button size="large" icon="pix" onClick={() => lead(PATHS.recharge)}>
              {t('balance.deposit')}
            </Button>
          )}
        </div>
      }
    >
      <div css={{ display: 'grid', gap: tokens.space[4] }}>
        <Card tone="lit" css={cash}>
          <p css={caption}>{t('balance.cash')}</p>
          <Money amountCentavos={balanceCentavos} look="display" css={sum} />
          <span css={refresh}>
            <IconButton icon="refresh" label={t('balance.refresh')} onClick={refreshNow} />
          </span>
        </Card>
        <Parts money={money} />
      </div>
    </Sheet>
  );
}

function Parts({ money }: { readonly money: MemberMoney }) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  const { withdrawableCentavos, turnoverCentavos, rebateCentavos, bonusCentavos } = money;
  const isLocked = turnoverCentavos > 0;
  return (
    <List label={t('balance.title')}>
      <ListRow
        icon={isLocked ? 'lock' : 'check-circle'}
        title={t('balance.withdrawable')}
        detail={
          isLocked
            ? t('balance.locked', { amount: formatMoney(turnoverCentavos) })
            : t('balance.withdrawableHint')
        }
        value={<Money amountCentavos={withdrawableCentavos} />}
      />
      {bonusCentavos > 0 && (
        <ListRow
          icon="gift"
          title={t('balance.bonus')}
          detail={t('balance.bonusHint')}
          value={<Money amountCentavos={bonusCentavos} />}
        />
      )}
      <ListRow
        icon="wheel"
        title={t('balance.turnover')}
        detail={t(isLocked ? 'balance.turnoverHint' : 'balance.turnoverDone')}
        value={<Money amountCentavos={turnoverCentavos} />}
      />
      <ListRow
        icon="percent"
        title={t('balance.rebate')}
        detail={t('balance.rebateHint')}
        value={<Money amountCentavos={rebateCentavos} />}
      />
    </List>
  );
}

/** To another screen; a player who is there already only has the sheet closed. */
function useLead(onClose: () => void): (path: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (path) => (pathname === path ? onClose() : void navigate(path));
}

/** Side by side, or one below the other where the texts are large. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[3],
  minWidth: 0,
  '& > *': { flex: '1 1 8rem' },
  // Beside each other on the smallest phones too: the list above has little room there.
  '@media (max-width: 359px)': {
    '& > button': { flexBasis: '6.5rem', paddingInline: tokens.space[2], fontSize: tokens.font.size.body },
  },
} as const;
const cash = { '&': { display: 'grid', padding: tokens.space[5] } } as const;
const caption = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const sum = {
  fontSize: `min(${tokens.font.size.huge}, 12vw)`,
  textShadow: `0 0 34px ${tokens.color.actionGlow}`,
} as const;
const refresh = { position: 'absolute', top: tokens.space[2], right: tokens.space[2] } as const;
