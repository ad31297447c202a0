import type { Frame, Page } from '@playwright/test';

/** Least height and width of what is pressed, in CSS pixels. */
const LEAST_PX = 44;

/**
 * Everything on the page that is pressed within less than 44 px, in one line each. Measured is where a press lands on it: what
 * reaches beyond its box (`::after`, its label) counts, what lies over it does not. A link within a sentence may be as small as
 * its text (WCAG 2.5.8).
 */
export function smallTargets(page: Page | Frame, where: string): Promise<string[]> {
  return page.evaluate(measure, { where, leastPx: LEAST_PX });
}

/** Runs in the page. */
function measure({ where, leastPx }: { where: string; leastPx: number }): string[] {
  const pressed =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"]';
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const small = [...scope.querySelectorAll<HTMLElement>(pressed)].filter(isOffered).flatMap((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // The link over the page's start stands outside of the window until it has the focus, and so does what a moving band has carried away.
    const { bottom, left, right } = element.getBoundingClientRect();
    if (bottom <= 0 || left + right <= 0) return [];
    const { width, height } = reachOf(element);
    // One is lost where a box does not begin at a whole pixel.
    if (width >= leastPx - 1 && height >= leastPx - 1) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${where}: ${element.localName} "${name.trim().slice(0, 40)}": ${width} x ${height}`;
  });
  scrollTo(0, 0);
  return small;

  function isOffered(element: HTMLElement): boolean {
    if (element.closest('[inert], [aria-hidden="true"], [aria-disabled="true"], :disabled')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    // A field that is drawn by its label.
    if (element.offsetWidth <= 1 || element.offsetHeight <= 1)
      return element.matches('input') && Boolean(labelOf(element));
    return !isInSentence(element);
  }

  function isInSentence(element: HTMLElement): boolean {
    if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false;
    const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
    return around.some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
  }

  function labelOf(element: HTMLElement): HTMLElement | undefined {
    return element instanceof HTMLInputElement ? (element.labels?.[0] ?? undefined) : undefined;
  }

  /** How far a press may be off the middle and still land on it, in the four directions. */
  function reachOf(element: HTMLElement): { width: number; height: number } {
    const box = element.offsetWidth > 1 ? element : (labelOf(element) ?? element);
    const first = box.getClientRects()[0] ?? box.getBoundingClientRect();
    const middle = { x: first.left + first.width / 2, y: first.top + first.height / 2 };
    const at = (dx: number, dy: number) => lands(element, middle.x + dx, middle.y + dy);
    const far = (dx: number, dy: number) => {
      let steps = 0;
      while (steps < leastPx && at(dx * steps, dy * steps)) steps += 1;
      return steps;
    };
    // Most are large enough, which few points show; the others are walked along.
    const isWide = [0, 6, 11, 16, leastPx / 2].every((px) =>
      [at(px, 0), at(-px, 0), at(0, px), at(0, -px)].every(Boolean),
    );
    if (isWide) return { width: leastPx, height: leastPx };
    const across = (dx: number, dy: number) => Math.max(0, far(dx, dy) + far(-dx, -dy) - 1);
    return { width: across(1, 0), height: across(0, 1) };
  }

  function lands(element: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    return element.contains(hit) || hit.closest('label')?.control === element;
  }
}
