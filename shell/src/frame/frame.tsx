import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { FONTS_PATH, FRAME_STYLE, htmlLangOf, ROOT_ELEMENT, type MessageSet } from '@mosaico/shared/contract';
import { GlobalStyle } from '@mosaico/shared/ui';
import { FrameView } from './FrameView.tsx';

/**
 * The static first paint of a page in one language: the layout's bars and placeholders, with the styles they need in one
 * element. Rendered when the shell is built; the page's own data is not known then. `<html data-skeleton>` picks the
 * placeholder, `<html data-theme>` the colours. React's layout takes its place without moving anything.
 */
export function renderFrame(set: MessageSet): string {
  const cache = createCache({ key: 'm' });
  // In this mode the rules are collected in the cache instead of beside each element.
  cache.compat = true;
  const markup = renderToString(
    <CacheProvider value={cache}>
      <GlobalStyle fontBase={FONTS_PATH} />
      <FrameView />
    </CacheProvider>,
  );
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return `<style ${FRAME_STYLE}>${rules.join('')}</style><div id="${ROOT_ELEMENT}" lang="${htmlLangOf(set)}">${withoutWaves(markup)}</div>`;
}

/** Placeholders do without the drawn wave: it would be most of the page's HTML. Icons and the logo stay. */
function withoutWaves(markup: string): string {
  return markup.replaceAll(/<svg(?:(?!<\/svg>).)*<pattern.*?<\/svg>/g, '');
}
