import type { ReleasedArea } from '@mosaico/shared/contract';
import { anArea, aRelease } from '../testing/an-area.ts';
import { followRelease, type Entered } from './follow-release.ts';

const before = anArea(aRelease('1.0.0-b00000001'));
const later = (urgent?: number) =>
  anArea({ ...aRelease('2.0.0-b00000002'), ...(urgent === undefined ? {} : { urgent }) });
const map = (revision: number, ...areas: ReleasedArea[]) => ({ revision, shell: 's', areas });
const route = before.declaration.routes[0];
if (!route) throw new Error('the area has no route');
const entered: Entered = { match: { route, area: before }, revision: 4 };

describe('the screen a player is on', () => {
  it('stays as it is when another release goes live', () => {
    expect(followRelease(entered, map(5, later()), false)).toBe(entered);
    expect(followRelease(entered, map(5, later(4)), false)).toBe(entered);
  });

  it('[G58] is replaced in place by an urgent change, once', () => {
    const after = followRelease(entered, map(7, later(5)), false);

    expect(after).toEqual({ match: { route, area: later(5), swappedAt: 7 }, revision: 7 });
    expect(followRelease(after, map(8, later(5)), false)).toBe(after);
  });

  it('[G58] waits for the end of a deposit, a withdrawal or a round', () => {
    expect(followRelease(entered, map(5, later(5)), true)).toBe(entered);
    expect(followRelease(entered, map(5), true)).toBe(entered);
    expect(followRelease(entered, map(5, later(5)), false).match?.area?.version).toBe(later().version);
  });

  it('[G58] gives way to a card when its area is withdrawn, and comes back with it', () => {
    const closed = followRelease(entered, map(5), false);

    expect(closed.match).toEqual({ route, area: null, isClosed: true });
    expect(followRelease(closed, map(6), false)).toBe(closed);
    expect(followRelease(closed, map(7, before), false).match).toMatchObject({ area: before, swappedAt: 7 });
  });

  it('stays when it is one of the shell itself, or there is none', () => {
    const own: Entered = { match: { route, area: null }, revision: 4 };
    const none: Entered = { match: null, revision: 4 };

    expect(followRelease(own, map(5), false)).toBe(own);
    expect(followRelease(none, map(5), false)).toBe(none);
  });
});
