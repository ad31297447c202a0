import { ROOT_ELEMENT, SERVED_ATTRIBUTE, TAKEN_OVER_EVENT } from '@mosaico/shared/contract';

/** Set on what was pressed, until it is pressed once more by this. */
const PRESSED_ATTRIBUTE = 'data-pressed';
/** What does nothing without code. Fields are the browser's own, and links lead on by themselves. */
const PRESSABLE =
  'button,input[type=submit],input[type=button],input[type=image],[role=button],[role=tab],[role=switch],[role=menuitem],[role=option]';
/** Until then the code may come; a player who waits longer does not expect it any more. */
const MOST_WAIT_MS = 15_000;
/** A link is followed without the code after this time. */
const LINK_WAIT_MS = 4_000;

interface Press {
  readonly target: HTMLElement;
  /** The drawn part that it lies in: the whole page, or the screen of an area. */
  readonly part: Element;
  readonly repeat: () => void;
}

/**
 * Keeps the last press on what the edge has drawn until its code is there, and repeats it then. A link is the browser's while nothing is taken
 * over; once the layout is, its own code would follow it without loading a page, and the screen's is about to.
 */
export function keepPresses(): void {
  let kept: Press | null = null;
  let timer = 0;

  function forget(): void {
    clearTimeout(timer);
    kept?.target.removeAttribute(PRESSED_ATTRIBUTE);
    kept = null;
  }

  function keep(press: Press, waitMs: number, otherwise: () => void): void {
    forget();
    kept = press;
    press.target.setAttribute(PRESSED_ATTRIBUTE, '');
    timer = window.setTimeout(() => {
      forget();
      otherwise();
    }, waitMs);
  }

  function hearClick(event: MouseEvent): void {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isPlain = event.isTrusted && !button && !ctrlKey && !metaKey && !shiftKey && !altKey;
    const part = isPlain && target instanceof Element && target.closest(`[${SERVED_ATTRIBUTE}]`);
    if (!part) return;
    const link = target.closest('a');
    if (link) {
      if (part.id === ROOT_ELEMENT || isServed(document.getElementById(ROOT_ELEMENT)) || !isOfThisTab(link))
        return forget();
      stop(event);
      return keep({ target: link, part, repeat: () => link.click() }, LINK_WAIT_MS, () =>
        location.assign(link.href),
      );
    }
    const pressed = target.closest<HTMLElement>(PRESSABLE);
    if (!pressed || !part.contains(pressed)) return;
    stop(event);
    keep({ target: pressed, part, repeat: () => pressed.click() }, MOST_WAIT_MS, () => {});
  }

  /** A form that is sent by the Enter key and has no button. */
  function hearSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const part = form.closest(`[${SERVED_ATTRIBUTE}]`);
    if (!part) return;
    stop(event);
    keep({ target: form, part, repeat: () => form.requestSubmit?.() }, MOST_WAIT_MS, () => {});
  }

  function hearTakenOver(): void {
    const { target, part, repeat } = kept || {};
    // Also when the other part was taken over: this one is still as it was drawn.
    if (!target || !part || isServed(part)) return;
    forget();
    if (target.isConnected) repeat?.();
  }

  addEventListener('click', hearClick, true);
  addEventListener('submit', hearSubmit, true);
  document.addEventListener(TAKEN_OVER_EVENT, hearTakenOver, true);
}

function isServed(part: Element | null): boolean {
  return part !== null && part.hasAttribute(SERVED_ATTRIBUTE);
}

/** Leads to another page of this site, in this tab. */
function isOfThisTab({ href, target, hash, pathname, search, origin }: HTMLAnchorElement): boolean {
  const here = new URL(document.baseURI);
  const isHere = hash !== '' && pathname === here.pathname && search === here.search;
  return href !== '' && (target === '' || target === '_self') && origin === here.origin && !isHere;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
