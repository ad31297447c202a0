import { act } from '@testing-library/react';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { settle } from '../testing/settle.ts';
import { LaterSides } from './LaterSides.tsx';

const matchMedia = window.matchMedia;
afterEach(() => void (window.matchMedia = matchMedia));

async function show(isWide: boolean) {
  window.matchMedia = (media) =>
    ({
      media,
      matches: isWide,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  const shell = await aShell();
  const rendered = await renderInShell(shell, <LaterSides />);
  const ready = async () => {
    act(() => shell.platform.bus.publish('area.ready', { area: 'games', version: '1', durationMs: 1 }));
    await settle(600);
  };
  return { ready, ...rendered };
}

describe('the coast beside the column', () => {
  it('comes on wide screens after the first screen, and holds nothing to press or to read', async () => {
    const { container, ready } = await show(true);
    expect(container.querySelector('svg')).toBeNull();

    await ready();

    expect(container.querySelectorAll('[aria-hidden] > svg')).toHaveLength(2);
    expect(container.querySelector('[aria-hidden]')).toHaveStyle({ pointerEvents: 'none' });
  });

  it('does not come on a phone', async () => {
    const { container, ready } = await show(false);

    await ready();

    expect(container.querySelector('svg')).toBeNull();
  });
});
