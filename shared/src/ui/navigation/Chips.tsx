import { useLayoutEffect, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { tokens } from '../theme/tokens.ts';
import { chipStyle } from './chip-style.ts';
import type { IconName } from '../icon/shapes.ts';

/** One choice of a group. */
export interface ChipOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName | undefined;
}

export interface ChipsProps<T extends string> {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly options: readonly ChipOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Choose one of several: a row of radio buttons that scrolls sideways, for filters. */
export function Chips<T extends string>({ label, options, value, onChange }: ChipsProps<T>) {
  const name = useId();
  const rowOf = useRef<HTMLDivElement>(null);
  // Who comes by a link sees what is chosen, also when the letters come later and are wider.
  useLayoutEffect(() => {
    let isCurrent = true;
    const show = () => isCurrent && rowOf.current && showChosen(rowOf.current);
    show();
    void document.fonts?.ready.then(show);
    return () => void (isCurrent = false);
  }, [value, options.length]);
  return (
    <div ref={rowOf} role="radiogroup" aria-label={label} css={row}>
      {options.map((option) => (
        <label key={option.value} css={chipStyle}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            css={visuallyHidden}
          />
          {option.icon && <Icon name={option.icon} size={20} />}
          {option.label}
        </label>
      ))}
    </div>
  );
}

function showChosen(place: HTMLElement): void {
  const chosen = place.querySelector('input:checked')?.parentElement;
  if (chosen && isCutOff(chosen, place))
    place.scrollLeft = chosen.offsetLeft - (place.clientWidth - chosen.offsetWidth) / 2;
}

/** Room at the end of the row in which chips fade out. */
const FADE_PX = 36;

function isCutOff(chip: HTMLElement, place: HTMLElement): boolean {
  const from = chip.offsetLeft - place.scrollLeft;
  return from < 0 || from + chip.offsetWidth > place.clientWidth - FADE_PX;
}

const row = {
  position: 'relative',
  display: 'flex',
  gap: tokens.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  // Room for the focus ring, without moving what is above and below.
  margin: `-6px calc(-1 * ${tokens.space[4]})`,
  padding: `6px ${tokens.space[6]} 6px ${tokens.space[4]}`,
  // Chips that are cut off by the edge fade out.
  maskImage: `linear-gradient(90deg, #000 calc(100% - ${FADE_PX}px), transparent)`,
  // A scrollbar for mice, seen while the row is in use. Its room is always kept, so that nothing moves.
  '@media (hover: hover)': {
    overflowX: 'scroll',
    scrollbarWidth: 'thin',
    scrollbarColor: `${tokens.color.lightStrong} transparent`,
    '&:not(:hover, :focus-within)': { scrollbarColor: 'transparent transparent' },
  },
} as const;
