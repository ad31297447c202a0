import { z } from 'zod';

/** What is measured of page views: the core web vitals, and how long an area took until it was ready. */
export const VITALS = ['LCP', 'INP', 'CLS', 'READY'] as const;
export type VitalName = (typeof VITALS)[number];

/** No page view takes longer; who says so has not measured. CLS has no unit. */
const MOST: Readonly<Record<VitalName, number>> = { LCP: 120_000, INP: 60_000, CLS: 20, READY: 120_000 };

/** One value that a browser has measured of a version in one page view. */
export interface Vital {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly view: string;
  readonly network: string;
  readonly area: string;
  readonly version: string;
  readonly name: VitalName;
  /** Milliseconds; CLS without a unit. */
  readonly value: number;
}

const text = z.string().max(100);
const lineSchema = z.tuple([z.number(), text, text, text, text, z.enum(VITALS), z.number()]);

/** The name of a vital that is counted; null for any other, and for a value that cannot be. */
export function vitalNamed(name: string, value: number): VitalName | null {
  const known = VITALS.find((one) => one === name);
  return known && value >= 0 && value <= MOST[known] ? known : null;
}

/** A vital as a line of a file. */
export function vitalLine({ at, view, network, area, version, name, value }: Vital): string {
  return `${JSON.stringify([at, view, network, area, version, name, Number(value.toPrecision(4))])}\n`;
}

/** Null for a line that is damaged. */
export function readVital(line: string): Vital | null {
  try {
    const [at, view, network, area, version, name, value] = lineSchema.parse(JSON.parse(line));
    return vitalNamed(name, value) && { at, view, network, area, version, name, value };
  } catch {
    return null;
  }
}
