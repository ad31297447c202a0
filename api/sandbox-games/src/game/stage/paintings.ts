import { Rectangle, Texture } from 'pixi.js';

export interface PaintingOptions {
  /** Tells it from all others of this stage, together with its size. */
  readonly name: string;
  /** Size on the stage, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Paints it, at (0, 0), in CSS pixels. */
  readonly paint: (canvas: CanvasRenderingContext2D) => void;
}

/** Vectors painted once each, with the smooth edges of the browser's own canvas, and then moved about as sprites. */
export interface Paintings {
  /** The painting of this name and size, made when it is first asked for. */
  texture(options: PaintingOptions): Texture;
  /** From now on paintings are as fine as the screen. */
  setResolution(resolution: number): void;
  destroy(): void;
}

/** Paintings of earlier sizes are kept up to this number: a phone that is turned comes back to them. */
const KEPT = 240;

export function paintingsOf(): Paintings {
  const painted = new Map<string, Texture>();
  let resolution = 1;
  return {
    texture(options) {
      const key = `${options.name}:${Math.round(options.width)}x${Math.round(options.height)}@${resolution}`;
      const known = painted.get(key);
      if (known) return known;
      const texture = paintedAt(options, resolution);
      painted.set(key, texture);
      return texture;
    },
    setResolution(wanted) {
      if (painted.size > KEPT) forget();
      resolution = wanted;
    },
    destroy: forget,
  };

  function forget() {
    for (const texture of painted.values()) texture.destroy(true);
    painted.clear();
  }
}

function paintedAt({ width, height, paint }: PaintingOptions, resolution: number): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * resolution));
  canvas.height = Math.max(1, Math.ceil(height * resolution));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas to paint on');
  context.scale(resolution, resolution);
  paint(context);
  const { source } = Texture.from(canvas);
  source.resolution = resolution;
  source.autoGenerateMipmaps = true;
  return new Texture({ source, frame: new Rectangle(0, 0, source.width, source.height) });
}
