import type { UserInfo } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Icon, Money, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';

/** Where the wallet's widget keeps on this device that the player hides their balance (`1`). Read here, never written. */
const HIDDEN_KEY = 'balanceHidden';
const VEILED = '•••••';

/**
 * The member's cash and nothing to press: in sight before the wallet's widget has come, and for good when it does not come
 * (principle 4). As large as the widget, so that nothing moves when it takes its place.
 */
export function BareBalance({ user }: { readonly user: UserInfo }) {
  const { platform } = useShell();
  const { t } = useTranslation();
  const isHidden = platform.storage.getItem(HIDDEN_KEY) === '1';
  return (
    <div role="group" aria-label={t('balance.label')} css={pill}>
      <span aria-hidden css={lead}>
        <Icon name="wallet" />
      </span>
      <span aria-live="polite" css={amount}>
        {isHidden ? VEILED : <Money amountCentavos={centavosFromWire(user.money || '0.00')} />}
      </span>
    </div>
  );
}

/** The measures are those of mf-wallet/src/balance/BalanceWidget.tsx. */
const pill = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: 44,
  borderRadius: tokens.radius.round,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
  // Room of the widget's refresh button.
  '@media (min-width: 30em)': { paddingRight: 32 },
} as const;
const lead = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  marginRight: -8,
  color: tokens.color.textFaint,
} as const;
const amount = {
  minWidth: 62,
  paddingRight: tokens.space[3],
  textAlign: 'right',
  fontWeight: tokens.font.weight.bold,
  fontSize: tokens.font.size.small,
  whiteSpace: 'nowrap',
} as const;
