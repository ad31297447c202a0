/**
 * The sites under measurement, which `pnpm bench` has running: same API, same edge program, HTTP/2. `rendered` is the bundle with first
 * screens: the same files as `bundle`, drawn on the edge as one React tree.
 */
export const VARIANTS = ['federated', 'bundle', 'rendered'] as const;
export type Variant = (typeof VARIANTS)[number];

/** @throws when not started by `pnpm bench` */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the measurement with "pnpm bench"`);
  return value;
}

export function originOf(variant: Variant): string {
  return setting(`BENCH_${variant.toUpperCase()}_ORIGIN`);
}

/** Whether its pages hold their first screen. */
export function isDrawn(variant: Variant): boolean {
  return variant !== 'bundle';
}

/** A screen as one kind of player sees it. */
export interface Screen {
  readonly path: string;
  /** Its first real content: no skeleton, no frame. */
  readonly content: string;
  /** Its first control. */
  readonly control: string;
  readonly isMember: boolean;
}

const HOME = {
  path: '/',
  content: '[data-area="games"] article a[href]',
  control: '[data-area="games"] article a[href]',
};
export const SCREENS = {
  home: { ...HOME, isMember: false },
  member: { ...HOME, isMember: true },
  recharge: {
    path: '/recharge',
    content: '[data-area="wallet"] h1',
    control: '[data-area="wallet"] button',
    isMember: false,
  },
  vip: {
    path: '/promotion/vip',
    content: '[data-area="promotions"] h1',
    control: '[data-area="promotions"] :is(button, a)',
    isMember: false,
  },
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
