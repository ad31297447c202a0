import type { ReleaseMap } from '@mosaico/shared/contract';
import { anArea } from '../testing/anArea.ts';
import { followMap } from './follow-map.ts';
import { createLiveMap } from './live-map.ts';

function setUp(next: string | Error) {
  const map = createLiveMap({ revision: 1, shell: 's', areas: [] });
  const events = new EventTarget();
  const connections: string[] = [];
  let restore: () => void = () => undefined;
  const fetched: string[] = [];
  followMap({
    map,
    connect() {
      connections.push('open');
      const close = () => void connections.push('closed');
      return Object.assign(events, { close }) as Pick<EventSource, 'addEventListener' | 'close'>;
    },
    fetchText() {
      fetched.push('map');
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    report: () => undefined,
    onRestored: (listener) => void (restore = listener),
  });
  const tell = async (data: string) => {
    events.dispatchEvent(new MessageEvent('message', { data }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const comeBack = async () => {
    restore();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { map, tell, comeBack, connections, fetched };
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

  it('does not ask again for a map of another shell that it has seen', async () => {
    const { map, tell, fetched } = setUp(JSON.stringify({ revision: 2, shell: 'other', areas: [] }));

    await tell('{"revision":2}');
    await tell('{"revision":2}');

    expect(fetched).toEqual(['map']);
    expect(map.isOutdated.value).toBe(true);
  });

  it('fetches the map and listens anew when the browser brings back a page it had put aside', async () => {
    const next: ReleaseMap = { revision: 2, shell: 's', areas: [anArea()] };
    const { map, comeBack, connections } = setUp(JSON.stringify(next));

    await comeBack();

    expect(map.value).toEqual(next);
    expect(connections).toEqual(['open', 'closed', 'open']);
  });
});
