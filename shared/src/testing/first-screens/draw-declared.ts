import { join } from 'node:path';
import type { ApiKey } from '../../api/index.ts';
import { drawAreaScreen } from '../../area/server/index.ts';
import type { AreaModule } from '../../contract/area.ts';
import type { MessageSet } from '../../contract/languages.ts';
import type { ReleaseMap } from '../../contract/release.ts';
import { requestUrl } from '../../contract/request-url.ts';
import type { AreaScreenRequest, DrawnScreen, Viewer } from '../../contract/screen.ts';
import { ROOT, type DeclaredScreen } from './declared-screens.ts';
import type { TestSite } from './sites.ts';
import { visitorAnswer } from './visitor-answers.ts';

/** For whom and how a screen is drawn. */
export interface Drawing {
  readonly on: TestSite;
  readonly messageSet: MessageSet;
  readonly viewer: Viewer;
}

/**
 * Draws a declared screen with the area's sources, as the edge does with its script: the area kit of `area` has to be the one of the
 * edge (jest.doMock), as webpack has it.
 */
export async function drawDeclared(screen: DeclaredScreen, drawing: Drawing): Promise<DrawnScreen> {
  const area = (await import(join(ROOT, screen.folder, 'src/area.tsx'))) as AreaModule;
  return drawAreaScreen(area, requestOf(screen, drawing), drawing.on.site);
}

function requestOf({ area, route, routes }: DeclaredScreen, drawing: Drawing): AreaScreenRequest {
  const { on, messageSet, viewer } = drawing;
  const lang = messageSet === 'cn' ? 'zh_cn' : messageSet;
  const answers = Object.fromEntries(
    (route.data ?? []).map(({ endpoint, query }) => [
      requestUrl(endpoint.slice('GET '.length), query, lang),
      visitorAnswer(endpoint as ApiKey, on),
    ]),
  );
  // Of the release map only what the area says of itself is read.
  const map = { revision: 1, shell: '0.1.0', areas: [{ area, declaration: { routes } }] };
  return {
    area,
    path: route.path,
    host: on.site.host,
    lang,
    messageSet,
    viewer,
    siteData: {},
    map: map as unknown as ReleaseMap,
    answers,
  };
}
