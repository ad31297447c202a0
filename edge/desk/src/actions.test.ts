import type { DeskArea, DeskState } from '../wire.ts';
import { actionsFor, commandFor, versionsFor, type ActionName } from './actions.ts';
import { firstChoice } from './first-choice.ts';

const games: DeskArea = {
  area: 'games',
  owners: [],
  live: { version: '1.0.0-b1', activatedAt: '2026-11-20T00:00:00.000Z', by: 'ana' },
  fallback: '1.0.0-b0',
  canary: null,
  previews: [],
  versions: [
    { version: '1.0.0-b3', isTakenBack: false },
    { version: '1.0.0-b2', isTakenBack: true },
    { version: '1.0.0-b1', isTakenBack: false },
  ],
  health: [],
};
const preview = {
  id: '0123456789ab',
  version: '1.0.0-b3',
  site: 'play.example',
  by: 'ana',
  expiresAt: '2026-11-21T00:00:00.000Z',
};

function stateWith(rights: readonly string[], area: DeskArea = games): DeskState {
  return {
    caller: { name: 'night', areas: ['games'], environments: ['live'], actions: rights },
    environment: 'live',
    environments: ['test', 'stage', 'live'],
    strategies: [],
    sites: ['play.example', 'mare.example'],
    revision: 7,
    areas: [area],
    history: [],
  };
}

/** The words of an action as it stands when its sheet opens, with a reason. */
function wordsOf(action: ActionName, area: DeskArea = games): string {
  const state = stateWith(['activate'], area);
  return commandFor(action, area, state, { ...firstChoice(action, area, state), reason: 'look' }).join(' ');
}

describe('what the desk offers', () => {
  it('[G60] is a preview of whatever is not live, and its end while one runs, to who may preview', () => {
    const running = { ...games, previews: [preview] };
    const onlyLive = { ...games, versions: [{ version: '1.0.0-b1', isTakenBack: false }] };

    expect(actionsFor(stateWith(['preview']), games)).toEqual(['preview']);
    expect(actionsFor(stateWith(['preview']), running)).toEqual(['preview', 'endPreview']);
    expect(actionsFor(stateWith(['preview']), onlyLive)).toEqual([]);
    expect(actionsFor(stateWith(['activate']), running)).toEqual(['activate', 'startCanary']);
    expect(actionsFor({ ...stateWith(['preview']), environment: 'stage' }, games)).toEqual([]);
    expect(actionsFor(stateWith(['preview']), { ...games, area: 'wallet' })).toEqual([]);
    expect(versionsFor('preview', games)).toEqual(['1.0.0-b3', '1.0.0-b2']);
  });
});

describe('the command of an action', () => {
  it('[G60] names version, site and hours of a preview, and the one that ends', () => {
    expect(wordsOf('preview')).toBe(
      'preview games@1.0.0-b3 --site play.example --hours 4 --environment live --reason look',
    );
    expect(wordsOf('endPreview', { ...games, previews: [preview] })).toBe(
      'preview games --end 0123456789ab --environment live --reason look',
    );
  });

  it('[G58] acts on what was on the screen', () => {
    const seen = '--if-revision 7 --environment live --reason look';
    const canary = { version: '1.0.0-b3', percent: 90, sites: ['a.example'], strategy: null, startedAt: '' };

    expect(wordsOf('activate')).toBe(`activate games 1.0.0-b3 ${seen}`);
    expect(wordsOf('startCanary')).toBe(`activate games 1.0.0-b3 --percent 10 ${seen}`);
    expect(wordsOf('advance', { ...games, canary })).toBe(
      `activate games 1.0.0-b3 --percent 100 --site a.example ${seen}`,
    );
    expect(wordsOf('rollback')).toBe('rollback games --from 1.0.0-b1 --environment live --reason look');
    expect(wordsOf('withdraw')).toBe(`withdraw games ${seen}`);
    const state = stateWith([]);
    const back = { ...firstChoice('activate', games, state), version: '1.0.0-b2', reason: 'look' };
    expect(commandFor('activate', games, state, back)).toContain('--again');
  });
});
