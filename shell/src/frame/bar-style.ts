import { tokens } from '@mosaico/shared/ui';

/** Heights in pixels; the static first paint and React's layout share them, so that nothing moves. */
export const STRIP_HEIGHT = 26;
export const TOP_BAR_HEIGHT = 60;
export const TAB_BAR_HEIGHT = 66;
/** How high the tab bar stands over the page with its raised tab. */
export const TAB_BAR_REACH = TAB_BAR_HEIGHT + 12;

/** The bar as a container: what is in it is measured against its width. */
export const BAR_NAME = 'topbar';

/** The look of glass, only for bars that float over content. */
export const glass = {
  background: tokens.color.glass,
  backdropFilter: 'blur(14px) saturate(1.3)',
  // A forced colour would keep the transparency, and lie over the content unreadable.
  '@media (forced-colors: active)': { background: 'Canvas', outline: '1px solid CanvasText' },
} as const;
