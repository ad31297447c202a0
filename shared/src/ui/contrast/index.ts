/** The contrast that colours must have, and the contrast they have; for tests and for the gallery. */
export { CONTRAST_RULES, DECORATIVE, type ContrastRule } from './contrast-rules.ts';
export { leastContrast } from './measure.ts';
