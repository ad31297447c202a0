import { act, screen } from '@testing-library/react';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { serverOf, siteData } from '../testing/site-data.ts';
import { settle } from '../testing/settle.ts';
import { BackgroundVideo } from './BackgroundVideo.tsx';
import { MotionToggle } from './MotionToggle.tsx';

const matchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = matchMedia;
  Reflect.deleteProperty(navigator, 'connection');
  jest.restoreAllMocks();
  localStorage.clear();
});

/** A system that wants less motion, or changes its mind. */
function reduceMotion(isReduced: boolean) {
  const listeners = new Set<() => void>();
  const wish = { isReduced };
  window.matchMedia = ((media: string) => ({
    media,
    matches: wish.isReduced,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
  return (changed: boolean) => {
    wish.isReduced = changed;
    act(() => listeners.forEach((tell) => tell()));
  };
}

async function show(theme: 'aurora' | 'mare' = 'aurora') {
  const shell = await aShell({ server: serverOf({ '/api/dynamicwebs/getdata': siteData({ theme }) }) });
  await shell.platform.siteData.load();
  const rendered = await renderInShell(
    shell,
    <>
      <BackgroundVideo />
      <MotionToggle />
    </>,
  );
  act(() => shell.platform.bus.publish('area.ready', { area: 'games', version: '1', durationMs: 1 }));
  await settle(600);
  const video = () => rendered.container.querySelector('video');
  return { video, ...rendered };
}

describe('the background video', () => {
  it('[R23] loops without a sound, out of the way of pointers, keyboard and screen readers', async () => {
    const { video } = await show();

    for (const name of ['autoplay', 'loop', 'muted', 'playsinline']) {
      expect(video()).toHaveAttribute(name);
    }
    expect(video()).toHaveAttribute('aria-hidden', 'true');
    expect(video()).toHaveAttribute('tabindex', '-1');
    expect(video()).toHaveAttribute('poster', '/assets/video/poster.webp');
    expect(video()).toHaveStyle({ pointerEvents: 'none' });
    expect(video()?.muted).toBe(true);
  });

  it('[G34] [G43] is the one of the theme, in two formats', async () => {
    const { video } = await show('mare');
    const sources = [...(video()?.querySelectorAll('source') ?? [])].map((source) => [
      source.getAttribute('src'),
      source.type,
    ]);

    expect(sources).toEqual([
      ['/assets/video/mare/ambient.webm', 'video/webm'],
      ['/assets/video/mare/ambient.mp4', 'video/mp4'],
    ]);
  });

  it('[R23] gives way to its poster for who wants less motion, with nothing to pause', async () => {
    reduceMotion(true);

    const { video, container } = await show();

    expect(video()).toBeNull();
    expect(container.firstElementChild).toHaveStyle({
      backgroundImage: 'url(/assets/video/poster.webp)',
      pointerEvents: 'none',
    });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[R23] gives way to its poster as soon as less motion is wanted', async () => {
    const change = reduceMotion(false);
    const { video } = await show();
    expect(video()).not.toBeNull();

    change(true);

    expect(video()).toBeNull();
  });

  it('[R23] gives way to its poster for who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

    const { video } = await show();

    expect(video()).toBeNull();
  });

  it('[R23] can be paused and played again', async () => {
    const { player } = await show();
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play');

    await player.click(screen.getByRole('button', { name: 'Pause the moving background' }));
    expect(pause).toHaveBeenCalledTimes(1);
    await player.click(screen.getByRole('button', { name: 'Play the moving background' }));

    expect(play).toHaveBeenCalledTimes(1);
  });

  it('[R23] stays paused in the next page view', async () => {
    localStorage.setItem('backgroundStill', '1');

    const { video, player } = await show();

    expect(video()).not.toHaveAttribute('autoplay');
    await player.click(screen.getByRole('button', { name: 'Play the moving background' }));
    expect(localStorage.getItem('backgroundStill')).toBe('0');
  });
});
