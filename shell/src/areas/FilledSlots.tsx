import { createPortal } from 'react-dom';
import { useReactive } from '@mosaico/shared/area';
import { Part } from '../Part.tsx';
import { useShell } from '../shell-context.ts';
import { SlotOutlet } from './SlotOutlet.tsx';

/** Draws what the live areas offer into the slots of the screens that are open. An element that is filled twice is drawn once. */
export function FilledSlots() {
  const { slots } = useShell().platform;
  const filled = useReactive(slots.filled);
  const places = [...new Map(filled.map((place) => [place.key, place])).values()];
  return places.map(({ key, slot, element }) =>
    createPortal(
      <Part>
        <SlotOutlet name={slot} />
      </Part>,
      element,
      key,
    ),
  );
}
