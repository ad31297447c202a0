import { useEffect, useRef } from 'react';
import type { SlotName } from '../contract/names.ts';
import { usePlatform } from './platform-context.ts';

/**
 * A place in this screen for what other areas offer: the shell loads their widgets and draws them here, once the screen
 * itself is there. Takes no room while there is nothing to show.
 */
export function Slot({ name }: { readonly name: SlotName }) {
  const { slots } = usePlatform();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? slots.fill(name, element.current) : undefined), [slots, name]);
  return <div ref={element} data-slot={name} css={place} />;
}

const place = { '&:not(:has([data-area]:not(:empty)))': { display: 'none' } } as const;
