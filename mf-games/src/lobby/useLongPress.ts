import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const HELD_MS = 450;
/** A finger that moves further than this scrolls. */
const MOVED_PX = 10;

/**
 * A long press of a finger, or the keyboard's menu key. The press then counts for nothing else: what lies below is not opened. A mouse
 * keeps its own menu.
 */
export function useLongPress(onHeld: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const isHeld = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => end, []);
  const held = () => {
    end();
    isHeld.current = true;
    onHeld();
  };
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      end();
      isHeld.current = false;
      if (pointerType === 'touch') press.current = { timer: setTimeout(held, HELD_MS), x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > MOVED_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      const { pointerType } = event.nativeEvent as { readonly pointerType?: string } & globalThis.MouseEvent;
      if (pointerType === 'mouse') return;
      event.preventDefault();
      if (!isHeld.current) held();
    },
    onClickCapture(event: MouseEvent) {
      if (!isHeld.current) return;
      isHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
