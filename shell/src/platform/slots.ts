import type { Reactive, SlotName, Slots } from '@mosaico/shared/contract';
import { createReactive } from '@mosaico/shared/reactive';

/** An element of an area's screen that wants to be filled. */
export interface FilledSlot {
  /** The same for the same element and slot, however often it is filled. */
  readonly key: string;
  readonly slot: SlotName;
  readonly element: HTMLElement;
}

/** The slots of the screens with their view for the shell, which draws the widgets. */
export interface ShellSlots extends Slots {
  readonly filled: Reactive<readonly FilledSlot[]>;
}

export function createSlots(): ShellSlots {
  const filled = createReactive<readonly FilledSlot[]>([]);
  const numbers = new WeakMap<HTMLElement, number>();
  let elements = 0;

  function keyOf(slot: SlotName, element: HTMLElement): string {
    const number = numbers.get(element) ?? (elements += 1);
    numbers.set(element, number);
    return `${slot} ${number}`;
  }
  return {
    filled,
    fill(slot, element) {
      const mine = { key: keyOf(slot, element), slot, element };
      filled.set([...filled.value, mine]);
      return () => {
        if (filled.value.includes(mine)) filled.set(filled.value.filter((other) => other !== mine));
      };
    },
  };
}
