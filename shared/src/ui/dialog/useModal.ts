import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Runs a native modal `<dialog>` while it is mounted: opens it in the top layer (focus trap, inert page), gives focus back
 * to where it was, and turns Esc, the back gesture and a press on the backdrop into `onClose`.
 *
 * @param focusesField begin in the first field; otherwise on the dialog itself, whose title is then read
 * @returns props for the `<dialog>`; its content lies in one child that covers it
 */
export function useModal(onClose: () => void, focusesField = false) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latestClose = useRef(onClose);
  const pressedBackdrop = useRef(false);
  useEffect(() => void (latestClose.current = onClose));

  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element) return undefined;
    open(element, focusesField);
    return () => {
      if (element.open && typeof element.close === 'function') element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [focusesField]);

  useEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event) => {
      // The cancel event of a file field inside the dialog bubbles up to here.
      if (event.target !== element) return;
      event.preventDefault();
      latestClose.current();
    };
    element?.addEventListener('cancel', cancel);
    return () => element?.removeEventListener('cancel', cancel);
  }, []);

  return {
    ref: dialog,
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onPointerDown: (event: MouseEvent) =>
      void (pressedBackdrop.current = event.target === event.currentTarget),
    onClick: (event: MouseEvent) => {
      // The second click of a double click on the button that opened the dialog lands on its backdrop.
      const isAgain = event.detail > 1;
      if (pressedBackdrop.current && event.target === event.currentTarget && !isAgain) onClose();
    },
  };
}

/** Where `showModal` is missing (an old web view) the dialog is shown in place; either way the focus ends up inside. */
function open(element: HTMLDialogElement, focusesField: boolean): void {
  if (typeof element.showModal === 'function') element.showModal();
  else element.setAttribute('open', '');
  const field = focusesField ? element.querySelector<HTMLElement>('input, select, textarea') : null;
  (field ?? element).focus();
}
