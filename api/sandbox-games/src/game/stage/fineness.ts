/** How finely a stage draws. */
export interface Fineness {
  readonly antialias: boolean;
  /** Pixels of the canvas for each CSS pixel, at most. */
  readonly mostResolution: number;
}

/** Finer than this nobody sees, and each step costs four times the pixels. */
const FINE: Fineness = { antialias: true, mostResolution: 2 };

/** Without a graphics processor, smooth edges alone take a third of the time that a picture takes. */
const COARSE: Fineness = { antialias: false, mostResolution: 1 };

/** How finely this device can draw without its pictures becoming slow. */
export function affordableFineness(): Fineness {
  return isWebGlFast() ? FINE : COARSE;
}

/** A browser that draws WebGL by software refuses a context that must not be slow. */
function isWebGlFast(): boolean {
  const canvas = document.createElement('canvas');
  const wanted: WebGLContextAttributes = { failIfMajorPerformanceCaveat: true };
  const context = canvas.getContext('webgl2', wanted) ?? canvas.getContext('webgl', wanted);
  // Browsers allow few contexts at a time, and the stage needs one.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
