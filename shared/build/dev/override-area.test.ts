/** @jest-environment jsdom */
import type { ReleasedVersion } from '../../src/contract/release.ts';
import { overrideArea } from './override-area.ts';

const versionOf = (name: string): ReleasedVersion => ({
  version: '1.0.0-b00000001',
  container: `mf_games_${name}`,
  entry: { url: `http://localhost:4100/${name}/remoteEntry.js`, integrity: '' },
  chunks: [],
  messages: {},
  declaration: { area: 'games', platform: '^1.0.0', routes: [], navigation: [], slots: [] },
});
const live = { ...versionOf('live'), area: 'games' };
const wallet = { ...versionOf('wallet'), area: 'wallet' };
const facts = {
  area: 'games',
  released: versionOf('first'),
  newestUrl: 'http://localhost:4100/newest.json',
  mapElement: 'release-map',
  mapPath: '/edge/map',
  takenAttribute: 'data-local-build',
  pollMs: 1_000,
};

/** A page with a map, whose edge answers with that map, and a stream of changes that it has opened. */
function pageWith(map: object) {
  document.body.innerHTML = '<script type="application/json" id="release-map"></script>';
  const element = document.getElementById('release-map');
  if (!element) throw new Error('no element');
  element.textContent = JSON.stringify(map);
  let newest = facts.released;
  const json = (value: unknown) => ({ ok: true, json: async () => value });
  const asked: string[] = [];
  const answers = (input: unknown) => {
    asked.push(String(input));
    return Promise.resolve(json(String(input) === facts.newestUrl ? newest : map));
  };
  class Stream extends EventTarget {
    close(): void {}
  }
  class Answer {
    readonly ok = true;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.assign(window, { fetch: answers, EventSource: Stream });
  Object.assign(globalThis, { Response: Answer, Request: class {} });
  return {
    asked,
    shown: () => JSON.parse(element.textContent ?? '') as object,
    build: (version: ReleasedVersion) => void (newest = version),
    map: async () => JSON.parse(((await window.fetch('/edge/map')) as unknown as Answer).text) as object,
  };
}

const setRealInterval = globalThis.setInterval;
/** What the script does every second. */
let everySecond = () => {};
beforeEach(() => {
  Object.assign(globalThis, { setInterval: (work: () => void) => (everySecond = work) });
});
afterEach(() => {
  globalThis.setInterval = setRealInterval;
});

async function aSecondLater(): Promise<void> {
  everySecond();
  // Every answer here is a promise that is settled already.
  await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('[G60] the build of a developer in a page of a running site', () => {
  it('stands in place of the live one, which is its way back, and nothing else changes', async () => {
    const page = pageWith({ revision: 7, shell: 's', areas: [live, wallet] });
    overrideArea(facts);

    expect(document.documentElement.hasAttribute('data-local-build')).toBe(true);
    const expected = {
      revision: 7,
      shell: 's',
      areas: [wallet, { ...facts.released, area: 'games', dev: true, lastKnownGood: live }],
    };
    expect(page.shown()).toEqual(expected);
    expect(await page.map()).toEqual(expected);
  });

  it('is added where the area is not live yet', () => {
    const page = pageWith({ revision: 7, shell: 's', areas: [wallet] });
    overrideArea(facts);

    expect(page.shown()).toMatchObject({ areas: [wallet, { area: 'games', dev: true }] });
  });

  it('is followed by the next build in an open tab, as by a change of the map', async () => {
    const page = pageWith({ revision: 7, shell: 's', areas: [live] });
    overrideArea(facts);
    const heard: string[] = [];
    const [open, closed] = [new EventSource('/edge/map-events'), new EventSource('/edge/map-events')];
    for (const stream of [open, closed])
      stream.addEventListener('message', ({ data }: MessageEvent<string>) => heard.push(data));
    closed.close();

    await aSecondLater();
    expect(heard).toEqual([]);
    page.build(versionOf('second'));
    await aSecondLater();

    expect(heard).toEqual(['{}']);
    expect(await page.map()).toMatchObject({
      revision: 8,
      areas: [{ entry: { url: 'http://localhost:4100/second/remoteEntry.js' }, lastKnownGood: live }],
    });
  });

  it('leaves every other answer as it is', async () => {
    const page = pageWith({ revision: 7, shell: 's', areas: [live] });
    overrideArea(facts);

    const answer = await window.fetch('/api/games');

    expect(await answer.json()).toEqual({ revision: 7, shell: 's', areas: [live] });
    expect(page.asked).toEqual(['/api/games']);
  });
});
