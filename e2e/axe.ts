import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it is, in one line each. Run inside the page itself: a page of its own for the result, as
 * axe's wrapper for Playwright opens one, costs more than the judgement.
 */
export async function faults(page: Page, where: string): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${where} has frames, which are not judged here`);
  // The contrast of a colour cannot be measured while it is being animated. What is in a skipped part of the page (`content-visibility`) stands
  // still, and its end never comes.
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.getTiming().iterations !== Infinity &&
          effect.target?.checkVisibility({ contentVisibilityAuto: true }),
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
