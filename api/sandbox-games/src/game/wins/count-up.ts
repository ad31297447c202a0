/** A counter that runs up to an amount. */
export interface CountUp {
  readonly isRunning: boolean;
  /** Shows the whole amount at once. */
  finish(): void;
}

interface CountUpOptions {
  readonly amountCentavos: number;
  /** 0 shows the amount at once. */
  readonly durationMs: number;
  readonly show: (centavos: number) => void;
  /** Called once, when the whole amount is shown. */
  readonly onEnd: () => void;
  /** Asks for the next frame of the screen. */
  readonly nextFrame: (draw: (nowMs: number) => void) => void;
}

/** Counts up to an amount: fast first, slower towards the end. */
export function countUp({ amountCentavos, durationMs, show, onEnd, nextFrame }: CountUpOptions): CountUp {
  let isRunning = true;
  let startMs: number | null = null;

  function finish() {
    if (!isRunning) return;
    isRunning = false;
    show(amountCentavos);
    onEnd();
  }
  function draw(nowMs: number) {
    if (!isRunning) return;
    startMs ??= nowMs;
    const progress = (nowMs - startMs) / durationMs;
    if (progress >= 1) return finish();
    show(Math.floor(amountCentavos * (1 - (1 - progress) ** 3)));
    nextFrame(draw);
  }

  if (durationMs === 0) finish();
  else nextFrame(draw);
  return {
    get isRunning() {
      return isRunning;
    },
    finish,
  };
}
