import { createPausePlay } from './play-pause.ts';

describe('what has to be answered', () => {
  it('[G31] pauses play once, until the last of it was answered', () => {
    const told: unknown[] = [];
    const pausePlay = createPausePlay({ publish: (name, payload) => void told.push([name, payload]) });

    const [check, question] = [pausePlay(), pausePlay()];
    check();
    check();
    expect(told).toEqual([['play.paused', { isPaused: true }]]);

    question();
    expect(told.at(-1)).toEqual(['play.paused', { isPaused: false }]);
    expect(told).toHaveLength(2);
  });
});
