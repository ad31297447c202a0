import { useTranslation } from '@mosaico/shared/i18n';
import { IconButton, tokens } from '@mosaico/shared/ui';
import { GameBalance } from './GameBalance.tsx';
import { GameClock } from './GameClock.tsx';
import { useFullScreen } from './useFullScreen.ts';
import type { ReactNode } from 'react';

interface GameBarProps {
  readonly name: string;
  /** Null while nobody is logged in. */
  readonly balanceCentavos: number | null;
  /** Opens the deposit; none for who may not deposit. */
  readonly onDeposit: (() => void) | undefined;
  readonly isRoundRunning: boolean;
  readonly onClose: () => void;
  readonly onReload?: (() => void) | undefined;
  /** The heart of the game. */
  readonly favourite?: ReactNode;
}

/** The bar above a game: back to the lobby; balance with the way to the deposit, time of day and time played in view; favourite, full screen, reload. */
export function GameBar(props: GameBarProps) {
  const { name, balanceCentavos, onDeposit, isRoundRunning, onClose, onReload, favourite } = props;
  const { t } = useTranslation();
  const fullScreen = useFullScreen();
  return (
    <header css={bar}>
      <IconButton icon="arrow-left" label={t('game.close')} onClick={onClose} />
      <div css={title}>
        <h1 css={nameStyle}>{name}</h1>
        <GameClock />
      </div>
      {balanceCentavos !== null && (
        <GameBalance balanceCentavos={balanceCentavos} onDeposit={onDeposit} isHeld={isRoundRunning} />
      )}
      <div css={{ display: 'flex' }}>
        {favourite}
        {fullScreen && (
          <IconButton
            icon={fullScreen.isOn ? 'collapse' : 'expand'}
            label={t('game.fullScreen')}
            isPressed={fullScreen.isOn}
            onClick={fullScreen.toggle}
          />
        )}
        {onReload && <IconButton icon="refresh" label={t('game.reload')} onClick={onReload} />}
      </div>
    </header>
  );
}

const SMALLEST = '@media (max-width: 359px)';
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: tokens.space[1],
  minHeight: 56,
  padding: `max(4px, env(safe-area-inset-top)) ${tokens.space[1]} 4px`,
  background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surface})`,
  boxShadow: tokens.elevation.raised,
  zIndex: 1,
  // The smallest phones: name and times in a low line of their own, below what is pressed.
  [SMALLEST]: {
    columnGap: 0,
    padding: `env(safe-area-inset-top) ${tokens.space[1]} 2px 0`,
    '& h1': { order: 1, flex: '1 1 50%', paddingLeft: tokens.space[3], WebkitLineClamp: 1 },
  },
  // A phone on its side has no height to spare.
  '@media (max-height: 480px)': { minHeight: 44, paddingBlock: 'env(safe-area-inset-top) 0' },
} as const;
/** Keeps the clock whole: with large texts the buttons stand on a second line. */
const title = {
  flex: '1 1 0',
  minWidth: '2.6rem',
  [SMALLEST]: {
    display: 'contents',
    '& > p': { order: 1, flex: 'none', paddingInline: `${tokens.space[3]} ${tokens.space[1]}` },
  },
} as const;
const nameStyle = {
  fontSize: tokens.font.size.body,
  lineHeight: 1.25,
  // On a phone it stands on two lines: the longest of our names is whole there.
  '@media (max-width: 599px)': {
    fontSize: tokens.font.size.small,
    lineHeight: 1.1,
    overflowWrap: 'anywhere',
  },
  // The balance and four buttons leave some 60 px of a narrow phone.
  '@media (max-width: 389px)': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  // On a phone that lies on its side the game's own title is enough for the eye.
  '@media (max-height: 480px)': {
    position: 'absolute',
    width: 1,
    height: 1,
    clipPath: 'inset(50%)',
  },
} as const;
