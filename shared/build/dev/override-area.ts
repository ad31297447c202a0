import type { ReleasedVersion, ReleaseMap } from '../../src/contract/release.ts';

/** What the script needs to know. */
export interface OverrideFacts {
  readonly area: string;
  /** The newest build. */
  readonly released: ReleasedVersion;
  /** Where the newest build is told from then on. */
  readonly newestUrl: string;
  /** Id of the element that has the release map. */
  readonly mapElement: string;
  readonly mapPath: string;
  /** Attribute of the page's first element that says that this build is in the page. */
  readonly takenAttribute: string;
  readonly pollMs: number;
}

/**
 * Runs in a page of a running site, before the shell: gives it the developer's own build of one area in place of the live one, in the map of
 * the page and in every map that the page asks for. A new build is told as a change of the map is, so an open tab takes it in place. Its text is
 * sent to the browser: it uses nothing but its parameter.
 */
export function overrideArea({
  area,
  released,
  newestUrl,
  mapElement,
  mapPath,
  takenAttribute,
  pollMs,
}: OverrideFacts): void {
  document.documentElement.setAttribute(takenAttribute, '');
  let own = released;
  let builds = 0;
  const streams = new Set<EventSource>();
  const ask = window.fetch.bind(window);

  function overridden(map: ReleaseMap): ReleaseMap {
    const before = map.areas.find((one) => one.area === area);
    const others = map.areas.filter((one) => one !== before);
    const entry = { ...own, area, dev: true as const, ...(before ? { lastKnownGood: before } : {}) };
    return { ...map, revision: map.revision + builds, areas: [...others, entry] };
  }

  const element = document.getElementById(mapElement);
  if (element) element.textContent = JSON.stringify(overridden(JSON.parse(element.textContent ?? '')));

  window.fetch = async (input, init) => {
    const response = await ask(input, init);
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (!response.ok || url.origin !== location.origin || url.pathname !== mapPath) return response;
    return new Response(JSON.stringify(overridden((await response.json()) as ReleaseMap)), {
      headers: { 'content-type': 'application/json' },
    });
  };

  window.EventSource = class extends window.EventSource {
    constructor(url: string | URL, options?: EventSourceInit) {
      super(url, options);
      streams.add(this);
    }
    override close(): void {
      streams.delete(this);
      super.close();
    }
  };

  async function look(): Promise<void> {
    const newest = await ask(newestUrl, { cache: 'no-store' })
      .then((answer) => answer.json() as Promise<ReleasedVersion>)
      .catch(() => own);
    if (newest.container === own.container) return;
    own = newest;
    builds += 1;
    // Says no revision, so it is another one than before.
    for (const stream of streams) stream.dispatchEvent(new MessageEvent('message', { data: '{}' }));
  }
  setInterval(() => void look(), pollMs);
}
