import { iconShapeOf } from './shapes.ts';
import type { IconName } from './shapes.ts';

export interface IconProps {
  /** One of ICON_NAMES; a name from data that is unknown shows `info`. */
  readonly name: IconName | (string & {});
  /** Edge in pixels. */
  readonly size?: number | undefined;
  /** Text for screen readers, only where no visible text says the same. Without it the icon is decoration. */
  readonly label?: string | undefined;
}

/** An icon in the colour of the text around it. */
export function Icon({ name, size = 24, label }: IconProps) {
  const shape = iconShapeOf(name);
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      {...spoken}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={shape.fill ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{ flex: 'none', display: 'block' }}
    >
      <path d={shape.d} />
    </svg>
  );
}
