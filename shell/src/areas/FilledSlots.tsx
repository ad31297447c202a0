import { createPortal } from 'react-dom';
import { useLive } from '@mosaico/shared/area';
import { Part } from '../layout/Part.tsx';
import { useShell } from '../shell-context.ts';
import { SlotOutlet } from './SlotOutlet.tsx';

/** Draws what the live areas offer into the slots of the screens that are open. An element that is filled twice is drawn once. */
export function FilledSlots() {
  const { slots } = useShell().platform;
  const filled = useLive(slots.filled);
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
