import { init } from '@module-federation/enhanced/runtime';
import { aRelease } from '../testing/an-area.ts';
import { createFederation } from './federation.ts';

const url = '/releases/wallet/1.0.0-b00000001/remoteEntry.js';
const integrity = 'sha384-x';

// In a page, the shell's bundle does it.
beforeAll(() => void init({ name: 'shell', remotes: [] }));

/** The script tag that loading a release makes; nothing answers it. */
function tagOf(container: string, entry: { url: string; integrity: string }): Promise<HTMLScriptElement> {
  return new Promise((resolve) => {
    jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
      resolve(node as unknown as HTMLScriptElement);
      return node;
    });
    createFederation('n')
      .load(aRelease('1.0.0-b00000001', { container, entry }), 0)
      .catch(() => undefined);
  });
}

describe('the script of an area', () => {
  it('carries integrity and nonce', async () => {
    const tag = await tagOf('mf_wallet_1', { url, integrity });

    expect(tag.getAttribute('src')).toBe(`http://localhost${url}`);
    expect([tag.integrity, tag.nonce]).toEqual([integrity, 'n']);
  });

  it('asks for nothing when there is no integrity', async () => {
    const tag = await tagOf('mf_wallet_2', { url: url.replace('1.0.0', '2.0.0'), integrity: '' });

    expect(tag.getAttribute('src')).toBe('');
  });
});
