import type { SoundName } from './sound.ts';
import type { Voice } from './voices.ts';

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

/** Notes of the voice that rise one after the other up to its highest, the last one long. */
function rise({ rootHz, steps, ring }: Voice, count: number, stepMs: number, loudness: number): Note[] {
  return steps.slice(-count).map((halfTones, index) => ({
    frequencyHz: rootHz * 2 ** (halfTones / 12),
    atMs: index * stepMs,
    lastsMs: (index === count - 1 ? 900 : 260) * ring,
    loudness,
  }));
}

const later = (notes: readonly Note[], ms: number) =>
  notes.map((note) => ({ ...note, atMs: note.atMs + ms }));

const SOUNDS: Readonly<Record<SoundName, (voice: Voice) => readonly Note[]>> = {
  press: ({ rootHz }) => [
    { frequencyHz: rootHz * 1.6, toHz: rootHz * 1.1, atMs: 0, lastsMs: 70, loudness: 0.16 },
  ],
  turn: ({ rootHz }) => [
    { frequencyHz: rootHz * 0.4, toHz: rootHz * 0.85, atMs: 0, lastsMs: 340, loudness: 0.14 },
  ],
  stop: ({ rootHz }) => [
    { frequencyHz: rootHz * 0.45, toHz: rootHz * 0.2, atMs: 0, lastsMs: 120, loudness: 0.3 },
  ],
  win: (voice) => rise(voice, 3, 90, 0.16),
  big: (voice) => [...rise(voice, 5, 100, 0.18), ...later(rise(voice, 3, 110, 0.15), 620)],
  mega: (voice) => [
    ...rise(voice, 8, 95, 0.18),
    ...later(rise(voice, 5, 100, 0.18), 900),
    ...later(rise(voice, 3, 120, 0.2), 1_500),
  ],
};

/** What a wave with many overtones is turned down by, so that all voices are equally loud. */
const SOFTER: Partial<Record<OscillatorType, number>> = { square: 0.45, sawtooth: 0.5 };

let context: AudioContext | undefined;

/** Plays a sound in the voice of a place: waves behind a filter, made here, without a recording. */
export function playSound(name: SoundName, voice: Voice): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const warm = new BiquadFilterNode(context, { type: 'lowpass', frequency: voice.cutoffHz });
  warm.connect(context.destination);
  for (const note of SOUNDS[name](voice)) playNote(context, warm, voice.wave, note);
}

function playNote(audio: AudioContext, output: AudioNode, wave: OscillatorType, note: Note): void {
  const { frequencyHz, toHz = frequencyHz, atMs, lastsMs, loudness } = note;
  const start = audio.currentTime + atMs / 1000;
  const end = start + lastsMs / 1000;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness * (SOFTER[wave] ?? 1), start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  const tone = new OscillatorNode(audio, { type: wave, frequency: frequencyHz });
  tone.frequency.setValueAtTime(frequencyHz, start);
  tone.frequency.exponentialRampToValueAtTime(toHz, end);
  tone.connect(volume).connect(output);
  tone.start(start);
  tone.stop(end);
}
