import { anArea, aRelease } from '../testing/an-area.ts';
import { createRecovery, type Failure } from './recovery.ts';

const good = aRelease('0.9.0-b00000009');
const failureOf = ({ version }: { readonly version: string }): Failure => ({
  version,
  stage: 'load',
  reference: 'R',
});

describe('recovery', () => {
  it('tries the live version twice, then the last known good one, then nothing', () => {
    const { releaseAfter } = createRecovery();
    const area = anArea({ lastKnownGood: good });
    const live = failureOf(area);

    expect(releaseAfter(area, [])).toBe(area);
    expect(releaseAfter(area, [live])).toBe(area);
    expect(releaseAfter(area, [live, live])).toBe(good);
    expect(releaseAfter(area, [live, live, failureOf(good)])).toBeUndefined();
  });

  it('has nothing left after two attempts without a known good version', () => {
    const { releaseAfter } = createRecovery();
    const area = anArea();

    expect(releaseAfter(area, [failureOf(area), failureOf(area)])).toBeUndefined();
  });

  it('starts with the good version at the next visit, until the player asks for another try', () => {
    const { releaseAfter, forgive } = createRecovery();
    const area = anArea({ lastKnownGood: good });
    releaseAfter(area, [failureOf(area), failureOf(area)]);

    expect(releaseAfter(area, [])).toBe(good);
    forgive(area);
    expect(releaseAfter(area, [])).toBe(area);
  });
});
