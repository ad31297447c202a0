import { useId } from 'react';
import { wavePath } from './wave-path.ts';

export interface MosaicWaveProps {
  /** Length of a swing in pixels; everything else keeps its proportion to it. */
  readonly wavelength?: number | undefined;
  /** Distance of the bands, as a share of the wavelength. */
  readonly gap?: number | undefined;
  /** CSS colour of the bands. */
  readonly color?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * The Portuguese-stone wave, the motif of every Mosaico site, filling its parent. Decoration: hidden from screen readers.
 * Deterministic. Emotion's `css` prop may restyle it (opacity, mask).
 */
export function MosaicWave({
  wavelength = 120,
  gap = 0.42,
  color = 'currentColor',
  className,
}: MosaicWaveProps) {
  const id = useId();
  const height = wavelength * gap;
  const shape = { wavelength, amplitude: wavelength * 0.16, thickness: height * 0.46 };
  return (
    <svg aria-hidden width="100%" height="100%" className={className} css={{ display: 'block' }}>
      <defs>
        <pattern id={id} width={wavelength} height={height} patternUnits="userSpaceOnUse">
          <path
            d={[-1, 0, 1, 2].map((row) => wavePath(shape, -wavelength, row * height, 3)).join('')}
            fill={color}
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
