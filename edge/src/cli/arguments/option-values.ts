import { UsageError } from './usage-error.ts';

/** @throws UsageError */
export function wholeNumber(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${option} takes a whole number, not "${text}"`);
  return Number(text);
}

/** Words between spaces or commas. */
export function listOf(text = ''): readonly string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** A text that is not empty. @throws UsageError */
export function given(option: string, text: string): string {
  if (text.trim() === '') throw new UsageError(`--${option} is empty`);
  return text.trim();
}

/** Milliseconds since 1970. @throws UsageError */
export function moment(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const at = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(at))
    throw new UsageError(`--${option} takes a time like 2026-11-20 or 2026-11-20T08:30Z, not "${text}"`);
  return at;
}
