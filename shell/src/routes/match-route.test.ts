import { anArea } from '../testing/an-area.ts';
import { shellRoutes } from './shell-routes.ts';
import { matchRoute } from './match-route.ts';

describe('route match', () => {
  const areas = [anArea(), anArea({ area: 'other' })];

  it('[R32] finds the area that declares exactly this path', () => {
    expect(matchRoute(areas, shellRoutes, '/recharge')).toMatchObject({
      area: { area: 'wallet' },
      route: { path: '/recharge' },
    });
  });

  it.each(['/', '/rechargeRecord', '/recharge/1', '/Recharge'])('[A54] knows no page %s', (path) => {
    expect(matchRoute(areas, shellRoutes, path)).toBeNull();
  });

  it('[R38] keeps the login for the shell', () => {
    expect(matchRoute(areas, shellRoutes, '/login')).toMatchObject({
      area: null,
      route: { title: { en: 'Login', zh: '登录' } },
    });
  });
});
