import { useState } from 'react';
import type { UserInfo } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { IconButton, Money, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';

const KEY = 'balanceHidden';
const VEILED = '•••••';

/** The member's cash, always in sight, unless they hide it; the choice is remembered on this device. */
export function BalancePill({ user }: { readonly user: UserInfo }) {
  const { platform } = useShell();
  const { t } = useTranslation();
  const [isHidden, setHidden] = useState(() => platform.storage.getItem(KEY) === '1');
  const toggle = () => {
    platform.storage.setItem(KEY, isHidden ? '0' : '1');
    setHidden(!isHidden);
  };
  return (
    <div role="group" aria-label={t('balance.label')} css={pill}>
      <IconButton
        icon={isHidden ? 'eye-off' : 'eye'}
        label={t(isHidden ? 'balance.show' : 'balance.hide')}
        onClick={toggle}
      />
      <span aria-live="polite" css={amount}>
        {isHidden ? VEILED : <Money amountCentavos={centavosFromWire(user.money || '0.00')} />}
      </span>
      <span css={refresh}>
        <IconButton icon="refresh" label={t('balance.refresh')} onClick={() => platform.session.refresh()} />
      </span>
    </div>
  );
}

const pill = {
  display: 'flex',
  alignItems: 'center',
  height: 44,
  borderRadius: tokens.radius.round,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
  '& button': { color: tokens.color.textMuted },
} as const;
const amount = {
  minWidth: 62,
  paddingRight: tokens.space[2],
  textAlign: 'right',
  fontWeight: tokens.font.weight.bold,
  fontSize: tokens.font.size.small,
  whiteSpace: 'nowrap',
} as const;
/** On the narrowest phones the amount matters more than a button for what happens by itself. */
const refresh = { marginLeft: -8, '@media (max-width: 23.7em)': { display: 'none' } } as const;
