import { createSound } from './sound.ts';
import { voiceOf } from './voices.ts';

function soundOver(stored: Map<string, string>) {
  const played: string[] = [];
  let loads = 0;
  const instrument = Promise.resolve({ playSound: (name: string) => void played.push(name) });
  const load = () => {
    loads += 1;
    return instrument;
  };
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return { sound: createSound(memory, voiceOf('orla'), load), played, loadsOf: () => loads };
}

describe('the sound of a game', () => {
  it('is off until it is asked for, and loads nothing until then', () => {
    const { sound, loadsOf } = soundOver(new Map());

    sound.play('win');

    expect([sound.isOn, loadsOf()]).toEqual([false, 0]);
  });

  it('is heard once it is on, and remembered; off is remembered too', async () => {
    const stored = new Map<string, string>();
    const { sound, played, loadsOf } = soundOver(stored);

    expect(sound.toggle()).toBe(true);
    sound.play('big');
    await new Promise((resolve) => setImmediate(resolve));

    expect(played).toEqual(['press', 'big']);
    expect(loadsOf()).toBe(1);
    expect(soundOver(stored).sound.isOn).toBe(true);
    expect(sound.toggle()).toBe(false);
    expect(soundOver(stored).sound.isOn).toBe(false);
  });
});
