import { easeOut, type Easing } from './easing.ts';

export interface MotionOptions {
  readonly durationMs: number;
  /** Before it begins. */
  readonly delayMs?: number;
  readonly easing?: Easing;
  /** Sets everything for a progress from 0 to 1; overshooting easings go a little beyond. */
  readonly step: (progress: number) => void;
}

/** Something that moves from a beginning to an end. */
export interface Motion {
  /** Resolves at its end, however it came; never rejects. */
  readonly ended: Promise<void>;
  /** Goes to the end at once. */
  finish(): void;
  /** Stays where it is. */
  cancel(): void;
}

/** The clock of a picture: frames are asked for while something moves, and not otherwise. */
export interface Frames {
  animate(motion: MotionOptions): Motion;
  /** Calls `step` before every frame, with the time since its first one, until the returned function is called. */
  follow(step: (elapsedMs: number) => void): () => void;
  /** Lets time pass, also for who wants no motion: what has been shown has to be read. */
  rest(durationMs: number): Motion;
  /** Draws one frame, soon: something has changed that no motion changes. */
  redraw(): void;
  /** Cancels all motions and asks for no more frames. */
  stop(): void;
}

interface FramesOptions {
  readonly draw: () => void;
  /** True when the player wants no motion: it is at its end at once. */
  readonly isStill: () => boolean;
  /** Asks for the next frame of the screen. Browsers give none to a hidden tab, so nothing is drawn there. */
  readonly nextFrame: (run: (nowMs: number) => void) => void;
}

export function framesOf({ draw, isStill, nextFrame }: FramesOptions): Frames {
  const steps = new Set<(nowMs: number) => void>();
  let isAsked = false;
  let isStopped = false;

  function redraw() {
    if (isAsked || isStopped) return;
    isAsked = true;
    nextFrame(run);
  }
  function run(nowMs: number) {
    isAsked = false;
    if (isStopped) return;
    // What a step begins has its first frame next time.
    const due = Array.from(steps);
    for (const step of due) step(nowMs);
    draw();
    if (steps.size > 0) redraw();
  }
  /** Runs `step` in each frame from the next one on. */
  function add(step: (nowMs: number) => void) {
    steps.add(step);
    redraw();
  }

  const own = { add, remove: (step: (nowMs: number) => void) => void steps.delete(step), redraw };

  return {
    redraw,
    animate: (options) => motionOf(options, own, isStill()),
    rest: (durationMs) => motionOf({ durationMs, step: () => {} }, own, false),
    follow(step) {
      const begin = beginning();
      const tick = (nowMs: number) => step(begin.sinceMs(nowMs));
      add(tick);
      return () => void steps.delete(tick);
    },
    stop() {
      isStopped = true;
      steps.clear();
    },
  };
}

interface Steps {
  readonly add: (step: (nowMs: number) => void) => void;
  readonly remove: (step: (nowMs: number) => void) => void;
  readonly redraw: () => void;
}

function motionOf(
  { durationMs, delayMs = 0, easing = easeOut, step }: MotionOptions,
  { add, remove, redraw }: Steps,
  isStill: boolean,
): Motion {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const begin = beginning();
  let isRunning = true;
  const leave = () => {
    isRunning = false;
    remove(tick);
    resolve();
  };
  const finish = () => {
    if (!isRunning) return;
    leave();
    step(easing(1));
    redraw();
  };
  function tick(nowMs: number) {
    const progress = (begin.sinceMs(nowMs) - delayMs) / durationMs;
    if (progress >= 1) finish();
    else if (progress >= 0) step(easing(progress));
  }
  if (isStill || durationMs + delayMs <= 0) finish();
  else add(tick);
  return { ended, finish, cancel: () => void (isRunning && leave()) };
}

/** Time counts from the first frame that is seen: before it, the page may have been busy. */
function beginning() {
  let startMs: number | null = null;
  return { sinceMs: (nowMs: number) => nowMs - (startMs ??= nowMs) };
}
