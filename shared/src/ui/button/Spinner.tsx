import { keyframes } from '@emotion/react';

export interface SpinnerProps {
  /** Edge in pixels. */
  readonly size?: number | undefined;
  /** What is going on, for screen readers; without it the spinner is decoration. */
  readonly label?: string | undefined;
}

/** Something is under way, in the colour of the text around it. */
export function Spinner({ size = 22, label }: SpinnerProps) {
  const spoken = label
    ? ({ role: 'status', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <span {...spoken} css={{ display: 'inline-flex', flex: 'none' }}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        css={turning}
      >
        <circle cx="12" cy="12" r="9" strokeWidth="3" opacity="0.22" />
        <path d="M12 3a9 9 0 0 1 9 9" strokeWidth="3" />
      </svg>
    </span>
  );
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const turning = { animation: `${turn} 800ms linear infinite` };
