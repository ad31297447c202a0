import type { UserInfo } from '@mosaico/shared/api';
import { BALANCE_HIDDEN_KEY, BALANCE_SLOT } from '@mosaico/shared/contract';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Icon, Money, SkeletonBlock, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';

/**
 * The member's cash without buttons, until the wallet's widget has loaded, and in its place when it cannot be loaded
 * (principle 4). As large as the widget, so that nothing moves when it takes its place; a placeholder until the member is known.
 */
export function BareBalance({ user }: { readonly user: UserInfo | null }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('balance.label')} css={pill}>
      <span aria-hidden css={lead}>
        <Icon name="wallet" />
      </span>
      <span aria-live="polite" css={amount}>
        {user ? <Amount user={user} /> : <UnknownAmount />}
      </span>
    </div>
  );
}

/** As wide as the least amount: what is drawn in the block would be wider by itself. */
function UnknownAmount() {
  return (
    <span css={unknown}>
      <SkeletonBlock height={16} />
    </span>
  );
}

function Amount({ user }: { readonly user: UserInfo }) {
  const { storage } = useShell().platform;
  if (storage.getItem(BALANCE_HIDDEN_KEY) === '1') return BALANCE_SLOT.veiled;
  return <Money amountCentavos={centavosFromWire(user.money || '0.00')} />;
}

/** Pixels before and after the amount: tokens.space[2] and [3] as numbers. */
const AMOUNT_EDGES = { before: 8, after: 12 } as const;
const pill = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: BALANCE_SLOT.height,
  borderRadius: tokens.radius.round,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
  [`@media ${BALANCE_SLOT.refreshFrom}`]: { paddingRight: BALANCE_SLOT.refreshWidth },
} as const;
const lead = {
  display: 'grid',
  placeItems: 'center',
  width: BALANCE_SLOT.height,
  marginRight: -BALANCE_SLOT.overlap,
  color: tokens.color.textFaint,
} as const;
const unknown = {
  display: 'block',
  width: BALANCE_SLOT.amountMinWidth - AMOUNT_EDGES.before - AMOUNT_EDGES.after,
  marginLeft: 'auto',
} as const;
const amount = {
  minWidth: BALANCE_SLOT.amountMinWidth,
  paddingInline: `${AMOUNT_EDGES.before}px ${AMOUNT_EDGES.after}px`,
  textAlign: 'right',
  fontWeight: tokens.font.weight.bold,
  fontSize: tokens.font.size.small,
  whiteSpace: 'nowrap',
} as const;
