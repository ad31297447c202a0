import { useEffect, useRef, type ReactNode } from 'react';
import { SLOT_EMPTY_ATTRIBUTE, type SlotName } from '../contract/names.ts';
import { usePlatform } from './platform-context.ts';

interface SlotProps {
  readonly name: SlotName;
  /** Shown once the shell has said that nothing comes: no area fills the place, or all that would have failed. */
  readonly fallback?: ReactNode;
}

/**
 * A place in this screen for what other areas offer: the shell loads their widgets and draws them here, once the screen
 * itself is there. Takes no room while there is nothing to show.
 */
export function Slot({ name, fallback }: SlotProps) {
  const { slots } = usePlatform();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? slots.fill(name, element.current) : undefined), [slots, name]);
  return (
    <>
      <div ref={element} data-slot={name} css={place} />
      {fallback && <div css={instead}>{fallback}</div>}
    </>
  );
}

const place = { '&:not(:has([data-area]:not(:empty)))': { display: 'none' } } as const;
const instead = { display: 'none', [`[${SLOT_EMPTY_ATTRIBUTE}] + &`]: { display: 'contents' } } as const;
