import type { Palette } from './palette.ts';

export interface TitleLockupProps {
  readonly title: string;
  /** What an edition of the title is, a line each, below it. */
  readonly marks: readonly string[];
  readonly palette: Palette;
  /** URL of the title gradient. */
  readonly fill: string;
  /** Degrees; a slight tilt makes the title livelier. */
  readonly tilt: number;
}

const WIDTH = 158;
const MARK_SIZE = 16;

/** The title as a lock-up: one or two lines in the heaviest cut, each as large as it fits, outlined in the cover's ink. */
export function TitleLockup({ title, marks, palette, fill, tilt }: TitleLockupProps) {
  const lines = titleLines(title).map((text) => ({ text, size: fittingSize(text) }));
  const last = lines.length - 1;
  const foot = marks.length * MARK_SIZE;
  const baselines = [
    ...(last === 0 ? [215] : [217 - (lines[1]?.size ?? 0) * 0.92, 219]).map((y) => y - foot),
    ...marks.map((_, index) => 226 - foot + (index + 1) * MARK_SIZE),
  ];
  return [...lines, ...marks.map((text) => ({ text, size: MARK_SIZE }))].map(({ text, size }, index) => (
    <text
      key={text}
      x="90"
      y={baselines[index]}
      transform={`rotate(${tilt} 90 208)`}
      fontSize={size}
      fill={fill}
      stroke={palette.ink}
      strokeWidth={size * 0.22}
      paintOrder="stroke"
      {...(text.length * size * 0.6 > WIDTH
        ? { textLength: WIDTH, lengthAdjust: 'spacingAndGlyphs' as const }
        : {})}
    >
      {text}
    </text>
  ));
}

/** One line for short titles; otherwise the break between words that leaves the lines most alike in length. */
export function titleLines(title: string): string[] {
  const words = title.trim().split(/\s+/);
  if (words.length < 2 || title.length <= 9) return [title.trim()];
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** To a tenth of a unit. */
function fittingSize(text: string): number {
  return Math.round(Math.min(36, Math.max(15, WIDTH / (Math.max(text.length, 3) * 0.58))) * 10) / 10;
}

/** Attributes of all lettering on a cover. SVG attributes, not styles: a lobby draws dozens of covers, and these cost nothing. */
export const lettering = {
  fontFamily: "'Bricolage', 'Bricolage Fallback', 'Bricolage Fallback Roboto', sans-serif",
  fontWeight: 800,
  letterSpacing: '-0.01em',
  textAnchor: 'middle',
} as const;
