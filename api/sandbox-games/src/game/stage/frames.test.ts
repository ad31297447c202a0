import { linear } from './easing.ts';
import { framesOf } from './frames.ts';

function clock(isStill = false) {
  const asked: ((nowMs: number) => void)[] = [];
  let drawn = 0;
  const frames = framesOf({
    draw: () => void (drawn += 1),
    isStill: () => isStill,
    nextFrame: (run) => void asked.push(run),
  });
  return { frames, asked, frame: (nowMs: number) => asked.shift()?.(nowMs), drawnOf: () => drawn };
}

describe('the frames of a picture', () => {
  it('are asked for while something moves, and not otherwise', () => {
    const { frames, asked, frame, drawnOf } = clock();
    const seen: number[] = [];
    expect(asked).toHaveLength(0);

    frames.animate({ durationMs: 100, easing: linear, step: (progress) => void seen.push(progress) });
    for (const nowMs of [5_000, 5_050, 5_100]) frame(nowMs);

    expect(seen).toEqual([0, 0.5, 1]);
    expect(drawnOf()).toBe(3);
    frame(5_120);
    expect(asked).toHaveLength(0);
  });

  it('follow each other until the follower leaves', () => {
    const { frames, asked, frame } = clock();
    const seen: number[] = [];

    const leave = frames.follow((elapsedMs) => void seen.push(elapsedMs));
    frame(1_000);
    frame(1_016);
    leave();
    frame(1_032);

    expect(seen).toEqual([0, 16]);
    expect(asked).toHaveLength(0);
  });

  it('are one, however often a change asks for it', () => {
    const { frames, asked, frame, drawnOf } = clock();

    frames.redraw();
    frames.redraw();
    frame(0);

    expect([drawnOf(), asked.length]).toEqual([1, 0]);
  });

  it('end with the picture', () => {
    const { frames, asked, frame, drawnOf } = clock();
    frames.follow(() => {});

    frames.stop();
    frame(0);
    frames.redraw();

    expect([drawnOf(), asked.length]).toEqual([0, 0]);
  });
});

describe('a motion', () => {
  it('waits for its turn, and is at its end at a press', async () => {
    const { frames, frame } = clock();
    const seen: number[] = [];

    const motion = frames.animate({
      durationMs: 100,
      delayMs: 50,
      easing: linear,
      step: (progress) => void seen.push(progress),
    });
    frame(0);
    frame(40);
    expect(seen).toEqual([]);
    frame(75);
    motion.finish();
    motion.finish();
    await motion.ended;

    expect(seen).toEqual([0.25, 1]);
  });

  it('stays where it is when it is given up', async () => {
    const { frames, frame } = clock();
    const seen: number[] = [];
    const motion = frames.animate({
      durationMs: 100,
      easing: linear,
      step: (progress) => void seen.push(progress),
    });

    frame(0);
    motion.cancel();
    frame(50);
    await motion.ended;

    expect(seen).toEqual([0]);
  });

  it('leaves the time that it takes to read what is shown, also to who wants no motion', async () => {
    const { frames, frame } = clock(true);
    let isOver = false;

    const rest = frames.rest(100);
    void rest.ended.then(() => (isOver = true));
    frame(0);
    frame(99);
    await Promise.resolve();
    expect(isOver).toBe(false);
    frame(100);
    await rest.ended;
  });

  it('is at its end at once for who wants no motion', async () => {
    const { frames } = clock(true);
    const seen: number[] = [];

    await frames.animate({ durationMs: 5_000, step: (progress) => void seen.push(progress) }).ended;

    expect(seen).toEqual([1]);
  });
});
