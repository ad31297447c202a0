/**
 * Reads a clean QR code of versions 1 to 10, byte mode, without error correction, straight from ISO/IEC 18004 and without
 * the encoder's code: the tests read with it what the component draws.
 */
type Modules = readonly (readonly boolean[])[];

/** By level in the order of its format bits (M, L, H, Q): error correction codewords per block and blocks, for versions 1 to 10. */
const LEVELS = [
  { ecPerBlock: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26], blocks: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5] },
  { ecPerBlock: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18], blocks: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4] },
  { ecPerBlock: [17, 28, 22, 16, 22, 28, 26, 26, 24, 28], blocks: [1, 1, 2, 4, 4, 4, 5, 6, 8, 8] },
  { ecPerBlock: [13, 22, 18, 26, 18, 24, 18, 22, 20, 24], blocks: [1, 1, 2, 2, 4, 4, 6, 6, 8, 8] },
] as const;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The text of a code. @throws Error when it is not in byte mode or beyond version 10 */
export function decodeQr(modules: Modules): string {
  const version = (modules.length - 17) / 4;
  const format = formatOf(modules);
  const mask = MASKS[(format >> 10) & 7];
  const level = LEVELS[format >> 13];
  const ecPerBlock = level?.ecPerBlock[version - 1];
  const blocks = level?.blocks[version - 1];
  if (!mask || !ecPerBlock || !blocks) throw new Error(`cannot read a code of version ${version}`);
  return textOf(deinterleave(codewords(modules, version, mask), blocks, ecPerBlock));
}

function formatOf(modules: Modules): number {
  const at = (index: number) => {
    if (index < 6) return modules[index]?.[8];
    if (index < 8) return modules[index + 1]?.[8];
    return modules[8]?.[index === 8 ? 7 : 14 - index];
  };
  const bits = Array.from({ length: 15 }, (_, index) => (at(index) ? 1 << index : 0));
  return bits.reduce((sum, bit) => sum + bit, 0) ^ 0x5412;
}

function codewords(modules: Modules, version: number, mask: (x: number, y: number) => boolean): number[] {
  const size = modules.length;
  const bits: number[] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFunction(x, y, version, size)) bits.push(Number(modules[y]?.[x] !== mask(x, y)));
      }
    }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    number(bits.slice(index * 8, index * 8 + 8)),
  );
}

function isFunction(x: number, y: number, version: number, size: number): boolean {
  const isFinder = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const isVersion = version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6));
  return isFinder || isVersion || x === 6 || y === 6 || isAlignment(x, y, version, size);
}

function isAlignment(x: number, y: number, version: number, size: number): boolean {
  if (version === 1) return false;
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2;
  const centres = [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step)];
  const near = (value: number) => centres.find((centre) => Math.abs(value - centre) <= 2);
  const [column, row] = [near(x), near(y)];
  if (column === undefined || row === undefined) return false;
  const isCorner = (column === 6 && (row === 6 || row === size - 7)) || (row === 6 && column === size - 7);
  return !isCorner;
}

function deinterleave(words: readonly number[], blocks: number, ecPerBlock: number): number[] {
  const dataWords = words.length - blocks * ecPerBlock;
  const shortLength = Math.floor(dataWords / blocks);
  const longBlocks = dataWords % blocks;
  const lengths = Array.from(
    { length: blocks },
    (_, index) => shortLength + (index >= blocks - longBlocks ? 1 : 0),
  );
  const parts: number[][] = lengths.map(() => []);
  let next = 0;
  for (let column = 0; column <= shortLength; column += 1) {
    parts.forEach((part, index) => {
      if (column < (lengths[index] ?? 0)) part.push(words[next++] ?? 0);
    });
  }
  return parts.flat();
}

function textOf(words: readonly number[]): string {
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, index) => (word >> (7 - index)) & 1));
  if (number(bits.slice(0, 4)) !== 4) throw new Error('not in byte mode');
  const lengthBits = words.length > 230 ? 16 : 8;
  const length = number(bits.slice(4, 4 + lengthBits));
  const byte = (index: number) => number(bits.slice(4 + lengthBits + index * 8, 12 + lengthBits + index * 8));
  return String.fromCharCode(...Array.from({ length }, (_, index) => byte(index)));
}

function number(bits: readonly number[]): number {
  return bits.reduce((value, bit) => value * 2 + bit, 0);
}
