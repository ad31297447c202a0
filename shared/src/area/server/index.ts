/**
 * The area kit on the edge, in place of `@mosaico/shared/area`: everything is the same but `defineArea`, and there is what draws. Part
 * of the shell's server script.
 */
export * from '../kit.ts';
export { answeringApi } from './answering-api.ts';
export { collectRules } from './collect-rules.ts';
export { defineArea } from './define-area.ts';
export { drawAreaScreen } from './draw-area-screen.tsx';
export { answerNewQueries, MOST_PASSES, queriesText } from './drawn-queries.ts';
export { renderMarkup } from './render-markup.ts';
export { serverPlatform } from './server-platform.ts';
