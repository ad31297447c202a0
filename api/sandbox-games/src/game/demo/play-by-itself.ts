import type { DemoSession } from './demo-session.ts';

/** Between two presses, so that each is seen. */
const REST_MS = 900;

/**
 * Presses what a player would press, again and again, through the page alone: so every game can do it. A page that nobody sees rests.
 *
 * @returns ends it
 */
export function playByItself(view: ParentNode, session: Pick<DemoSession, 'nextStep'>): () => void {
  const play = view.querySelector<HTMLButtonElement>('.play');
  const timer = setInterval(() => {
    if (!play || document.hidden || play.classList.contains('is-playing')) return;
    if (!play.classList.contains('is-offering')) return play.click();
    const step = session.nextStep() as { readonly open?: number } | null;
    if (!step) return;
    if (step.open === undefined) play.click();
    else view.querySelectorAll<HTMLButtonElement>('.mine-field')[step.open]?.click();
  }, REST_MS);
  return () => clearInterval(timer);
}
