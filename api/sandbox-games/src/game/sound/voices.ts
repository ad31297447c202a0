/** How a place sounds: all sounds of its games are made with it. */
export interface Voice {
  readonly wave: OscillatorType;
  /** The lowest note of a win. */
  readonly rootHz: number;
  /** Eight notes that rise, in half tones above the root; any two of them go together. */
  readonly steps: readonly [number, number, number, number, number, number, number, number];
  /** What lies above is softened. */
  readonly cutoffHz: number;
  /** How long notes ring, against the usual length. */
  readonly ring: number;
}

const MAJOR = [0, 2, 4, 7, 9, 12, 14, 16] as const;
const MINOR = [0, 3, 5, 7, 10, 12, 15, 17] as const;

const VOICES = {
  /** A guitar by the sea: major with the ninth. */
  beach: { wave: 'triangle', rootHz: 392, steps: [0, 2, 4, 7, 11, 14, 16, 19], cutoffHz: 2_600, ring: 1 },
  /** An accordion at a feast: mixolydian. */
  feast: {
    wave: 'sawtooth',
    rootHz: 349.23,
    steps: [0, 4, 5, 7, 10, 12, 16, 17],
    cutoffHz: 1_500,
    ring: 0.8,
  },
  /** A wooden xylophone in the old town. */
  town: { wave: 'sine', rootHz: 440, steps: MAJOR, cutoffHz: 3_200, ring: 0.6 },
  /** A flute in the forest. */
  forest: { wave: 'sine', rootHz: 523.25, steps: MINOR, cutoffHz: 2_200, ring: 1.4 },
  /** A celesta under water. */
  water: { wave: 'sine', rootHz: 587.33, steps: MAJOR, cutoffHz: 1_900, ring: 1.7 },
  /** A lute in the desert: the harmonic minor from its fifth. */
  desert: {
    wave: 'triangle',
    rootHz: 329.63,
    steps: [0, 1, 4, 5, 7, 12, 13, 16],
    cutoffHz: 2_000,
    ring: 1.1,
  },
  /** Whole tones far out. */
  space: { wave: 'sawtooth', rootHz: 293.66, steps: [0, 2, 4, 6, 8, 10, 12, 14], cutoffHz: 1_100, ring: 1.8 },
  /** A game console at night. */
  neon: { wave: 'square', rootHz: 392, steps: MINOR, cutoffHz: 1_700, ring: 0.7 },
  /** Bells of gold and stone. */
  bells: { wave: 'triangle', rootHz: 659.25, steps: MAJOR, cutoffHz: 4_200, ring: 1.6 },
  /** A piano at the table. */
  salon: {
    wave: 'triangle',
    rootHz: 261.63,
    steps: [0, 3, 7, 9, 12, 15, 19, 21],
    cutoffHz: 3_000,
    ring: 1.2,
  },
} as const satisfies Record<string, Voice>;

/** The looks of all games, by the voice of their place. */
const PLACES: Readonly<Record<keyof typeof VOICES, readonly string[]>> = {
  beach: ['orla', 'calcadao', 'summer', 'asadelta', 'pipa'],
  feast: ['arraial', 'boi', 'feira', 'june', 'market', 'carnival', 'parade', 'ladeira'],
  town: ['pelo', 'dice', 'fruits', 'estadio'],
  forest: ['lagoa', 'cajueiro', 'woods', 'forest', 'pantanal'],
  water: ['noronha', 'iguacu', 'reef', 'sea'],
  desert: ['egypt'],
  space: ['alcantara', 'launch', 'space', 'horizonte'],
  neon: ['neon'],
  bells: ['garimpo', 'mine', 'cave', 'gems'],
  salon: ['cards'],
};

/** The voice of a look. A game without one is a defect of the catalogue. */
export function voiceOf(look: string): Voice {
  for (const [name, looks] of Object.entries(PLACES))
    if (looks.includes(look)) return VOICES[name as keyof typeof VOICES];
  throw new RangeError(`there is no voice for ${look}`);
}
