import { firstScreenFault } from './first-screen-faults.mjs';

const DRAWN = {
  level: 40,
  area: 'wallet',
  version: '0.1.0-bde',
  path: '/recharge',
  lang: 'pt',
  viewer: 'visitor',
};
const faultIn = (entry: object, area = 'wallet') => firstScreenFault(JSON.stringify(entry), area);

it.each([
  [
    'was thrown or refused',
    { ...DRAWN, reason: 'window is not defined', msg: 'a first screen could not be drawn' },
    '/recharge for a visitor in pt is not drawn on the edge: window is not defined',
  ],
  [
    'is missing',
    {
      ...DRAWN,
      missing: ['GET /api/recharge/channels', 'text wallet:title'],
      msg: 'a first screen lacks something it asked for',
    },
    '/recharge for a visitor in pt lacks on the edge: GET /api/recharge/channels, text wallet:title',
  ],
  [
    'differs in the browser',
    {
      report: { area: 'wallet', message: 'Error: Minified React error #418; …' },
      msg: 'an error in a browser',
    },
    "the browser's first rendering is not what the edge has drawn, and was drawn anew (Error: Minified React error #418; …)",
  ],
  [
    'went wrong in the browser',
    { report: { area: 'wallet', message: 'Error: no' }, msg: 'an error in a browser' },
    'an error in a browser: Error: no',
  ],
])('a developer is told what %s', (_what, entry, told) => {
  expect(faultIn(entry)).toBe(told);
  expect(faultIn(entry, 'games')).toBeNull();
});

it('a developer is told nothing of other lines', () => {
  expect(faultIn({ ...DRAWN, msg: 'request' })).toBeNull();
  expect(firstScreenFault('(node:1) Warning', 'wallet')).toBeNull();
  expect(firstScreenFault('', 'wallet')).toBeNull();
  expect(firstScreenFault('null', 'wallet')).toBeNull();
});
