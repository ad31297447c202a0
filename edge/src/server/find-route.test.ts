import { route } from '../../testing/test-releases.ts';
import type { Composition } from './composition.ts';
import { findRoute } from './find-route.ts';

const served = (...routes: object[]) => ({ release: { declaration: { routes } } });
const composition = {
  shell: served(),
  areas: [served(route('/invite', { unless: 'without_agents' }), route('/reward'))],
} as unknown as Composition;
const has = (path: string, features: Parameters<typeof findRoute>[2]['features']) =>
  findRoute(composition, path, { features }) !== null;

describe('the route of a path', () => {
  it('[A30] is not there on a site without agents, where the area says so', () => {
    expect([has('/invite', []), has('/invite', ['without_agents'])]).toEqual([true, false]);
    expect([has('/reward', []), has('/reward', ['without_agents'])]).toEqual([true, true]);
  });

  it('[A30] is left to the shell while nobody knows what the site has', () => {
    expect(has('/invite', null)).toBe(true);
  });
});
