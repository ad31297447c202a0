import type { ReactNode } from 'react';
import type { SceneProps } from '../palette.ts';

interface LineProps {
  readonly d: string;
  /** White, as light on a surface, unless named. */
  readonly colour?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** A line; its ends are round, as everywhere on a cover. */
export function Line({ d, colour = '#fff', width = 5, opacity }: LineProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={width}

      opacity={opacity}
    />
  );
}

/** Shapes with an outline in the cover's ink, which lifts them off any sky. */
export function Outlined({
  palette,
  children,
}: Pick<SceneProps, 'palette'> & { readonly children: ReactNode }) {
  return (
    <g stroke={palette.ink} strokeWidth="3">
      {children}
    </g>
  );
}
