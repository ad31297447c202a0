import { Route, Routes } from '@mosaico/shared/router';
import { HomeScreen } from './lobby/HomeScreen.tsx';
import { GameScreen } from './play/GameScreen.tsx';

/** Screens of the games area. */
export function GamesArea() {
  return (
    <Routes>
      <Route path="/" element={<HomeScreen />} />
      <Route path="/gameInfo" element={<GameScreen />} />
    </Routes>
  );
}
