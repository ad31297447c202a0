import { countUp } from './count-up.ts';
import { tierOf } from './win-tier.ts';

function counter(amountCentavos: number, durationMs: number) {
  const shown: number[] = [];
  const frames: ((nowMs: number) => void)[] = [];
  let ends = 0;
  const count = countUp({
    amountCentavos,
    durationMs,
    show: (centavos) => void shown.push(centavos),
    onEnd: () => void (ends += 1),
    nextFrame: (draw) => void frames.push(draw),
  });
  return { count, shown, endsOf: () => ends, frame: (nowMs: number) => frames.shift()?.(nowMs) };
}

it.each([
  [2, 'win'],
  [9, 'win'],
  [10, 'big'],
  [49, 'big'],
  [50, 'mega'],
  [1_000, 'mega'],
])('a win of %d times the bet is a %s', (multiplier, tier) => {
  expect(tierOf(multiplier)).toBe(tier);
});

describe('counting up a win', () => {
  it('rises with the time and ends with the whole amount, once', () => {
    const { count, shown, endsOf, frame } = counter(1_000, 100);

    for (const nowMs of [5_000, 5_025, 5_050, 5_075]) frame(nowMs);
    expect(shown).toEqual([0, 578, 875, 984]);
    expect([count.isRunning, endsOf()]).toEqual([true, 0]);
    frame(5_100);

    expect(shown.at(-1)).toBe(1_000);
    expect([count.isRunning, endsOf()]).toEqual([false, 1]);
  });

  it('shows everything at a press, and nothing after it', () => {
    const { count, shown, endsOf, frame } = counter(1_000, 100);

    frame(0);
    count.finish();
    frame(50);
    count.finish();

    expect(shown).toEqual([0, 1_000]);
    expect(endsOf()).toBe(1);
  });

  it('shows everything at once without time', () => {
    expect(counter(1_000, 0).shown).toEqual([1_000]);
  });
});
