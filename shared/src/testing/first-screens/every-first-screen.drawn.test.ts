import './as-released.ts';
import { MESSAGE_SETS } from '../../contract/languages.ts';
import { declaredScreens } from './declared-screens.ts';
import { drawDeclared, type Drawing } from './draw-declared.ts';
import { TEST_SITES } from './sites.ts';

jest.mock('../../area/index.ts', () => jest.requireActual('../../area/server/index.ts'));

const SCREENS = declaredScreens().map((screen) => [screen.route.path, screen] as const);
const VIEWERS = ['visitor', 'member'] as const;

const DRAWINGS: readonly Drawing[] = TEST_SITES.flatMap((on) =>
  MESSAGE_SETS.flatMap((messageSet) => VIEWERS.map((viewer) => ({ on, messageSet, viewer }))),
);
const [FIRST] = DRAWINGS as readonly [Drawing];

/** What the edge would not put into a page. */
const FORBIDDEN = [
  /<(?:script|style|link|iframe|object|embed|base|meta)\b/i,
  /<[a-z][^>]*\s(?:style|srcdoc|on[a-z]+)=/i,
  /="\s*javascript:/i,
];

describe('every declared screen, drawn on the edge', () => {
  it('is found', () => {
    expect(SCREENS.map(([path]) => path)).toEqual(expect.arrayContaining(['/', '/recharge', '/profile']));
  });

  it.each(SCREENS)('%s: for visitors and members, in every language, on every site', async (_, screen) => {
    for (const drawing of DRAWINGS) {
      const { html, missing } = await drawDeclared(screen, drawing);

      expect({ ...drawing, on: drawing.on.site.key, missing }).toMatchObject({ missing: [] });
      expect(FORBIDDEN.filter((pattern) => pattern.test(html))).toEqual([]);
      expect(html.replaceAll(/<[^>]*>/g, '').length + (html.match(/<svg/g)?.length ?? 0)).toBeGreaterThan(0);
    }
  });

  it.each(SCREENS)('%s: the same whatever the clock and chance say', async (_, screen) => {
    const drawAt = async (instant: string, chance: number) => {
      jest.useFakeTimers({
        now: new Date(instant),
        doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'performance'],
      });
      jest.spyOn(Math, 'random').mockReturnValue(chance);
      try {
        return await drawDeclared(screen, FIRST);
      } finally {
        jest.useRealTimers();
      }
    };

    const [early, late] = [
      await drawAt('2026-11-20T12:00:30Z', 0.1),
      await drawAt('2027-03-01T02:00:00Z', 0.9),
    ];

    expect(late).toEqual(early);
  });
});
