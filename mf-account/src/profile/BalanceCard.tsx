import type { UserInfo } from '@mosaico/shared/api';
import { usePlatform } from '@mosaico/shared/area';
import { OwnMoney } from '@mosaico/shared/balance-veil';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button, Card, tokens } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';

/** What the member has, and what still stands between it and a withdrawal (R83, G16, G17). */
export function BalanceCard({ user }: { readonly user: UserInfo }) {
  const { navigation } = usePlatform();
  const { t } = useTranslation();
  const turnoverCentavos = centavosFromWire(user.ml_money);
  return (
    <Card tone="lit">
      <div css={layout}>
        <div>
          <p css={term}>{t('profile.balance')}</p>
          <OwnMoney look="display" amountCentavos={centavosFromWire(user.money)} />
        </div>
        <div css={actions}>
          {!user.play_bar && (
            <Button icon="plus" onClick={() => navigation.push(PATHS.recharge)}>
              {t('profile.deposit')}
            </Button>
          )}
          <Button variant="quiet" icon="arrow-up" onClick={() => navigation.push(PATHS.withdraw)}>
            {t('profile.withdraw')}
          </Button>
        </div>
      </div>
      <dl css={facts}>
        <div>
          <dt css={term}>{t('profile.turnover')}</dt>
          <dd css={amount}>
            <OwnMoney amountCentavos={turnoverCentavos} />
          </dd>
        </div>
        <div>
          <dt css={term}>{t('profile.rebate')}</dt>
          <dd css={amount}>
            <OwnMoney amountCentavos={centavosFromWire(user.fs_money)} />
          </dd>
        </div>
      </dl>
      {turnoverCentavos > 0 && (
        <p css={[term, { marginTop: tokens.space[3] }]}>{t('profile.turnoverHint')}</p>
      )}
    </Card>
  );
}

const layout = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
} as const;
/** As wide as a phone; side by side wherever both fit. */
const actions = {
  flex: '1 1 15rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  '& > *': { flex: '1 1 auto' },
} as const;
const term = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[6],
  margin: `${tokens.space[4]} 0 0`,
} as const;
const amount = {
  margin: 0,
  fontWeight: tokens.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
} as const;
