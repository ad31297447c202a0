/** What every colour has to reach, and what it does reach; for tests and for the gallery. */
export { CONTRAST_RULES, DECORATIVE, type ContrastRule } from './contrast-rules.ts';
export { leastContrast } from './measure.ts';
