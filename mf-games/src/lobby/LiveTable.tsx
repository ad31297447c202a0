import type { Game } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { Card, Icon, tokens } from '@mosaico/shared/ui';
import type { Favourites } from '../favourites/useFavourites.ts';
import { GameCard } from '../game-card/GameCard.tsx';
import { gameAddress } from '../catalogue/game-address.ts';
import { BetRange } from '../facts/BetRange.tsx';
import { TableStage } from './TableStage.tsx';
import type { LiveTables } from './useLiveTables.ts';

interface LiveTableProps {
  readonly game: Game;
  readonly favourites: Favourites;
  readonly isInSight: boolean;
  /** What happens at the tables; null until that is known. */
  readonly tables: LiveTables | null;
}

/** A live table: what happens there, its card, its name, its limits, and a seat at it. */
export function LiveTable({ game, favourites, isInSight, tables }: LiveTableProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <TableStage gameId={game.game_id} tables={tables} />
      <div css={row}>
        <div css={{ flex: '0 0 104px' }}>
          <GameCard game={game} favourites={favourites} isInSight={isInSight} />
        </div>
        <div css={facts}>
          <h2 css={{ fontSize: tokens.font.size.large, overflowWrap: 'anywhere' }}>{game.name}</h2>
          <p css={{ color: tokens.color.textMuted, fontSize: tokens.font.size.small }}>
            {t('preview.bets')}
            <strong css={{ display: 'block', color: tokens.color.text, fontVariantNumeric: 'tabular-nums' }}>
              <BetRange game={game} />
            </strong>
          </p>
          <Link
            to={gameAddress(game)}
            state={{ name: game.name, isFromLobby: true }}
            aria-label={`${t('preview.play')}: ${game.name}`}
            css={play}
          >
            <Icon name="play" size={20} />
            {t('preview.play')}
          </Link>
        </div>
      </div>
    </Card>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: tokens.space[4] } as const;
const facts = { display: 'grid', flex: 1, gap: tokens.space[2], minWidth: 0 } as const;
const play = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[2],
  minHeight: tokens.size.target,
  borderRadius: tokens.radius.control,
  background: tokens.color.action,
  color: tokens.color.onAction,
  fontWeight: tokens.font.weight.bold,
  textDecoration: 'none',
} as const;
