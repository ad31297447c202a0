import type { ReleaseMap } from '@mosaico/shared/contract';
import { createLive } from '../platform/live.ts';
import { anArea } from '../testing/anArea.ts';
import { followMap } from './follow-map.ts';

function setUp(next: string | Error) {
  const map = createLive<ReleaseMap>({ revision: 1, shell: 's', areas: [] });
  const events = new EventTarget();
  const fetched: string[] = [];
  followMap({
    map,
    connect: () =>
      Object.assign(events, { close: () => undefined }) as Pick<EventSource, 'addEventListener' | 'close'>,
    fetchText() {
      fetched.push('map');
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    report: () => undefined,
  });
  const tell = async (data: string) => {
    events.dispatchEvent(new MessageEvent('message', { data }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { map, tell, fetched };
}

describe('map of an open tab', () => {
  it('fetches the map when the stream names another revision', async () => {
    const next: ReleaseMap = { revision: 2, shell: 's', areas: [anArea()] };
    const { map, tell, fetched } = setUp(JSON.stringify(next));

    await tell('{"revision":1}');
    expect(fetched).toEqual([]);
    await tell('{"revision":2}');

    expect(map.value).toEqual(next);
  });

  it.each([new Error('offline'), 'no json'])(
    'keeps the map at hand when there is no better one: %s',
    async (answer) => {
      const { map, tell } = setUp(answer);

      await tell('{"revision":2}');

      expect(map.value.revision).toBe(1);
    },
  );
});
