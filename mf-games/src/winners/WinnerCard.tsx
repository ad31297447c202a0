import type { Winner } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Link } from '@mosaico/shared/router';
import { Money, tokens } from '@mosaico/shared/ui';
import { Cover } from '../game-card/Cover.tsx';
import { gameAddress } from '../catalogue/game-address.ts';

/** One win: the game, who and how much. It leads to the game. */
export function WinnerCard({ winner }: { readonly winner: Winner }) {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={gameAddress(winner)} state={{ name: winner.game_name, isFromLobby: true }} css={card}>
        <span css={cover} aria-hidden>
          <Cover img={winner.img} name={winner.game_name} />
        </span>
        <span css={{ display: 'grid', minWidth: 0 }}>
          <span css={name}>{winner.game_name}</span>
          <span css={{ color: tokens.color.textMuted, fontSize: tokens.font.size.tiny }}>
            {t('winners.player', { player: winner.player })}
          </span>
          <strong css={{ color: tokens.color.accentText }}>
            <Money amountCentavos={centavosFromWire(winner.win)} />
          </strong>
        </span>
      </Link>
    </li>
  );
}

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  width: 196,
  minHeight: 72,
  padding: tokens.space[2],
  borderRadius: tokens.radius.control,
  background: tokens.color.surfaceRaised,
  boxShadow: tokens.elevation.card,
  color: tokens.color.text,
  fontSize: tokens.font.size.small,
  textDecoration: 'none',
} as const;
const cover = {
  position: 'relative',
  flex: 'none',
  width: 42,
  height: 56,
  borderRadius: tokens.radius.small,
  overflow: 'hidden',
} as const;
const name = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: tokens.font.weight.bold,
} as const;
