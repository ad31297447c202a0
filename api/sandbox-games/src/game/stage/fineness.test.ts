/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { affordableFineness } from './fineness.ts';

/** A browser that has these kinds of WebGL. @returns what has happened to the contexts it gave */
function browserWith({ kinds, isSoftware }: { kinds: readonly string[]; isSoftware: boolean }) {
  const events: string[] = [];
  const getContext = (kind: string, attributes?: WebGLContextAttributes) => {
    const isRefused = isSoftware && attributes?.failIfMajorPerformanceCaveat === true;
    if (!kinds.includes(kind) || isRefused) return null;
    events.push(`${kind} given`);
    return { getExtension: () => ({ loseContext: () => void events.push(`${kind} given back`) }) };
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext as never);
  return events;
}

afterEach(() => jest.restoreAllMocks());

describe('how finely a stage draws', () => {
  it.each([
    ['WebGL 2', ['webgl2', 'webgl']],
    ['WebGL 1 alone', ['webgl']],
  ])('smoothly, and as fine as a screen can show, with a graphics processor that has %s', (_, kinds) => {
    const events = browserWith({ kinds, isSoftware: false });

    expect(affordableFineness()).toEqual({ antialias: true, mostResolution: 2 });
    expect(events).toEqual([`${kinds[0]} given`, `${kinds[0]} given back`]);
  });

  it('with one pixel for each of CSS and no smooth edges where WebGL is drawn by software', () => {
    browserWith({ kinds: ['webgl2', 'webgl'], isSoftware: true });

    expect(affordableFineness()).toEqual({ antialias: false, mostResolution: 1 });
  });

  it('is asked anew each time', () => {
    browserWith({ kinds: ['webgl2'], isSoftware: true });
    affordableFineness();
    browserWith({ kinds: ['webgl2'], isSoftware: false });

    expect(affordableFineness().antialias).toBe(true);
  });
});
