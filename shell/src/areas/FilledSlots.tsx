import { useCallback, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useReactive } from '@mosaico/shared/area';
import { SLOT_EMPTY_ATTRIBUTE, type SlotName } from '@mosaico/shared/contract';
import { Part } from '../Part.tsx';
import { useShell } from '../shell-context.ts';
import { SlotOutlet } from './SlotOutlet.tsx';

interface Entries {
  /** What is drawn into the profile: what the areas declare for it. */
  readonly entries?: ReactNode;
}

/** Draws what the live areas offer into the slots of the screens that are open. An element that is filled twice is drawn once. */
export function FilledSlots({ entries }: Entries) {
  const { slots } = useShell().platform;
  const filled = useReactive(slots.filled);
  const places = [...new Map(filled.map((place) => [place.key, place])).values()];
  return places.map(({ key, slot, element }) =>
    createPortal(<FilledSlot slot={slot} element={element} entries={entries} />, element, key),
  );
}

interface FilledSlotProps extends Entries {
  readonly slot: SlotName;
  readonly element: HTMLElement;
}

/** The screen learns by an attribute of the place that nothing comes. */
function FilledSlot({ slot, element, entries }: FilledSlotProps) {
  const sayEmpty = useCallback(
    (isEmpty: boolean) => void element.toggleAttribute(SLOT_EMPTY_ATTRIBUTE, isEmpty),
    [element],
  );
  return (
    <Part>
      {slot === 'profile.entries' && entries}
      <SlotOutlet name={slot} onEmpty={sayEmpty} />
    </Part>
  );
}
