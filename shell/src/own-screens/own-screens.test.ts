import declaration from '../../area.json';
import { PATHS } from '../paths.ts';
import { ownScreens } from './own-screens.ts';

const declared = declaration.routes.map(({ path }) => path).sort();

it('has a screen for every route of the declaration, and no other', () => {
  expect(Object.keys(ownScreens).sort()).toEqual(declared);
});

it('names every path of the declaration', () => {
  // The start and the rules of fair games are screens of the games.
  const { home: _home, fairness: _fairness, responsibleGaming: _responsible, ...named } = PATHS;

  expect(Object.values(named).sort()).toEqual(declared);
});
