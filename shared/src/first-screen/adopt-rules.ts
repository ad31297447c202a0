import type { EmotionCache } from '@emotion/react';
import type { ServedScreen } from '../contract/screen.ts';

/**
 * Makes the rules that came with the HTML those of this style cache: none of them is inserted again, and they leave the page
 * with it. Not emotion's own way, by which every cache of the same name takes all rules of the page, a widget's those of a screen.
 */
export function adoptRules(
  cache: EmotionCache,
  { style, ruleIds }: Pick<ServedScreen, 'style' | 'ruleIds'>,
): void {
  if (!style) return;
  for (const id of ruleIds) cache.inserted[id] = true;
  cache.sheet.tags.push(style);
}
