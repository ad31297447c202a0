import { lazy, Suspense } from 'react';
import { Route, Routes } from '@mosaico/shared/router';
import { HomeScreen } from './lobby/HomeScreen.tsx';
import { PATHS } from './paths.ts';

/** Loaded with the first game: the home screen does without it. */
const GameScreen = lazy(async () => ({ default: (await import('./play/GameScreen.tsx')).GameScreen }));

/** Screens of the games area. */
export function GamesArea() {
  return (
    <Routes>
      <Route path={PATHS.lobby} element={<HomeScreen />} />
      <Route
        path={PATHS.game}
        element={
          <Suspense fallback={null}>
            <GameScreen />
          </Suspense>
        }
      />
    </Routes>
  );
}
