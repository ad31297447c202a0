import type { ReleaseMap } from '@mosaico/shared/contract';
import { anArea } from '../testing/an-area.ts';
import { aWindow } from '../testing/a-window.ts';
import { followMap } from './follow-map.ts';
import { createComposition } from './composition.ts';

function setUp(next: string | Error, isVisible = true) {
  const composition = createComposition({ revision: 1, shell: 's', areas: [] });
  const events = new EventTarget();
  const connections: string[] = [];
  const presence = aWindow(isVisible);
  const window = presence.window as unknown as EventTarget;
  const fetched: string[] = [];
  followMap({
    composition,
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
    window: window as unknown as Window,
  });
  const tell = async (data: string) => {
    events.dispatchEvent(new MessageEvent('message', { data }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const comeBack = async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const { show, hide } = presence;
  return { composition, tell, show, hide, leave, comeBack, connections, fetched };
}

describe('map of an open tab', () => {
  it('fetches the map when the stream names another revision', async () => {
    const next: ReleaseMap = { revision: 2, shell: 's', areas: [anArea()] };
    const { composition, tell, fetched } = setUp(JSON.stringify(next));

    await tell('{"revision":1}');
    expect(fetched).toEqual([]);
    await tell('{"revision":2}');

    expect(composition.value).toEqual(next);
  });

  it.each([new Error('offline'), 'no json'])(
    'keeps the map at hand when there is no better one: %s',
    async (answer) => {
      const { composition, tell } = setUp(answer);

      await tell('{"revision":2}');

      expect(composition.value.revision).toBe(1);
    },
  );

  it('does not ask again for a map of another shell that it has seen', async () => {
    const { composition, tell, fetched } = setUp(JSON.stringify({ revision: 2, shell: 'other', areas: [] }));

    await tell('{"revision":2}');
    await tell('{"revision":2}');

    expect(fetched).toEqual(['map']);
    expect(composition.isOutdated.value).toBe(true);
  });

  it('fetches the map and listens anew when the browser brings back a page it had put aside', async () => {
    const next: ReleaseMap = { revision: 2, shell: 's', areas: [anArea()] };
    const { composition, leave, comeBack, connections } = setUp(JSON.stringify(next));

    leave();
    // An open stream would keep the page from being put aside.
    expect(connections).toEqual(['open', 'closed']);
    await comeBack();

    expect(composition.value).toEqual(next);
    expect(connections).toEqual(['open', 'closed', 'open']);
  });

  it('listens only while the page is seen', () => {
    const { show, hide, connections } = setUp('', false);
    expect(connections).toEqual([]);

    show();
    hide();
    show();

    expect(connections).toEqual(['open', 'closed', 'open']);
  });
});
