import { CacheProvider, css, Global, type EmotionCache } from '@emotion/react';
import { FONTS_PATH, OTHER_VIEWER_ATTRIBUTE, VIEWER_PART_ATTRIBUTE } from '@mosaico/shared/contract';
import {
  DrawnLocaleContext,
  FirstPaintContext,
  useFirstPaintState,
  type FirstPaint,
} from '@mosaico/shared/first-screen';
import { I18nextProvider, type Messages } from '@mosaico/shared/i18n';
import { GlobalStyle } from '@mosaico/shared/ui';
import { App } from './App.tsx';
import { shellRoutes } from './routes/shell-routes.ts';
import { ShellContext, type Shell } from './shell-context.ts';

interface ShellTreeProps {
  readonly shell: Shell;
  readonly i18n: Messages['i18n'];
  readonly cache: EmotionCache;
  readonly firstPaint: Exclude<FirstPaint, 'taken-over'>;
}

/** The whole shell as React draws it, on the edge and in the browser: both have to make the same elements. */
export function ShellTree({ shell, i18n, cache, firstPaint }: ShellTreeProps) {
  const paint = useFirstPaintState(firstPaint);
  return (
    <CacheProvider value={cache}>
      <I18nextProvider i18n={i18n}>
        <DrawnLocaleContext value={shell.platform.language.locale}>
          <ShellContext value={shell}>
            <FirstPaintContext value={paint}>
              {/* A drawn page came with them. */}
              {firstPaint !== 'taking-over' && <GroundRules />}
              <App routes={shellRoutes} />
            </FirstPaintContext>
          </ShellContext>
        </DrawnLocaleContext>
      </I18nextProvider>
    </CacheProvider>
  );
}

function GroundRules() {
  return (
    <>
      <GlobalStyle fontBase={FONTS_PATH} />
      <Global styles={notForThisViewer} />
    </>
  );
}

/** A page that was drawn for the other kind of viewer keeps its geometry until the shell has drawn it anew. */
const notForThisViewer = css({
  [`html[${OTHER_VIEWER_ATTRIBUTE}] [${VIEWER_PART_ATTRIBUTE}]`]: { visibility: 'hidden' },
});
