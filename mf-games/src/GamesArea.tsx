import { Suspense } from 'react';
import { lazyPart } from '@mosaico/shared/area';
import { Route, Routes } from '@mosaico/shared/router';
import { HomeScreen } from './home/HomeScreen.tsx';
import { PATHS } from './paths.ts';

/** Loaded when they are opened: the home screen does without them. Each chunk costs it a name and a hash, so they are few. */
const LobbyScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "lobby" */ './lobby/LobbyScreen.tsx')).LobbyScreen,
}));
const LiveScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "lobby" */ './lobby/LiveScreen.tsx')).LiveScreen,
}));
const SearchScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "lobby" */ './search/SearchScreen.tsx')).SearchScreen,
}));
const GameRecordScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "rounds" */ './records/GameRecordScreen.tsx')).GameRecordScreen,
}));
const FairnessScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "rounds" */ './fairness/FairnessScreen.tsx')).FairnessScreen,
}));
const GameScreen = lazyPart(async () => ({ default: (await import('./play/GameScreen.tsx')).GameScreen }));

/** Screens of the games area. */
export function GamesArea() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={PATHS.home} element={<HomeScreen />} />
        <Route path={PATHS.lobby} element={<LobbyScreen />} />
        <Route path={PATHS.live} element={<LiveScreen />} />
        <Route path={PATHS.search} element={<SearchScreen />} />
        <Route path={PATHS.records} element={<GameRecordScreen />} />
        <Route path={PATHS.fairness} element={<FairnessScreen />} />
        <Route path={PATHS.game} element={<GameScreen />} />
      </Routes>
    </Suspense>
  );
}
