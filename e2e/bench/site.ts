/** The two sites under measurement, which `pnpm bench` has running: same API, same edge program, HTTP/2. */
export const VARIANTS = ['federated', 'bundle'] as const;
export type Variant = (typeof VARIANTS)[number];

/** @throws when not started by `pnpm bench` */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the measurement with "pnpm bench"`);
  return value;
}

export function originOf(variant: Variant): string {
  return setting(variant === 'federated' ? 'BENCH_FEDERATED_ORIGIN' : 'BENCH_BUNDLE_ORIGIN');
}

/** A screen, and the element that is its first real content: no skeleton, no frame. */
export interface Screen {
  readonly path: string;
  readonly content: string;
}

export const SCREENS = {
  home: { path: '/', content: '[data-area="games"] article a[href]' },
  recharge: { path: '/recharge', content: '[data-area="wallet"] h1' },
  vip: { path: '/promotion/vip', content: '[data-area="promotions"] h1' },
} as const satisfies Record<string, Screen>;
export type ScreenName = keyof typeof SCREENS;

export interface Condition {
  readonly latencyMs: number;
  readonly downBitsPerSecond: number;
  readonly upBitsPerSecond: number;
  /** How many times slower than this machine. */
  readonly cpuFactor: number;
}

export const CONDITIONS = {
  slow4g: { latencyMs: 150, downBitsPerSecond: 1.6e6, upBitsPerSecond: 0.75e6, cpuFactor: 4 },
  none: null,
} as const satisfies Record<string, Condition | null>;
export type ConditionName = keyof typeof CONDITIONS;
