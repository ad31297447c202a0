import { anArea, aRelease } from '../testing/anArea.ts';
import { createLiveMap } from './live-map.ts';

const map = (revision: number, shell: string, version = '1.0.0-b00000001') => ({
  revision,
  shell,
  areas: [anArea(aRelease(version))],
});

describe('map of this tab', () => {
  it('takes over releases of areas while its own shell is live', () => {
    const live = createLiveMap(map(1, 's1'));

    live.set(map(2, 's1', '1.1.0-b00000002'));

    expect(live.value).toEqual(map(2, 's1', '1.1.0-b00000002'));
    expect(live.isOutdated.value).toBe(false);
  });

  it('keeps the last set that fits it when another shell is live, and says so', () => {
    const live = createLiveMap(map(1, 's1'));
    live.set(map(2, 's1', '1.1.0-b00000002'));

    live.set(map(3, 's2', '2.0.0-b00000003'));

    expect(live.value).toEqual(map(2, 's1', '1.1.0-b00000002'));
    expect(live.isOutdated.value).toBe(true);
    expect(live.latestRevision).toBe(3);
  });

  it('follows again when its own shell is live again', () => {
    const live = createLiveMap(map(1, 's1'));
    live.set(map(2, 's2', '2.0.0-b00000003'));

    live.set(map(3, 's1', '1.2.0-b00000004'));

    expect(live.value).toEqual(map(3, 's1', '1.2.0-b00000004'));
    expect(live.isOutdated.value).toBe(false);
  });

  it('takes the first map it can get when the page itself had none', () => {
    const live = createLiveMap({ revision: 0, shell: 'unknown', areas: [] });

    live.set(map(4, 's2'));
    expect(live.value).toEqual(map(4, 's2'));
    live.set(map(5, 's3'));

    expect(live.value).toEqual(map(4, 's2'));
    expect(live.isOutdated.value).toBe(true);
  });
});
