import type { AreaModule } from '../../contract/area.ts';
import type { Site } from '../../contract/platform.ts';
import type { AreaScreenRequest, DrawnScreen } from '../../contract/screen.ts';
import { AreaProviders, shareWithin } from '../AreaProviders.tsx';
import { answeringApi } from './answering-api.ts';
import { collectRules } from './collect-rules.ts';
import { definitionOf } from './define-area.ts';
import { answerNewQueries, MOST_PASSES, queriesText } from './drawn-queries.ts';
import { noteMissingTexts } from './note-missing-texts.ts';
import { renderMarkup } from './render-markup.ts';
import { serverPlatform } from './server-platform.ts';

/**
 * Draws an area's screen as its first rendering in the browser will be. It is rendered, the queries that it has made are answered, and
 * it is rendered anew, until no query is new. A query without an answer stays pending, here and there: its part shows a skeleton.
 *
 * @param site as the platform's `site` is where the screen is taken over
 * @throws what the screen throws
 */
export async function drawAreaScreen(
  area: AreaModule,
  request: AreaScreenRequest,
  site: Site,
): Promise<DrawnScreen> {
  const { name, root: Root, messages } = definitionOf(area);
  const shared = shareWithin(name, messages);
  const api = answeringApi(request);
  const platform = serverPlatform(request, site, api);
  const paths = pathsOf(request);
  const missingTexts = new Set<string>();
  noteMissingTexts(shared.messages.i18n, missingTexts);
  await shared.messages.speak(request.messageSet);

  for (let pass = 1; ; pass += 1) {
    const { cache, rules } = collectRules(`m-${name}`);
    const html = await renderMarkup(
      <AreaProviders
        platform={platform}
        nonce=""
        paths={paths}
        onReady={() => undefined}
        shared={shared}
        drawnInto={cache}
      >
        <Root />
      </AreaProviders>,
      name,
    );
    if (pass < MOST_PASSES && (await answerNewQueries(shared.queries))) continue;
    const missing = [...api.missing, ...missingTexts].sort();
    return { html, rules: rules(), queries: queriesText(shared.queries), missing };
  }
}

function pathsOf({ map, area }: AreaScreenRequest): readonly string[] {
  const released = map.areas.find((one) => one.area === area);
  return released?.declaration.routes.map(({ path }) => path) ?? [];
}
