import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@mosaico/shared/area';
import type { FeaturedGamesProps } from './FeaturedGames.tsx';

/** Of the lobby's chunk: home gets no name of a chunk more, and nothing of it before the player comes near. */
const LowerRows = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "lobby" */ './LowerRows.tsx')).LowerRows,
}));

/** What lies behind the tab bar is not in sight. */
const IN_SIGHT = { rootMargin: '0px 0px -64px' } as const;

/**
 * Where home shows its promotional games and the latest wins. It keeps their room, so nothing moves when they come; they come when the place is
 * in sight, also on a home that is entered by a link, because their covers are many elements.
 */
export function LowerRowsPlace(props: FeaturedGamesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      IN_SIGHT,
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} css={{ minWidth: 0 }}>
      <Suspense fallback={ROOM}>{isSeen ? <LowerRows {...props} /> : ROOM}</Suspense>
    </div>
  );
}

const ROOM = <div css={{ minHeight: 'calc(clamp(128px, 36vw, 156px) * 4 / 3 + 218px)' }} />;
