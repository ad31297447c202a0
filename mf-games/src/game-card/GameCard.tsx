import { useRef, type ReactNode } from 'react';
import type { Game } from '@mosaico/shared/api';
import { useDrawnWhenNear } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { tokens, useLocale, VisuallyHidden } from '@mosaico/shared/ui';
import type { Favourites } from '../favourites/useFavourites.ts';
import { gameAddress } from '../catalogue/game-address.ts';
import { Cover } from './Cover.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { rtpText } from './rtp-text.ts';

interface GameCardProps {
  readonly game: Game;
  readonly favourites: Favourites;
  /** Place in a ranking, from 1. */
  readonly rank?: number | undefined;
  /** Seen at once when the page comes: its cover comes with it. */
  readonly isInSight?: boolean;
  /** Visible from the start, so it is laid out at once: an estimated height would shift the lobby twice. */
  readonly isInRail?: boolean;
  /** Below the cover, beside the return to player. */
  readonly aside?: ReactNode;
  /** Its cover may be drawn. */
  readonly hasTurn?: boolean;
  /** Over the cover. */
  readonly overCover?: ReactNode;
}

/** A game: cover, tags, return to player, heart. A visitor is told on the game's own page how to get in (R158). */
export function GameCard({
  game,
  favourites,
  rank,
  isInSight = false,
  isInRail = false,
  aside,
  hasTurn = true,
  overCover,
}: GameCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const hasCover = useDrawnWhenNear(box, isInSight);
  return (
    <article css={[card, !isInRail && waiting]}>
      <Link to={gameAddress(game)} state={{ name: game.name, isFromLobby: true }} css={link}>
        <VisuallyHidden>{game.name}</VisuallyHidden>
        <div ref={box} css={cover} aria-hidden>
          {hasCover && hasTurn && <Cover img={game.img} name={game.name} />}
          {overCover}
        </div>
        <Tags game={game} />
        <span css={caption}>
          {rank !== undefined && <b css={place}>{rank}</b>}
          {t('card.rtp', { rtp: rtpText(game.rtp, locale) })}
          {aside}
        </span>
      </Link>
      <FavouriteButton game={game} favourites={favourites} />
    </article>
  );
}

function Tags({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  if (game.is_hot !== 1 && game.is_new !== 1) return null;
  return (
    <span css={tags}>
      {game.is_hot === 1 && <span css={[tag, hot]}>{t('card.hot')}</span>}
      {game.is_new === 1 && <span css={[tag, fresh]}>{t('card.new')}</span>}
    </span>
  );
}

const card = { position: 'relative', containerType: 'inline-size' } as const;
/** Laid out once it is near. */
const waiting = { contentVisibility: 'auto', containIntrinsicSize: '114px 178px' } as const;
const link = {
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: tokens.radius.control,
  '&:hover > div, &:focus-visible > div': { transform: 'translateY(-3px)' },
  '&:active > div': { transform: 'scale(.97)' },
} as const;
const cover = {
  position: 'relative',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  // Seen until the picture has come.
  background: tokens.color.surfaceHigh,
  boxShadow: `0 8px 20px -8px ${tokens.color.shade}`,
  transition: `transform ${tokens.motion.fast} ${tokens.motion.ease}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}`,
  },
} as const;
const caption = {
  display: 'flex',
  alignItems: 'baseline',
  gap: tokens.space[2],
  marginTop: 6,
  fontSize: tokens.font.size.tiny,
  color: tokens.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  // A place and a percentage stand in one line of a narrow card; letters larger than usual need two.
  '@container (max-width: 100px) and (min-width: 5.05rem)': {
    gap: 4,
    whiteSpace: 'nowrap',
    '& > b': { fontSize: '1rem' },
  },
} as const;
const place = {
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.black,
  lineHeight: 1,
  color: tokens.color.accentText,
} as const;
const tags = {
  position: 'absolute',
  top: 7,
  left: 7,
  right: 7,
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  pointerEvents: 'none',
  // A tag in letters of the usual size stands beside the heart; larger ones, and those of a narrow card, have the whole width below it.
  paddingTop: `clamp(0px, max(0.625rem - 11px, 108px - 100cqi) * 999, calc(${tokens.size.target} - 7px))`,
  // Tags in very large letters would hide the cover: they stand below it.
  '@container (max-width: 5rem) and (min-width: 81px)': { position: 'static', padding: '6px 0 0' },
} as const;
const tag = {
  padding: '2px 6px',
  borderRadius: tokens.radius.small,
  // One line of the cover's width holds the longest tag of the eight languages.
  fontSize: 'min(0.625rem, 15cqi)',
  whiteSpace: 'nowrap',
  fontWeight: tokens.font.weight.black,
  lineHeight: 1.3,
  letterSpacing: '.02em',
} as const;
const hot = {
  // White reads on both ends: 5.1:1 and 7.6:1.
  background: 'linear-gradient(180deg, #d6201f, #a8121f)',
  color: '#fff',
} as const;
const fresh = { background: tokens.color.action, color: tokens.color.onAction } as const;
