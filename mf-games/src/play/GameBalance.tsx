import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens } from '@mosaico/shared/ui';

interface GameBalanceProps {
  readonly balanceCentavos: number;
  /** Opens the deposit over the game; none for who may not deposit. */
  readonly onDeposit: (() => void) | undefined;
  /** A round runs: the deposit waits for its end. */
  readonly isHeld: boolean;
}

/** What the member has, above the game; pressed, it opens the deposit. */
export function GameBalance({ balanceCentavos, onDeposit, isHeld }: GameBalanceProps) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  const amount = formatMoney(balanceCentavos);
  if (!onDeposit)
    return (
      <p css={balance}>
        <small css={label}>{t('game.balance')}</small>
        <strong>{amount}</strong>
      </p>
    );
  return (
    <button
      type="button"
      aria-label={`${t('game.balance')} ${amount}, ${t('game.depositTitle')}`}
      aria-disabled={isHeld || undefined}
      onClick={isHeld ? undefined : onDeposit}
      css={[balance, pressed]}
    >
      <small css={label}>
        {t('game.balance')}
        {/* Beside the word and not beside the amount, which is the wider of the two lines. */}
        <span css={[plus, isHeld && { opacity: 0.4 }]}>
          <Icon name="plus" size={12} />
        </span>
      </small>
      <strong>{amount}</strong>
    </button>
  );
}

const balance = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'end',
  lineHeight: 1.25,
  paddingInline: tokens.space[1],
  // Beside the buttons: the name stands below them there (GameBar).
  '@media (max-width: 359px)': { flex: '1 1 auto' },
  strong: {
    color: tokens.color.accentText,
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 389px)': { fontSize: tokens.font.size.small },
  },
} as const;
const pressed = {
  minWidth: tokens.size.target,
  minHeight: tokens.size.target,
  border: 0,
  borderRadius: tokens.radius.small,
  background: 'none',
  color: tokens.color.text,
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-disabled]': { cursor: 'default' },
} as const;
const label = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.tiny,
} as const;
const plus = {
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  borderRadius: tokens.radius.round,
  background: tokens.color.action,
  color: tokens.color.onAction,
} as const;
