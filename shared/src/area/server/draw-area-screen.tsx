import { dehydrate, type Query } from '@tanstack/react-query';
import type { AreaModule } from '../../contract/area.ts';
import type { Site } from '../../contract/platform.ts';
import type { AreaScreenRequest, DrawnScreen } from '../../contract/screen.ts';
import { AreaProviders, shareWithin, type SharedWithin } from '../AreaProviders.tsx';
import { answeringApi } from './answering-api.ts';
import { collectRules } from './collect-rules.ts';
import { definitionOf } from './define-area.ts';
import { renderMarkup } from './render-markup.ts';
import { serverPlatform } from './server-platform.ts';

/** A screen that asks for more with each answer is shown as far as it has come; the browser asks for the rest. */
const MOST_PASSES = 4;

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
    if (pass < MOST_PASSES && (await answerNewQueries(shared))) continue;
    return { html, rules: rules(), queries: queriesText(shared), missing: [...api.missing].sort() };
  }
}

function pathsOf({ map, area }: AreaScreenRequest): readonly string[] {
  const released = map.areas.find((one) => one.area === area);
  return released?.declaration.routes.map(({ path }) => path) ?? [];
}

/** @returns whether one of them has been answered */
async function answerNewQueries({ queries }: SharedWithin): Promise<boolean> {
  const cache = queries.getQueryCache();
  const asked = cache.getAll().filter(isNew);
  await Promise.all(asked.map((query) => query.fetch().catch(() => undefined)));
  const unanswered = asked.filter(({ state }) => state.status !== 'success');
  // In the browser it is asked for as if for the first time.
  for (const query of unanswered) cache.remove(query);
  return unanswered.length < asked.length;
}

function isNew({ state, options }: Query): boolean {
  return state.status === 'pending' && (options as { readonly enabled?: unknown }).enabled !== false;
}

/** The same answers give the same text, whenever they came. */
function queriesText({ queries }: SharedWithin): string {
  const state = dehydrate(queries);
  return JSON.stringify({
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      dehydratedAt: 0,
      state: { ...query.state, dataUpdatedAt: 0 },
    })),
  });
}
