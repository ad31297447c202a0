import { anArea, aRelease } from '../testing/an-area.ts';
import { memoryStorage } from '@mosaico/shared/storage';
import { createRecovery, type Failure } from './recovery.ts';

const good = aRelease('0.9.0-b00000009');
const failureOf = ({ version }: { readonly version: string }): Failure => ({
  version,
  stage: 'load',
  reference: 'R',
});

describe('recovery', () => {
  it('tries the live version twice, then the last known good one, then nothing', () => {
    const { releaseAfter } = createRecovery(memoryStorage(), () => 1);
    const area = anArea({ lastKnownGood: good });
    const live = failureOf(area);

    expect(releaseAfter(area, [])).toBe(area);
    expect(releaseAfter(area, [live])).toBe(area);
    expect(releaseAfter(area, [live, live])).toBe(good);
    expect(releaseAfter(area, [live, live, failureOf(good)])).toBeUndefined();
  });

  it('has nothing left after two attempts without a known good version', () => {
    const { releaseAfter } = createRecovery(memoryStorage(), () => 1);
    const area = anArea();

    expect(releaseAfter(area, [failureOf(area), failureOf(area)])).toBeUndefined();
  });

  it('begins with the good version in later page views of the same revision, and with the live one under another', () => {
    const storage = memoryStorage();
    let revision = 7;
    const recover = () => createRecovery(storage, () => revision);
    const area = anArea({ lastKnownGood: good });
    recover().releaseAfter(area, [failureOf(area), failureOf(area)]);

    expect(recover().releaseAfter(area, [])).toBe(good);
    expect(recover().firstOf(area)).toBe(good);
    expect(recover().releaseAfter({ ...area, container: 'another' }, [])).toMatchObject({
      container: 'another',
    });
    revision = 8;
    expect(recover().releaseAfter(area, [])).toBe(area);
    expect(recover().firstOf(area)).toBe(area);
  });

  it('tells the screen of an area and its widgets apart', () => {
    const { releaseAfter } = createRecovery(memoryStorage(), () => 1);
    const area = anArea({ lastKnownGood: good });
    const live = failureOf(area);

    expect(releaseAfter(area, [live, live], 'Balance')).toBe(good);

    expect(releaseAfter(area, [], 'Balance')).toBe(good);
    expect(releaseAfter(area, [], 'Badge')).toBe(area);
    expect(releaseAfter(area, [])).toBe(area);
  });

  it('tries the live version again when there is no longer a good one', () => {
    const { releaseAfter } = createRecovery(memoryStorage(), () => 1);
    const area = anArea({ lastKnownGood: good });
    releaseAfter(area, [failureOf(area), failureOf(area)]);
    const { lastKnownGood: _, ...alone } = area;

    expect(releaseAfter(alone, [])).toBe(alone);
  });

  it('takes damaged storage for nothing remembered', () => {
    const storage = memoryStorage();
    storage.setItem('failedReleases', '{"revision":1,"failed":"x"}');
    const area = anArea({ lastKnownGood: good });

    expect(createRecovery(storage, () => 1).releaseAfter(area, [])).toBe(area);
  });

  it('starts with the good version at the next visit, until the player asks for another try', () => {
    const { releaseAfter, forgive } = createRecovery(memoryStorage(), () => 1);
    const area = anArea({ lastKnownGood: good });
    releaseAfter(area, [failureOf(area), failureOf(area)]);

    expect(releaseAfter(area, [])).toBe(good);
    forgive(area);
    expect(releaseAfter(area, [])).toBe(area);
  });
});
