import { useEffect, useRef } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens } from '@mosaico/shared/ui';

interface LoadMoreProps {
  readonly isLoading: boolean;
  /** After a failure it waits to be pressed. */
  readonly isPaused: boolean;
  readonly onMore: () => unknown;
}

/** Loads the next page when it comes near the screen, or when pressed. */
export function LoadMore({ isLoading, isPaused, onMore }: LoadMoreProps) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => void (more.current = onMore));
  useEffect(() => {
    if (!end.current || isLoading || isPaused) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '300px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLoading, isPaused]);
  return (
    <div ref={end} css={{ display: 'grid', justifyItems: 'center', paddingTop: tokens.space[5] }}>
      <Button variant="quiet" isBusy={isLoading} onClick={() => void onMore()}>
        {t('lobby.more')}
      </Button>
    </div>
  );
}
