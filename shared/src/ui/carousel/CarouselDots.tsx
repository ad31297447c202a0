import { tokens } from '@mosaico/shared/ui';

interface CarouselDotsProps {
  readonly count: number;
  /** The one in sight, from 0. */
  readonly index: number;
  readonly onGo: (index: number) => void;
}

/** Where a carousel stands: one dot for every item; a press goes there. Named `2 / 5`. */
export function CarouselDots({ count, index, onGo }: CarouselDotsProps) {
  return (
    <div css={{ display: 'flex' }}>
      {Array.from({ length: count }, (_, place) => (
        <button
          key={place}
          type="button"
          aria-label={`${place + 1} / ${count}`}
          aria-current={place === index || undefined}
          onClick={() => onGo(place)}
          css={dot}
        />
      ))}
    </div>
  );
}

/** A small dot in a target for a finger. */
const dot = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 28,
  width: 44,
  height: tokens.size.target,
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: 9,
    height: 9,
    borderRadius: tokens.radius.round,
    background: tokens.color.edge,
    transition: `width ${tokens.motion.base} ${tokens.motion.ease}, background-color ${tokens.motion.base}`,
  },
  '&[aria-current="true"]::before': { width: 26, background: tokens.color.action },
} as const;
