import { MESSAGE_TEMPLATE } from '../facts.ts';

/** Says that the site did not start. The words are in the page. Goes away when a shell comes up after all. */
export function showMessage(reference: string, isDrawn: () => boolean): void {
  const { content } = document.getElementById(MESSAGE_TEMPLATE) as HTMLTemplateElement;
  const message = content.firstElementChild as HTMLElement;
  (message.querySelector('code') as HTMLElement).textContent = reference;
  document.body.append(message);
  new MutationObserver(() => {
    message.hidden = isDrawn();
  }).observe(document.body, { childList: true, subtree: true });
}
