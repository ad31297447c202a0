import { jest } from '@jest/globals';
import { createSound } from './sound.ts';

function soundOver(stored: Map<string, string>) {
  const playSound = jest.fn();
  const load = jest.fn(() => Promise.resolve({ playSound }));
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return { sound: createSound(memory, load), playSound, load };
}

describe('the sound of a game', () => {
  it('is off until it is asked for, and loads nothing until then', () => {
    const { sound, load } = soundOver(new Map());

    sound.play('win');

    expect([sound.isOn, load.mock.calls.length]).toEqual([false, 0]);
  });

  it('is heard once it is on, and remembered; off is remembered too', async () => {
    const stored = new Map<string, string>();
    const { sound, playSound, load } = soundOver(stored);

    expect(sound.toggle()).toBe(true);
    sound.play('big');
    await load.mock.results[0]?.value;
    await Promise.resolve();

    expect(playSound.mock.calls).toEqual([['press'], ['big']]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(soundOver(stored).sound.isOn).toBe(true);
    expect(sound.toggle()).toBe(false);
    expect(soundOver(stored).sound.isOn).toBe(false);
  });
});
