// Shaders and uniforms are read without `eval`, which the page's policy refuses.
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, Container, type Texture } from 'pixi.js';
import { element } from '../elements/element.ts';
import { prefersStill } from '../elements/prefers-still.ts';
import { affordableFineness } from './fineness.ts';
import { framesOf, type Frames } from './frames.ts';
import { lettersReady } from './lettering.ts';
import { paintingsOf, type PaintingOptions } from './paintings.ts';

export interface StageSize {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Where an engine draws its game: WebGL, WebGPU or a plain canvas, whatever the browser has. */
export interface Stage extends Pick<Frames, 'animate' | 'follow' | 'redraw' | 'rest'> {
  /** Fills the box that it is put into. What it shows is said by `describe`; presses go through to the page. */
  readonly view: HTMLElement;
  /** Holds all that is drawn. Units are CSS pixels from the top left corner. */
  readonly root: Container;
  readonly size: StageSize;
  /** A painting as a texture: made once for each name and size, as fine as the screen. */
  texture(painting: PaintingOptions): Texture;
  /** Calls `layOut` as soon as the stage has a size, and whenever it has another one, or the screen is finer or coarser. */
  onSize(layOut: (size: StageSize) => void): void;
  /** Says to who does not see it what is shown. */
  describe(text: string): void;
  /** Ends all motion, and gives everything back that the device holds for it. */
  destroy(): void;
}

/**
 * @throws when the browser has neither WebGL, WebGPU nor a canvas; the game then says so
 */
export async function createStage(): Promise<Stage> {
  const { antialias, mostResolution } = affordableFineness();
  const [renderer] = await Promise.all([
    autoDetectRenderer({
      backgroundAlpha: 0,
      antialias,
      // What is not seen is in the document (describe, the table around the game): no elements over the picture.
      accessibilityOptions: { activateOnTab: false },
      eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
    }),
    lettersReady(),
  ]);
  const root = new Container();
  const paintings = paintingsOf();
  const canvas = renderer.canvas as HTMLCanvasElement;
  canvas.setAttribute('aria-hidden', 'true');
  const view = element('div', { class: 'stage-view', role: 'img', 'aria-label': '' }, canvas);
  const frames = framesOf({
    draw: () => renderer.render({ container: root }),
    isStill: prefersStill,
    nextFrame: requestAnimationFrame,
  });
  const layOuts: ((size: StageSize) => void)[] = [];
  let size: StageSize = { width: 0, height: 0 };
  let resolution = 0;

  function fit() {
    const { clientWidth: width, clientHeight: height } = view;
    const wanted = Math.min(mostResolution, window.devicePixelRatio || 1);
    const isSame = width === size.width && height === size.height && wanted === resolution;
    if (isSame || width === 0 || height === 0) return;
    size = { width, height };
    resolution = wanted;
    paintings.setResolution(resolution);
    renderer.resize(width, height, resolution);
    for (const layOut of layOuts) layOut(size);
    // A resized canvas is empty: it is drawn in the same frame.
    renderer.render({ container: root });
  }
  // The canvas lies over the box and does not size it, so this tells of the box alone.
  const watcher = new ResizeObserver(fit);
  watcher.observe(view);
  const leaveScreen = onOtherScreen(fit);
  canvas.addEventListener('webglcontextrestored', frames.redraw);

  return {
    ...frames,
    view,
    root,
    get size() {
      return size;
    },
    texture: paintings.texture,
    onSize(layOut) {
      layOuts.push(layOut);
      if (size.width === 0) return;
      layOut(size);
      frames.redraw();
    },
    describe: (text) => view.setAttribute('aria-label', text),
    destroy() {
      watcher.disconnect();
      leaveScreen();
      frames.stop();
      root.destroy({ children: true });
      paintings.destroy();
      renderer.destroy({ removeView: true });
      view.remove();
    },
  };
}

/** Calls back when the window is on a screen with finer or coarser pixels, or zoomed. @returns ends it */
function onOtherScreen(changed: () => void): () => void {
  let query: MediaQueryList;
  const watch = () => {
    query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', hear, { once: true });
  };
  function hear() {
    changed();
    watch();
  }
  watch();
  return () => query.removeEventListener('change', hear);
}
