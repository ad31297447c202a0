import { judge } from './judge.ts';

const fared = (failed: number, views: number, networks = failed) => ({ failed, views, networks });
const NONE = fared(0, 0);
const GOOD = fared(5, 1_000);

/** Failed views until it is taken back, when every `n`th view fails and each comes from a network of its own. */
function affectedUntilWorse(everyNth: number, before = GOOD): number {
  for (let failed = 1; failed < 200; failed += 1)
    if (judge(fared(failed, failed * everyNth), before, NONE) === 'worse') return failed;
  return Infinity;
}

describe('a version is worse than the one before', () => {
  it.each([
    [1, 5],
    [2, 5],
    [5, 9],
    [10, 20],
  ])('when one view in %i fails, after at most %i affected views [G62]', (everyNth, most) => {
    expect(affectedUntilWorse(everyNth)).toBeLessThanOrEqual(most);
  });

  it('never, when it fails as often as that one, or a little more often [G62]', () => {
    expect(affectedUntilWorse(50)).toBe(Infinity);
    expect(affectedUntilWorse(10, fared(100, 1_000))).toBe(Infinity);
  });

  it('and by less than five failures, or by two networks, nobody knows [G62]', () => {
    expect(judge(fared(4, 4), GOOD, NONE)).toBe('suspect');
    expect(judge(fared(20, 20, 2), GOOD, NONE)).toBe('suspect');
    expect(judge(fared(1, 1), GOOD, NONE)).toBe('fine');
  });

  it('also when nothing is known of the one before, if it fails clearly [G62]', () => {
    expect(judge(fared(6, 6), NONE, NONE)).toBe('worse');
    expect(judge(fared(5, 50), NONE, NONE)).toBe('fine');
  });

  it('not when everything else fails as well: then it is something else [G62]', () => {
    expect(judge(fared(20, 100), GOOD, fared(60, 300))).not.toBe('worse');
    expect(judge(fared(20, 100), GOOD, fared(3, 300))).toBe('worse');
  });

  it('hardly ever by chance: 200 releases that are as good as before, looked at after each of 2,000 views [G62]', () => {
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    let takenBack = 0;
    for (let release = 0; release < 200; release += 1) {
      let failed = 0;
      for (let views = 1; views <= 2_000; views += 1) {
        if (random() < 0.01) failed += 1;
        if (judge(fared(failed, views), fared(10, 1_000), NONE) !== 'worse') continue;
        takenBack += 1;
        break;
      }
    }
    expect(takenBack).toBe(0);
  });
});
