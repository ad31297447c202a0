import type { SoundName } from './sound.ts';

interface Note {
  readonly frequencyHz: number;
  /** From the beginning of the sound. */
  readonly atMs: number;
  readonly lastsMs: number;
  /** 0 to 1. */
  readonly loudness: number;
  /** Where the pitch glides to. */
  readonly toHz?: number;
}

/** A pentatonic scale, so that any two notes go together. */
const SCALE_HZ = [392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5] as const;

/** Notes of the scale that rise one after the other, the last one long. */
function rise(count: number, stepMs: number, loudness: number): Note[] {
  return SCALE_HZ.slice(-count).map((frequencyHz, index) => ({
    frequencyHz,
    atMs: index * stepMs,
    lastsMs: index === count - 1 ? 900 : 260,
    loudness,
  }));
}

const later = (notes: readonly Note[], ms: number) =>
  notes.map((note) => ({ ...note, atMs: note.atMs + ms }));

const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  press: [{ frequencyHz: 620, toHz: 420, atMs: 0, lastsMs: 70, loudness: 0.16 }],
  turn: [{ frequencyHz: 150, toHz: 330, atMs: 0, lastsMs: 340, loudness: 0.14 }],
  stop: [{ frequencyHz: 170, toHz: 80, atMs: 0, lastsMs: 120, loudness: 0.3 }],
  win: rise(3, 90, 0.16),
  big: [...rise(5, 100, 0.18), ...later(rise(3, 110, 0.15), 620)],
  mega: [...rise(8, 95, 0.18), ...later(rise(5, 100, 0.18), 900), ...later(rise(3, 120, 0.2), 1_500)],
};

let context: AudioContext | undefined;

/** Plays a sound: soft triangle waves behind a filter, made here, without a recording. */
export function playSound(name: SoundName): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const warm = new BiquadFilterNode(context, { type: 'lowpass', frequency: 2_600 });
  warm.connect(context.destination);
  for (const note of SOUNDS[name]) playNote(context, warm, note);
}

function playNote(audio: AudioContext, output: AudioNode, note: Note): void {
  const { frequencyHz, toHz = frequencyHz, atMs, lastsMs, loudness } = note;
  const start = audio.currentTime + atMs / 1000;
  const end = start + lastsMs / 1000;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: frequencyHz });
  tone.frequency.setValueAtTime(frequencyHz, start);
  tone.frequency.exponentialRampToValueAtTime(toHz, end);
  tone.connect(volume).connect(output);
  tone.start(start);
  tone.stop(end);
}
