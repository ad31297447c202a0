/* oxlint-disable mosaico/dependencies -- one bundle is the whole site: this folder stands outside the dependency rule on purpose */
import {
  answeringApi,
  answerNewQueries,
  collectRules,
  MOST_PASSES,
  queriesText,
  renderMarkup,
  serverPlatform,
} from '@mosaico/shared/area/server';
import type {
  AreaModule,
  AreaScreenRequest,
  DrawnLayout,
  DrawnScreen,
  LayoutRequest,
} from '../../../shared/src/contract/index.ts';
import { createMessages } from '../../../shared/src/i18n/index.ts';
import { layoutChunk } from '../../../shell/src/layout/layout-chunk.ts';
import { loadMessages } from '../../../shell/src/messages/load-messages.ts';
import { siteOf, type SiteData } from '../../../shell/src/platform/site/site.ts';
import { browserOnly } from '../../../shell/src/server/browser-only.ts';
import { drawLayout as drawLayoutAlone } from '../../../shell/src/server/draw-layout.tsx';
import { serverShell } from '../../../shell/src/server/server-shell.ts';
import type { Shell } from '../../../shell/src/shell-context.ts';
import { ShellTree } from '../../../shell/src/ShellTree.tsx';
import { AREAS } from './areas.ts';
import { partOf } from './area-kit.tsx';

/*
 * The server script of the one bundle: draws a page as one tree, the layout with the area's screen in it, with one style cache. The edge
 * puts a screen into a layout: here the layout is a bare element, and the screen is the whole page.
 */

export async function drawLayout(request: LayoutRequest): Promise<DrawnLayout> {
  if (!request.hasScreen) return await drawLayoutAlone(request);
  return { html: '<div>', htmlAfter: '</div>', rules: { ids: [], css: '' } };
}

/** @param _area its script holds nothing: all areas are in this one */
export async function drawScreen(_area: unknown, request: AreaScreenRequest): Promise<DrawnScreen> {
  const module = await AREAS[request.area]?.();
  if (!module) throw new Error(`${request.area} is not in this bundle`);
  const { messages: areaMessages, queries } = partOf(module).shared;
  // A screen is drawn with nothing of the one before.
  queries.clear();
  const messages = createMessages('shell', loadMessages);
  await Promise.all([
    messages.speak(request.messageSet),
    areaMessages.speak(request.messageSet),
    layoutChunk.load(),
  ]);
  const api = answeringApi(request);
  const shell = shellWith(module, request, api);
  for (let pass = 1; ; pass += 1) {
    const { cache, rules } = collectRules('m');
    const html = await renderMarkup(
      <ShellTree shell={shell} i18n={messages.i18n} cache={cache} firstPaint="drawing" />,
    );
    if (pass < MOST_PASSES && (await answerNewQueries(queries))) continue;
    return { html, rules: rules(), queries: queriesText(queries), missing: [...api.missing].sort() };
  }
}

function shellWith(
  module: AreaModule,
  request: AreaScreenRequest,
  api: Parameters<typeof serverPlatform>[2],
): Shell {
  // The edge has checked the answer of the API.
  const site = siteOf(request.siteData as SiteData, request.host);
  const platform = serverPlatform(request, site, api);
  return {
    ...serverShell({ ...request, hasScreen: true }),
    loader: browserOnly('loader', { loaded: () => module }),
    platformFor: () => platform,
  };
}
