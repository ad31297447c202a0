import { aRelease } from '../testing/an-area.ts';
import { createFederation } from './federation.ts';

const shareScope = { react: {} };
const initSharing = jest.fn(() => Promise.resolve());
const area = { bootstrap: jest.fn() };
const page = window as unknown as Record<string, unknown>;

/** What a remote entry leaves in the page. */
function aContainer(changes: object = {}) {
  return { init: jest.fn(), get: jest.fn(() => Promise.resolve(() => area)), ...changes };
}

/** The network: each script that is asked for, and what becomes of it. */
function answerScripts(answer: (script: HTMLScriptElement) => void): HTMLScriptElement[] {
  const asked: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as unknown as HTMLScriptElement;
    asked.push(script);
    queueMicrotask(() => answer(script));
    return node;
  });
  return asked;
}

const entry = { url: '/releases/wallet/1.0.0-b00000001/remoteEntry.js', integrity: 'sha384-x' };
const release = aRelease('1.0.0-b00000001', { container: 'mf_wallet_1', entry });
const load = (failures = 0) => createFederation('n').load(release, failures);

// In a page these are webpack's.
beforeAll(() =>
  Object.assign(globalThis, {
    __webpack_init_sharing__: initSharing,
    __webpack_share_scopes__: { default: shareScope },
  }),
);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete page['mf_wallet_1'];
});

describe('the module of an area', () => {
  it('comes out of its container, which gets the shared modules of the page first', async () => {
    const container = aContainer();
    answerScripts((script) => {
      page['mf_wallet_1'] = container;
      script.onload?.(new Event('load'));
    });

    expect(await load()).toBe(area);

    expect(initSharing).toHaveBeenCalledWith('default');
    expect(container.init).toHaveBeenCalledWith(shareScope);
    expect(container.get).toHaveBeenCalledWith('./area');
    expect(container.init.mock.invocationCallOrder[0]).toBeLessThan(
      container.get.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('is refused with what the container says', async () => {
    answerScripts((script) => {
      page['mf_wallet_1'] = aContainer({ get: () => Promise.reject(new Error('a chunk is missing')) });
      script.onload?.(new Event('load'));
    });

    await expect(load()).rejects.toThrow('a chunk is missing');
  });

  it('is not taken from an earlier attempt', async () => {
    page['mf_wallet_1'] = aContainer();
    answerScripts((script) => script.onload?.(new Event('load')));

    await expect(load()).rejects.toThrow('holds no container mf_wallet_1');
  });
});

describe('the script of an area', () => {
  it('carries integrity and nonce, and leaves the page once it has run', async () => {
    const asked = answerScripts((script) => script.onerror?.(new Event('error')));

    await expect(load()).rejects.toThrow('could not be loaded');

    const [tag] = asked;
    expect(tag?.getAttribute('src')).toBe(`http://localhost${entry.url}`);
    expect([tag?.integrity, tag?.nonce, tag?.crossOrigin]).toEqual(['sha384-x', 'n', 'anonymous']);
    expect(tag?.isConnected).toBe(false);
  });

  it('asks at an address of its own after a failure', async () => {
    const asked = answerScripts((script) => script.onerror?.(new Event('error')));

    await expect(load(2)).rejects.toThrow();

    expect(asked[0]?.getAttribute('src')).toBe(`http://localhost${entry.url}?retry=2`);
  });

  it('asks for nothing when there is no integrity', async () => {
    const asked = answerScripts((script) => script.onerror?.(new Event('error')));

    await createFederation('n')
      .load({ ...release, entry: { ...entry, integrity: '' } }, 0)
      .catch(() => undefined);

    expect(asked[0]?.getAttribute('src')).toBe('');
  });

  it('fails with what it throws, not with what other scripts throw', async () => {
    const fault = new Error('the entry is broken');
    answerScripts((script) => {
      window.dispatchEvent(new ErrorEvent('error', { filename: 'other.js', error: new Error('other') }));
      window.dispatchEvent(new ErrorEvent('error', { filename: script.src, error: fault }));
      script.onload?.(new Event('load'));
    });

    await expect(load()).rejects.toBe(fault);
  });

  it('is given up when it does not come within ten seconds', async () => {
    jest.useFakeTimers();
    answerScripts(() => undefined);
    const failed = load().catch((cause: unknown) => cause);

    await jest.advanceTimersByTimeAsync(10_000);

    expect(await failed).toMatchObject({ message: expect.stringContaining('did not come in time') });
  });
});
