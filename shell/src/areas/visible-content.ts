/** Elements that show something without text. */
const PICTURES =
  'img, svg, canvas, video, iframe, input, select, textarea, button, [role="img"], [role="status"]';

/** Whether an area has drawn anything: loaded but blank is a failure. Style and script elements draw nothing. */
export function hasVisibleContent(container: Element): boolean {
  if (container.querySelector(PICTURES)) return true;
  const walker = container.ownerDocument.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isDrawn = !node.parentElement?.closest('style, script, template');
    if (isDrawn && node.nodeValue?.trim()) return true;
  }
  return false;
}
