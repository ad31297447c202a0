import { memoryStorage, type TextStorage } from '@mosaico/shared/storage';
import { createTabChannel } from './tab-channel.ts';

/** A browser: what is posted reaches the open channels of all other tabs. */
function aBrowser() {
  const open = new Set<EventTarget>();
  const storage: TextStorage = memoryStorage();
  let messages = 0;
  return {
    open,
    tab() {
      const window = new EventTarget();
      const heard: unknown[] = [];
      const channel = createTabChannel({
        window: window as unknown as Window,
        storage,
        random: () => (messages += 1),
        open() {
          const own = new EventTarget();
          open.add(own);
          return Object.assign(own, {
            close: () => void open.delete(own),
            postMessage: (data: unknown) =>
              open.forEach(
                (other) => other !== own && other.dispatchEvent(new MessageEvent('message', { data })),
              ),
          });
        },
      });
      channel.addEventListener('message', ({ data }) => heard.push(data));
      const leave = () => window.dispatchEvent(new Event('pagehide'));
      const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      return { channel, heard, leave, comeBack };
    },
  };
}

describe('the channel between tabs', () => {
  it('[A26] tells the others', () => {
    const browser = aBrowser();
    const [one, other] = [browser.tab(), browser.tab()];

    one.channel.postMessage('logged out');

    expect(other.heard).toEqual(['logged out']);
    expect(one.heard).toEqual([]);
  });

  it('is closed in a page that is put aside, which hears what it has missed when it is back', () => {
    const browser = aBrowser();
    const [one, other] = [browser.tab(), browser.tab()];
    other.leave();
    expect(browser.open.size).toBe(1);

    one.channel.postMessage('logged out');
    expect(other.heard).toEqual([]);
    other.comeBack();
    expect(other.heard).toEqual(['logged out']);

    one.channel.postMessage('logged out');
    expect(other.heard).toEqual(['logged out', 'logged out']);
  });

  it('tells nothing that was heard before', () => {
    const browser = aBrowser();
    const [one, other] = [browser.tab(), browser.tab()];
    one.channel.postMessage('logged out');

    other.leave();
    other.comeBack();

    expect(other.heard).toEqual(['logged out']);
  });
});
