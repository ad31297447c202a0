import type { Game } from '@mosaico/shared/api';
import { usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { FIRST_CHOICE } from '../catalogue/game-list-query.ts';
import { SearchLink } from '../catalogue/SearchLink.tsx';
import { useGameList } from '../catalogue/useGameList.ts';
import { useFavourites } from '../favourites/useFavourites.ts';
import { useCoversAtHand } from '../game-card/Cover.tsx';
import { GameRail } from '../game-card/GameRail.tsx';
import { BannerPlace } from './BannerPlace.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { Greeting } from './Greeting.tsx';
import { Hero } from './Hero.tsx';
import { HomeGames } from './HomeGames.tsx';
import { LowerRowsPlace } from './LowerRowsPlace.tsx';
import { UnfinishedRound } from './UnfinishedRound.tsx';
import { useShelves } from './useShelves.ts';

/** The front page: what the player goes on with and likes, what is popular and promoted, and the ways to search and to everything else (R34, R4, R5). */
export function HomeScreen() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const user = useSessionUser();
  const favourites = useFavourites();
  const games = useGameList(FIRST_CHOICE);
  const { shelves, isOnShelf } = useShelves(games, favourites);
  const [first, ...others] = shelves.map(({ key, ...shelf }) => (
    <GameRail
      key={key}
      {...shelf}
      // Whether a member has played is not known before they are: the place of their games has no name until then.
      title={key === 'recent' && !user ? '' : t(`lobby.${key}`)}
      favourites={favourites}
    />
  ));

  const isListed = ({ game_id: id }: Game) => games.items.some((game) => game.game_id === id);

  useCoversAtHand();

  return (
    <div css={page}>
      {session.isLoggedIn() ? <Greeting user={user} /> : <Hero />}
      {user && !user.play_bar && <UnfinishedRound />}
      <SearchLink />
      <CategoryLinks />
      {first}
      <BannerPlace />
      {others}
      <LowerRowsPlace
        // Another place once the member is known: a new one has one row less above it, and an empty place that moves counts as a shift.
        key={String(!user)}
        isElsewhere={(game) => isOnShelf(game) || isListed(game)}
        favourites={favourites}
      />
      <HomeGames games={games} isShownAbove={isOnShelf} favourites={favourites} />
      {/* Who may not play is not called back to a game, and finds the money that still lies in one. */}
      {user?.play_bar && <UnfinishedRound />}
    </div>
  );
}

const page = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  padding: `${tokens.space[4]} ${tokens.space[4]} ${tokens.space[8]}`,
  // A phone on its side shows its first row of covers too: greeting and search stand in one line, and what is above them otherwise below.
  '@media (max-height: 480px) and (orientation: landscape)': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.space[2]} 0`,
    paddingTop: tokens.space[1],
    '& > *': { gridColumn: '1 / -1' },
    '& > div:has(+ a)': { gridColumn: '1', order: -2, marginRight: tokens.space[4] },
    '& > :has(+ nav)': { gridColumn: '2', order: -2, minHeight: tokens.size.target },
    '& > a, & > nav + section': { order: -1 },
    '& h2': { marginBottom: 0 },
  },
} as const;
