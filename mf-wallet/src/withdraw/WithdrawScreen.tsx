import { LoginPrompt, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, Screen, Skeleton } from '@mosaico/shared/ui';
import { TradingRules } from './TradingRules.tsx';
import { Withdrawal } from './Withdrawal.tsx';

/** Withdrawal by Pix: amount, key, confirmation, what became of the last ones, and the trading rules. Source: R42, A56. */
export function WithdrawScreen() {
  const { session } = usePlatform();
  const { t } = useTranslation();
  const user = useSessionUser();
  return (
    <Screen title={t('withdraw.title')}>
      {user ? (
        <Withdrawal key={user.id} user={user} />
      ) : session.isLoggedIn() ? (
        <Skeleton shape="form" isPart />
      ) : (
        <Card tone="lit">
          <LoginPrompt />
        </Card>
      )}
      <TradingRules />
    </Screen>
  );
}
