import { Route, Routes } from '@mosaico/shared/router';
import { HomeScreen } from './lobby/HomeScreen.tsx';
import { PATHS } from './paths.ts';
import { GameScreen } from './play/GameScreen.tsx';

/** Screens of the games area. */
export function GamesArea() {
  return (
    <Routes>
      <Route path={PATHS.lobby} element={<HomeScreen />} />
      <Route path={PATHS.game} element={<GameScreen />} />
    </Routes>
  );
}
