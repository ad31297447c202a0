import type { Voice } from './voices.ts';

/** What can be heard. Wins have the names of their tiers. */
export type SoundName = 'press' | 'turn' | 'stop' | 'win' | 'big' | 'mega';

/** The sound of the games: off until the player asks for it, remembered on the device. */
export interface Sound {
  readonly isOn: boolean;
  /** @returns whether it is on now */
  toggle(): boolean;
  /** Silent while the sound is off. */
  play(name: SoundName): void;
}

const KEY = 'mosaico.games.sound';
const ON = 'on';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param voice of the game's place @param load brings the instrument, once somebody wants to hear it */
export function createSound(memory: Memory, voice: Voice, load = () => import('./instrument.ts')): Sound {
  let isOn = memory.getItem(KEY) === ON;
  let loaded: ReturnType<typeof load> | undefined;
  // A sound that cannot be loaded or played is left out; the game goes on.
  const play = (name: SoundName) =>
    void (loaded ??= load()).then(({ playSound }) => playSound(name, voice)).catch(() => {});
  return {
    get isOn() {
      return isOn;
    },
    toggle() {
      isOn = !isOn;
      if (isOn) memory.setItem(KEY, ON);
      else memory.removeItem(KEY);
      if (isOn) play('press');
      return isOn;
    },
    play(name) {
      if (isOn) play(name);
    },
  };
}
