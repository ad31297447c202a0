import { useRef, useState } from 'react';
import { TURNING_MS } from './turning.ts';

type Cue = 'turn' | 'prize';

interface WheelSound {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Silent while the sound is off. */
  readonly play: (cue: Cue) => void;
}

/** Clicks of a spin, ever slower, and two warm notes at its end. Off until the player asks for it, and only for this visit. */
export function useWheelSound(): WheelSound {
  const [isOn, setOn] = useState(false);
  const context = useRef<AudioContext | null>(null);
  return {
    isOn,
    toggle: () => setOn(!isOn),
    play: (cue) => {
      if (!isOn) return;
      try {
        const audio = (context.current ??= new AudioContext());
        if (cue === 'turn') clicks(audio);
        else [523, 784].forEach((pitch, index) => note(audio, { pitch, at: index * 0.16, length: 0.5 }));
      } catch {
        // A device without sound: the wheel turns all the same.
      }
    },
  };
}

const CLICKS = 34;

function clicks(audio: AudioContext): void {
  for (let click = 0; click < CLICKS; click += 1) {
    const at = (TURNING_MS / 1000) * (click / CLICKS) ** 2.2;
    note(audio, { pitch: 1_400 - click * 14, at, length: 0.03 });
  }
}

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds from now. */
  readonly at: number;
  readonly length: number;
}

function note(audio: AudioContext, { pitch, at, length }: Note): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const start = audio.currentTime + at;
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
