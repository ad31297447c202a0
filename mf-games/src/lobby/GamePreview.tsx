import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Game } from '@mosaico/shared/api';
import { useApi, usePlatform, useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { useNavigate } from '@mosaico/shared/router';
import { Button, Sheet, tokens, useLocale } from '@mosaico/shared/ui';
import type { Favourites } from '../favourites/useFavourites.ts';
import { Cover } from '../game-card/Cover.tsx';
import { rtpText } from '../game-card/rtp-text.ts';
import { gameAddress } from '../play/game-address.ts';
import { BetRange } from './BetRange.tsx';
import { PlayingGame } from './PlayingGame.tsx';

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
  const { session } = usePlatform();
  const navigate = useNavigate();
  const locale = useLocale();
  const studios = useApi('GET /api/games/apisv2', { query: {} });
  const studio = studios.data?.find(({ api_name: key }) => key === game.api_name)?.name;
  const isFavourite = favourites.has(game.game_id);
  const play = () => {
    if (!session.requireLogin()) return;
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
        <dl css={facts}>
          {studio && <Fact name={t('preview.studio')}>{studio}</Fact>}
          <Fact name={t('preview.kind')}>{t(`types.${game.game_type}`)}</Fact>
          <Fact name={t('preview.rtp')}>{rtpText(game.rtp, locale)}%</Fact>
          {game.volatility && (
            <Fact name={t('preview.volatility')}>{t(`volatility.${game.volatility}`)}</Fact>
          )}
          <Fact name={t('preview.bets')}>
            <BetRange game={game} />
          </Fact>
        </dl>
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

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt css={{ color: tokens.color.textMuted, fontSize: tokens.font.size.tiny }}>{name}</dt>
      <dd css={{ fontWeight: tokens.font.weight.bold, fontVariantNumeric: 'tabular-nums' }}>{children}</dd>
    </div>
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
const facts = { display: 'grid', gap: tokens.space[3], minWidth: 0 } as const;
