import { drawAreaScreen } from '@mosaico/shared/area/server';
import type { AreaModule, AreaScreenRequest, DrawnScreen } from '@mosaico/shared/contract';
import { siteOf, type SiteData } from '../platform/site/site.ts';

/*
 * The shell's server script (ShellServerModule): runs on the edge and draws first screens. The browser never gets it.
 */
export { drawLayout } from './draw-layout.tsx';
export { modules } from './modules.ts';

export function drawScreen(area: AreaModule, request: AreaScreenRequest): Promise<DrawnScreen> {
  // The edge has checked the answer of the API.
  return drawAreaScreen(area, request, siteOf(request.siteData as SiteData, request.host));
}
