import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { SHELL } from '@mosaico/shared/contract';
import { RegistryError } from '../../registry/registry-error.ts';
import { tryRoute, watchPages, type TriedRoute } from './try-route.ts';

const ENTER_MS = 15_000;

const mapSchema = z.object({
  shell: z.string(),
  areas: z.array(
    z.object({
      area: z.string(),
      version: z.string(),
      declaration: z.object({
        routes: z.array(z.object({ path: z.string(), feature: z.string().optional() })),
      }),
    }),
  ),
});

interface Tried {
  readonly origin: string;
  readonly area: string;
  readonly version: string;
  /** Leads into the preview, on any host. */
  readonly address: string;
}

/** What was tried, and the routes that the site has switched off. */
export interface TriedPreview {
  readonly tried: readonly TriedRoute[];
  readonly skipped: readonly string[];
}

/**
 * Opens every route that a version declares inside a preview of it, each in a tab of its own. A shell is tried where the first area is shown.
 * @throws RegistryError when the site does not show the preview
 */
export async function tryPreview(
  browser: Browser,
  { origin, area, version, address }: Tried,
): Promise<TriedPreview> {
  const context = await browser.newContext({ ignoreHTTPSErrors: false });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${new URL(address).pathname}${new URL(address).hash}`);
    await page.waitForURL(`${origin}/`, { timeout: ENTER_MS, waitUntil: 'commit' }).catch(() => {
      throw new RegistryError(`${origin} does not show the preview: is it an edge of this registry?`);
    });
    const map = mapSchema.parse(await (await context.request.get(`${origin}/edge/map`)).json());
    await page.close();
    const own = map.areas.find((one) => one.area === area && one.version === version);
    if (!own && !(area === SHELL && map.shell === version))
      throw new RegistryError(`${origin} does not show ${area} ${version}: did its map change?`);
    await watchPages(context);
    const tried: TriedRoute[] = [];
    const skipped: string[] = [];
    for (const { path, feature } of own?.declaration.routes ?? [{ path: '/', feature: undefined }]) {
      const isOff = feature !== undefined && (await context.request.get(`${origin}${path}`)).status() === 404;
      if (isOff) skipped.push(path);
      else tried.push(await tryRoute(context, { origin, area, version, path }));
    }
    return { tried, skipped };
  } finally {
    await context.close();
  }
}
