import { PLACEHOLDER_ATTRIBUTE } from '@mosaico/shared/contract';
import type { Page } from 'playwright';
import { settled } from './settled.ts';

export type Json = Record<string, unknown>;

/** The largest amount that there has to be room for. */
const LONGEST = '9999999.99';
const AMOUNT = /^-?\d+\.\d\d$/;
/** On the button below what has failed, in the languages that pictures are taken in. */
export const RETRY = /Tentar de novo|Try again/;
/** Texts with two decimals that are no amounts. */
const SHARES = ['rate', 'fee_percent'];

/** Has an endpoint answer other data from now on, and loads the page anew. */
export async function answerOther(page: Page, path: string, change: (data: Json) => unknown): Promise<void> {
  await page.route(`**/api/${path}*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Json;
    await route.fulfill({ response, json: { ...body, data: change(body['data'] as Json) } });
  });
  await page.reload();
  await settled(page);
}

/** Has an endpoint fail from now on, and waits until the page says so. */
export async function fail(page: Page, path: string): Promise<void> {
  await page.route(`**/api/${path}*`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByRole('button', { name: RETRY }).first().waitFor();
}

/** Has an endpoint give no answer from now on: the page is as it is while it waits. */
export async function hang(page: Page, path: string): Promise<void> {
  await page.route(`**/api/${path}*`, () => undefined);
  await page.reload();
  await page.getByRole('main').locator(`[${PLACEHOLDER_ATTRIBUTE}]`).first().waitFor();
}

/** The same data with the longest amount wherever there is one. Pure. */
export function withLongAmounts(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withLongAmounts);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' && AMOUNT.test(value) && !SHARES.includes(name)
        ? `${value.startsWith('-') ? '-' : ''}${LONGEST}`
        : withLongAmounts(value),
    ]),
  );
}
