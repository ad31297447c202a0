/**
 * What shell and area kit need to draw on the edge and to take the markup over in the browser. Screens use the hooks of
 * `@mosaico/shared/area`; bundled by an area, this would be a second copy that knows nothing of the page.
 */
export { adoptRules } from './adopt-rules.ts';
export { DrawnLocaleContext } from './drawn-locale.ts';
export { drawnValueOf, noteDrawnWith } from './drawn-values.ts';
export { FirstPaintContext, type FirstPaint } from './first-paint.ts';
export { useFirstPaintState } from './useFirstPaintState.ts';
