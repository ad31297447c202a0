import { keyframes } from '@emotion/react';
import { Slot } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { Button, Icon, Sheet, tokens } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';

interface DepositSheetProps {
  /** The money has come: what is left is the way back to the game. */
  readonly isPaid: boolean;
  /** A bet was more than the balance. */
  readonly isForBet: boolean;
  readonly onClose: () => void;
}

/** The deposit over a game: the wallet's, where it offers one, else the way to it. */
export function DepositSheet({ isPaid, isForBet, onClose }: DepositSheetProps) {
  const { t } = useTranslation();
  const back = isPaid && <Button onClick={onClose}>{t('game.continue')}</Button>;
  return (
    <Sheet title={t(isPaid ? 'game.paid' : 'game.depositTitle')} onClose={onClose} footer={back || undefined}>
      {isForBet && !isPaid && <p css={text}>{t('game.noMoneyText')}</p>}
      <Slot name="game.deposit" />
      <div css={instead}>
        <Link to={PATHS.recharge} css={link}>
          {t('game.deposit')}
          <Icon name="arrow-right" size={18} />
        </Link>
      </div>
    </Sheet>
  );
}

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

const link = {
  display: 'inline-flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: tokens.size.target,
  color: tokens.color.accentText,
  fontWeight: 700,
} as const;
const text = { color: tokens.color.textMuted, marginBottom: tokens.space[4] } as const;
/** The widget comes a moment after the sheet; until then its stand-in is not yet seen. */
const instead = {
  display: 'grid',
  animation: `${appear} 0s 900ms both`,
  '[data-slot]:has([data-area]:not(:empty)) + &': { display: 'none' },
} as const;
