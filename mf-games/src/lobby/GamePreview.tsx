import { keyframes } from '@emotion/react';
import type { Game } from '@mosaico/shared/api';
import { usePlatform, useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { useNavigate } from '@mosaico/shared/router';
import { Button, Sheet, tokens } from '@mosaico/shared/ui';
import { GameFacts } from '../facts/GameFacts.tsx';
import type { Favourites } from '../favourites/useFavourites.ts';
import { Cover } from '../game-card/Cover.tsx';
import { gameAddress } from '../catalogue/game-address.ts';
import { PlayingGame } from '../play/PlayingGame.tsx';

/** The sheet of one game is named after it. */
export const previewName = ({ game_id: id }: Game) => `preview:${id}`;

interface GamePreviewProps {
  readonly games: readonly Game[];
  readonly favourites: Favourites;
  readonly onOpen: (game: Game) => void;
}

/** What a player wants to know before a game: how it plays, its return, how its wins come, its bets; and the way in. */
export function GamePreview({ games, favourites, onOpen }: GamePreviewProps) {
  const { sheets } = usePlatform();
  const open = useReactive(sheets.current);
  const game = games.find((one) => previewName(one) === open);
  return game ? (
    <PreviewSheet
      game={game}
      favourites={favourites}
      onOpen={onOpen}
      onClose={() => sheets.close(previewName(game))}
    />
  ) : null;
}

interface PreviewSheetProps extends Omit<GamePreviewProps, 'games'> {
  readonly game: Game;
  readonly onClose: () => void;
}

function PreviewSheet({ game, favourites, onOpen, onClose }: PreviewSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isFavourite = favourites.has(game.game_id);
  const play = () => {
    onOpen(game);
    void navigate(gameAddress(game), { state: { name: game.name, isFromLobby: true } });
  };
  return (
    <Sheet
      title={game.name}
      onClose={onClose}
      footer={
        <Button size="large" isWide icon="play" onClick={play}>
          {t('preview.play')}
        </Button>
      }
    >
      <div css={body}>
        <div css={picture} aria-hidden>
          <div css={alive}>
            <Cover img={game.img} name={game.name} />
          </div>
          <PlayingGame game={game} />
        </div>
        <GameFacts game={game} />
      </div>
      <Button
        variant="ghost"
        isWide
        icon={isFavourite ? 'heart-filled' : 'heart'}
        aria-pressed={isFavourite}
        isBusy={favourites.isChanging(game.game_id)}
        onClick={() => favourites.toggle(game.game_id)}
      >
        {t(isFavourite ? 'preview.unlike' : 'preview.like')}
      </Button>
    </Sheet>
  );
}

const breathe = keyframes({
  from: { transform: 'scale(1)' },
  to: { transform: 'scale(1.09) translateY(-2%)' },
});
const body = {
  display: 'flex',
  gap: tokens.space[5],
  alignItems: 'center',
  marginBottom: tokens.space[3],
} as const;
const picture = {
  position: 'relative',
  flex: '0 0 50%',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  background: tokens.color.surfaceHigh,
  boxShadow: tokens.elevation.raised,
} as const;
const alive = {
  height: '100%',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${breathe} 6s ease-in-out infinite alternate`,
  },
} as const;
