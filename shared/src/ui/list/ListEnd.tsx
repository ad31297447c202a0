import { useEffect, useRef } from 'react';
import { Button, Icon, tokens, useLocale, useUiTexts, wavePath } from '@mosaico/shared/ui';
import { listEndTextsOf } from './texts.ts';

export interface ListEndProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** The last page did not come: no further one is asked for until the player presses. */
  readonly hasFailed?: boolean | undefined;
  readonly onMore: () => unknown;
}

/**
 * The end of a list that comes in pages: loads the next one when it nears the screen or when pressed, offers to try again after
 * a failure (R232), and says when there is no more. Leave it out while the list is empty.
 */
export function ListEnd({ hasMore, isLoading, hasFailed = false, onMore }: ListEndProps) {
  const texts = listEndTextsOf(useLocale());
  const { loadFailed, retry } = useUiTexts();
  const end = useNearing(hasMore && !isLoading && !hasFailed, onMore);
  if (!hasMore) {
    return (
      <p css={last}>
        <Ripple />
        {texts.end}
        <Ripple />
      </p>
    );
  }
  return (
    <div ref={end} css={place}>
      {hasFailed && !isLoading && (
        <p role="alert" css={failure}>
          <Icon name="alert" size={18} />
          {loadFailed}
        </p>
      )}
      <Button
        variant="quiet"
        isBusy={isLoading}
        icon={hasFailed ? 'refresh' : undefined}
        onClick={() => void onMore()}
      >
        {hasFailed ? retry : texts.more}
      </Button>
    </div>
  );
}

/** One band of the promenade's wave. */
function Ripple() {
  return (
    <svg aria-hidden width="72" height="14" css={ripple}>
      <path d={RIPPLE} />
    </svg>
  );
}

/** Calls once for every time that the element comes within 300 px of the screen while it is watched. */
function useNearing(isWatched: boolean, onNear: () => unknown) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => void (latest.current = onNear));
  useEffect(() => {
    if (!element.current || !isWatched) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '300px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWatched]);
  return element;
}

const place = {
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[3],
  paddingTop: tokens.space[5],
} as const;
const failure = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  color: tokens.color.dangerText,
  fontSize: tokens.font.size.small,
} as const;
const last = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[3],
  paddingTop: tokens.space[5],
  color: tokens.color.textFaint,
  fontSize: tokens.font.size.small,
} as const;
const RIPPLE = wavePath({ wavelength: 24, amplitude: 3, thickness: 3.5 }, -24, 5, 5);
const ripple = { fill: tokens.color.lightStrong } as const;
