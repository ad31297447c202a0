import { createPortal } from 'react-dom';
import { keyframes } from '@emotion/react';
import type { UserInfo } from '@mosaico/shared/api';
import { useFormatMoney, useSessionUser, useSheet } from '@mosaico/shared/area';
import { useBalanceVeil, useSetBalanceVeil } from '@mosaico/shared/balance-veil';
import { BALANCE_SLOT } from '@mosaico/shared/contract';
import { useTranslation } from '@mosaico/shared/i18n';
import { IconButton, Money, tokens, VisuallyHidden } from '@mosaico/shared/ui';
import { BalanceSheet } from './BalanceSheet.tsx';
import { moneyOf } from './money-of.ts';
import { useChange, type Change } from './useChange.ts';
import { useRefresh } from './useRefresh.ts';
import { useRolling } from './useRolling.ts';

/**
 * Widget of the top bar: what the member can play with, always in sight unless they hide it; pressed, it explains their money. Drawn on
 * every page of a member, so it asks nothing by itself.
 */
export function BalanceWidget() {
  const user = useSessionUser();
  return user && <MemberBalance user={user} />;
}

function MemberBalance({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation();
  const refreshNow = useRefresh();
  const isHidden = useBalanceVeil();
  const setHidden = useSetBalanceVeil();
  const explanation = useSheet('balance');
  const money = moneyOf(user);
  const { balanceCentavos } = money;
  const change = useChange(balanceCentavos);
  return (
    <>
      <div role="group" aria-label={t('balance.label')} css={pill}>
        {change && !isHidden && <Flash key={change.count} change={change} />}
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          label={t(isHidden ? 'balance.show' : 'balance.hide')}
          onClick={() => setHidden(!isHidden)}
        />
        <Amount balanceCentavos={balanceCentavos} isHidden={isHidden} onPress={explanation.open} />
        <Spoken balanceCentavos={!isHidden && change ? balanceCentavos : null} />
        <span css={refresh}>
          <IconButton icon="refresh" label={t('balance.refresh')} onClick={refreshNow} />
        </span>
      </div>
      {explanation.isOpen &&
        // Not inside the page's banner: a window with a header of its own is no part of that landmark.
        createPortal(<BalanceSheet money={money} onClose={explanation.close} />, document.body)}
    </>
  );
}

interface AmountProps {
  readonly balanceCentavos: number;
  readonly isHidden: boolean;
  readonly onPress: () => void;
}

function Amount({ balanceCentavos, isHidden, onPress }: AmountProps) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  const rolling = useRolling(balanceCentavos);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={
        isHidden ? t('balance.explain') : t('balance.explainAmount', { amount: formatMoney(balanceCentavos) })
      }
      onClick={onPress}
      css={amount}
    >
      {isHidden ? BALANCE_SLOT.veiled : <Money amountCentavos={rolling} />}
    </button>
  );
}

/** Reads out the new amount, once per change; null reads out nothing. */
function Spoken({ balanceCentavos }: { readonly balanceCentavos: number | null }) {
  const formatMoney = useFormatMoney();
  return (
    <VisuallyHidden>
      <span aria-live="polite">{balanceCentavos !== null && formatMoney(balanceCentavos)}</span>
    </VisuallyHidden>
  );
}

/** A short light around the pill: green for more, quiet for less. */
function Flash({ change }: { readonly change: Change }) {
  return <span aria-hidden css={[flash, change.isGain ? gain : loss]} />;
}

const pill = {
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: BALANCE_SLOT.height,
  borderRadius: tokens.radius.round,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
  '& > button:first-of-type, & > span > button': { color: tokens.color.textMuted },
  // Above the amount, which reaches into its edge: it is pressed wherever it is drawn.
  '& > button:first-of-type': { zIndex: 1 },
  // One edge around all of it: that of the eye would cut through the amount.
  '@media (forced-colors: active)': { outline: '1px solid ButtonText', '& button': { border: 0 } },
} as const;
const amount = {
  minWidth: BALANCE_SLOT.amountMinWidth,
  height: BALANCE_SLOT.height,
  marginLeft: -BALANCE_SLOT.overlap,
  // Apart from the eye; as in the shell's stand-in.
  padding: `0 ${tokens.space[3]} 0 ${tokens.space[2]}`,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'none',
  textAlign: 'right',
  fontWeight: tokens.font.weight.bold,
  fontSize: tokens.font.size.small,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `color ${tokens.motion.fast}`,
  '&:hover': { color: tokens.color.actionText },
  '&:active': { transform: 'scale(.97)' },
} as const;
/** Where there is little room the amount matters more than a button for what happens by itself. */
const refresh = {
  marginLeft: BALANCE_SLOT.refreshWidth - BALANCE_SLOT.height,
  [`@media not all and ${BALANCE_SLOT.refreshFrom}`]: { display: 'none' },
} as const;
const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
const flash = {
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  pointerEvents: 'none',
  opacity: 0,
  animation: `${fade} 900ms ${tokens.motion.ease}`,
} as const;
const gain = {
  background: tokens.color.actionVeil,
  boxShadow: `inset 0 0 0 2px ${tokens.color.action}, 0 0 22px ${tokens.color.actionGlow}`,
} as const;
const loss = { boxShadow: `inset 0 0 0 2px ${tokens.color.edge}` } as const;
