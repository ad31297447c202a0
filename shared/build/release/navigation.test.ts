import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaDeclarationSchema, PLAY_STATES } from '@mosaico/shared/contract';
import { WORKSPACE_ROOT } from '../paths.ts';
import { releasedFolders } from '../workspace.mjs';

const entries = releasedFolders()
  .map((folder) => readFileSync(join(WORKSPACE_ROOT, folder, 'area.json'), 'utf8'))
  .flatMap((text) => areaDeclarationSchema.parse(JSON.parse(text)).navigation);

function shownTo(state: (typeof PLAY_STATES)[number], place: 'tab' | 'drawer' | 'topbar'): string[] {
  return entries
    .filter((entry) => entry.place === place && entry.audience !== 'visitor')
    .filter(({ during }) => during?.includes(state) ?? true)
    .sort((one, other) => one.order - other.order)
    .map(({ to }) => to);
}

describe('what the areas declare for a member [G31]', () => {
  it.each([
    ['free', ['/promotion/activity', '/agency-center/invite', '/', '/recharge', '/profile']],
    ['paused', ['/promotion/activity', '/responsible-gaming', '/', '/withdraw', '/profile']],
    ['excluded', ['/promotion/activity', '/responsible-gaming', '/', '/withdraw', '/profile']],
    ['barred', ['/promotion/activity', '/responsible-gaming', '/', '/withdraw', '/profile']],
  ] as const)('has five tabs while they are %s', (state, tabs) => {
    expect(shownTo(state, 'tab')).toEqual(tabs);
  });

  it.each(PLAY_STATES)(
    'leads to a withdrawal while they are %s, and to a deposit or an invitation only when they may play',
    (state) => {
      const all = [...shownTo(state, 'drawer'), ...shownTo(state, 'topbar'), ...shownTo(state, 'tab')];

      expect(shownTo(state, 'drawer')).toContain('/withdraw');
      expect(all.includes('/recharge')).toBe(state === 'free');
      expect(all.includes('/agency-center/invite')).toBe(state === 'free');
    },
  );
});
