import { anArea, aRelease } from '../testing/an-area.ts';
import { createComposition } from './composition.ts';

const map = (revision: number, shell: string, version = '1.0.0-b00000001') => ({
  revision,
  shell,
  areas: [anArea(aRelease(version))],
});

describe('composition of this tab', () => {
  it('takes over releases of areas while its own shell is live', () => {
    const composition = createComposition(map(1, 's1'));

    composition.set(map(2, 's1', '1.1.0-b00000002'));

    expect(composition.value).toEqual(map(2, 's1', '1.1.0-b00000002'));
    expect(composition.isOutdated.value).toBe(false);
  });

  it('keeps the last set that fits it when another shell is live, and says so', () => {
    const composition = createComposition(map(1, 's1'));
    composition.set(map(2, 's1', '1.1.0-b00000002'));

    composition.set(map(3, 's2', '2.0.0-b00000003'));

    expect(composition.value).toEqual(map(2, 's1', '1.1.0-b00000002'));
    expect(composition.isOutdated.value).toBe(true);
    expect(composition.latestRevision).toBe(3);
  });

  it('follows again when its own shell is live again', () => {
    const composition = createComposition(map(1, 's1'));
    composition.set(map(2, 's2', '2.0.0-b00000003'));

    composition.set(map(3, 's1', '1.2.0-b00000004'));

    expect(composition.value).toEqual(map(3, 's1', '1.2.0-b00000004'));
    expect(composition.isOutdated.value).toBe(false);
  });

  it('takes the first map it can get when the page itself had none', () => {
    const composition = createComposition({ revision: 0, shell: 'unknown', areas: [] });

    composition.set(map(4, 's2'));
    expect(composition.value).toEqual(map(4, 's2'));
    composition.set(map(5, 's3'));

    expect(composition.value).toEqual(map(4, 's2'));
    expect(composition.isOutdated.value).toBe(true);
  });
});

describe('an urgent change', () => {
  it('[G58] that this tab cannot take is one it loads the page for, until its own shell is live again', () => {
    const composition = createComposition(map(1, 's1'));

    composition.set({ ...map(2, 's2'), urgent: 1 });
    expect(composition.isUrgent.value).toBe(false);
    composition.set({ ...map(3, 's2'), urgent: 3 });
    expect(composition.isUrgent.value).toBe(true);
    composition.set({ ...map(4, 's1'), urgent: 4 });
    expect(composition.isUrgent.value).toBe(false);
  });
});
