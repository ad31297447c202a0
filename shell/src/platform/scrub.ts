import { TELEMETRY_LIMITS } from '@mosaico/shared/contract';

const RULES: readonly (readonly [RegExp, string])[] = [
  [/Bearer\s+\S+/gi, '[token]'],
  [/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '[email]'],
  [/(https?:\/\/[^\s?#]+|\/[^\s?#]*)[?#]\S*/g, '$1'],
  [/\+?\d[\d\s().-]{7,}\d/g, '[number]'],
  [/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[token]'],
];

/** A message without what could be personal or secret: tokens, addresses, documents, phone numbers, query strings. */
export function scrub(text: string): string {
  const clean = RULES.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
  return clean.slice(0, TELEMETRY_LIMITS.textLength);
}
