import { css, Global } from '@emotion/react';
import { fontFaceCss } from '../theme/font-face.ts';
import { themesCss } from '../theme/theme-css.ts';
import { tokens, WINDOW_END } from '../theme/tokens.ts';

export interface GlobalStyleProps {
  /** Folder URL of the font files; leave out where the document already carries `fontFaceCss`. */
  readonly fontBase?: string | undefined;
}

/**
 * Ground rules of every page: themes, reset, type, focus ring, reduced motion. Once per document, by the shell. The theme in
 * force is `<html data-theme>`.
 */
export function GlobalStyle({ fontBase }: GlobalStyleProps) {
  return (
    <>
      {fontBase !== undefined && <Global styles={css(fontFaceCss(fontBase))} />}
      <Global styles={css(themesCss())} />
      <Global styles={ground} />
    </>
  );
}

/** What is chosen, pressed or open, by how it tells assistive technology. */
const CHOSEN =
  'a[aria-current], [aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], label:has([type="radio"]:checked)';

const ground = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    background: tokens.color.ground,
    color: tokens.color.text,
    fontFamily: tokens.font.family,
    fontOpticalSizing: 'auto',
    WebkitTextSizeAdjust: '100%',
    scrollbarColor: `${tokens.color.edge} transparent`,
    scrollbarGutter: 'stable',
    // Where what stays at the end of the window begins: above the tab bar and its raised tab.
    [WINDOW_END]: 'calc(84px + env(safe-area-inset-bottom))',
    // What is scrolled to or focused never stops under the bars that float over the page.
    scrollPaddingBlock: 'calc(76px + env(safe-area-inset-top)) calc(96px + env(safe-area-inset-bottom))',
  },
  'html:has(dialog[open])': { overflow: 'hidden' },
  body: {
    margin: 0,
    minHeight: '100dvh',
    fontSize: tokens.font.size.body,
    fontWeight: tokens.font.weight.regular,
    lineHeight: tokens.font.leading.body,
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0, padding: 0 },
  'h1, h2, h3, h4': {
    lineHeight: tokens.font.leading.snug,
    fontWeight: tokens.font.weight.bold,
    textWrap: 'balance',
  },
  'ul, ol': { listStyle: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  a: { color: tokens.color.actionText },
  'img, video, svg': { maxWidth: '100%' },
  ':focus-visible': { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 },
  '::selection': { background: tokens.color.action, color: tokens.color.onAction },
  // Fills are taken away where the visitor's own colours are forced: what is pressed gets an edge, what is chosen or done its mark. What is chosen has a
  // thick edge besides its fill, which some palettes have as pale as the page; it is a shadow, because the outline is the focus ring.
  '@media (forced-colors: active)': {
    'label:has([type="radio"]), [role="radio"]:not(:focus-visible), dialog, [role="progressbar"]': {
      outline: '1px solid ButtonText',
      outlineOffset: -1,
    },
    [CHOSEN]: {
      forcedColorAdjust: 'none',
      background: 'SelectedItem !important',
      color: 'SelectedItemText !important',
      boxShadow: 'inset 0 0 0 3px SelectedItemText !important',
    },
    [`:is(${CHOSEN}) *`]: { color: 'inherit !important' },
    // A mark has no words on it: it takes the colour that is seen on every page.
    ':is(a, button)[aria-current]::before': {
      forcedColorAdjust: 'none',
      background: 'CanvasText !important',
    },
    // Icons follow the text around them; the browser would leave them the colour they were given. Art keeps its own.
    'svg[viewBox="0 0 24 24"]': { color: 'inherit !important' },
    '[role="progressbar"] > *': { forcedColorAdjust: 'none', background: 'Highlight !important' },
    // The browser's own box, which it draws in these colours: twice the attribute, to win over the drawn one.
    '[type="checkbox"][type]': { appearance: 'auto' },
    '[type="checkbox"][type]::after': { display: 'none' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
