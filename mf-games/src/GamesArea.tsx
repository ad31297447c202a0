import { lazy, Suspense } from 'react';
import { Route, Routes } from '@mosaico/shared/router';
import { HomeScreen } from './home/HomeScreen.tsx';
import { PATHS } from './paths.ts';

/** Loaded when they are opened: the home screen does without them. */
const LobbyScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lobby" */ './lobby/LobbyScreen.tsx')).LobbyScreen,
}));
const SearchScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "search" */ './search/SearchScreen.tsx')).SearchScreen,
}));
const GameScreen = lazy(async () => ({ default: (await import('./play/GameScreen.tsx')).GameScreen }));

/** Screens of the games area. */
export function GamesArea() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={PATHS.home} element={<HomeScreen />} />
        <Route path={PATHS.lobby} element={<LobbyScreen />} />
        <Route path={PATHS.search} element={<SearchScreen />} />
        <Route path={PATHS.game} element={<GameScreen />} />
      </Routes>
    </Suspense>
  );
}
