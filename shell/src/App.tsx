import { useEffect, useLayoutEffect, useRef } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { SHELL, THEME_ATTRIBUTE, type AreaRoute } from '@mosaico/shared/contract';
import { Skeleton } from '@mosaico/shared/ui';
import { AreaOutlet } from './areas/AreaOutlet.tsx';
import { ClosedCard } from './areas/ClosedCard.tsx';
import { FilledSlots } from './areas/FilledSlots.tsx';
import type { MatchedRoute } from './routes/match-route.ts';
import { BackgroundVideo } from './brand/BackgroundVideo.tsx';
import { InBrowser } from './first-screen/InBrowser.tsx';
import { useIsInBrowser } from './first-screen/useIsInBrowser.ts';
import { LaterEntries } from './layout/LaterEntries.tsx';
import { Layout } from './layout/Layout.tsx';
import { MAIN_ID } from './frame/main-id.ts';
import { PageName } from './layout/PageName.tsx';
import { NoticesView } from './notices/NoticesView.tsx';
import { Part } from './Part.tsx';
import { SiteNotFound } from './not-found/SiteNotFound.tsx';
import { ModalHost } from './modals/ModalHost.tsx';
import { OwnScreen } from './own-screens/OwnScreen.tsx';
import { RealityCheck } from './reality-check/RealityCheck.tsx';
import { LaterReminder } from './reminder/LaterReminder.tsx';
import { useShell } from './shell-context.ts';
import { TermsConsent, useTermsWatch } from './terms/TermsWatch.tsx';
import { useMatchedRoute } from './routes/useMatchedRoute.ts';

interface AppProps {
  /** The shell's own screens. */
  readonly routes: readonly AreaRoute[];
}

/** The whole page: layout, the routed area in it, and the dialogs above both. A host without a site gets only a page that says so. */
export function App({ routes }: AppProps) {
  const { platform, composition } = useShell();
  const { match, isWaiting } = useMatchedRoute(routes);
  const { pathname } = useReactive(platform.navigation.location);
  const isMissing = useReactive(platform.siteData.isMissing);
  useTheme();
  useTermsWatch();
  // Counted like an area; that it does not come up, the page's watchdog reports.
  useEffect(
    () => platform.telemetry.areaReady(SHELL, composition.value.shell, Math.round(performance.now())),
    [platform, composition],
  );
  useFocusAfterNavigation(pathname);

  return (
    <>
      <Part>
        <BackgroundVideo />
      </Part>
      {isMissing ? <SiteNotFound /> : <Page match={match} isWaiting={isWaiting} />}
      <Part>
        <InBrowser>
          <NoticesView />
        </InBrowser>
      </Part>
      <ScrollToTop pathname={pathname} />
      <PageName shown={isMissing ? 'site' : (match?.route ?? 'page')} pathname={pathname} />
    </>
  );
}

interface PageProps {
  readonly match: MatchedRoute | null;
  readonly isWaiting: boolean;
}

function Page({ match, isWaiting }: PageProps) {
  const { name } = useReactive(useShell().platform.site);
  const screen = isWaiting ? <Skeleton shape={match?.route.skeleton} /> : <Screen match={match} />;
  return (
    <>
      {match?.route.frame === 'bare' ? (
        <main id={MAIN_ID} tabIndex={-1} aria-label={name} css={{ outline: 'none' }}>
          {screen}
        </main>
      ) : (
        <Layout isTask={match?.route.skeleton === 'form'}>{screen}</Layout>
      )}
      <FilledSlots entries={<LaterEntries />} />
      <Part>
        <InBrowser>
          <ModalHost />
        </InBrowser>
      </Part>
      <Part>
        <LaterReminder />
      </Part>
      <Part>
        <TermsConsent />
      </Part>
      <Part>
        {/* A game fills the page, without the layout. */}
        <RealityCheck isGame={match !== null && match.area !== null && match.route.frame === 'bare'} />
      </Part>
    </>
  );
}

function Screen({ match }: { readonly match: MatchedRoute | null }) {
  if (match?.isClosed) return <ClosedCard />;
  return match?.area ? (
    <AreaOutlet
      key={`${outletKey(match.area)} ${match.swappedAt ?? ''}`}
      area={match.area}
      route={match.route}
    />
  ) : (
    <OwnScreen route={match?.route ?? null} />
  );
}

/** A developer's area is replaced in place with every build; all others stay until the player leaves them, or an urgent change comes. */
function outletKey({
  area,
  container,
  dev,
}: {
  readonly area: string;
  readonly container: string;
  readonly dev?: true;
}): string {
  return dev ? container : area;
}

/** `<html data-theme>` chooses the colours. The edge has set it, unless it did not know the site at that moment. */
function useTheme(): void {
  const { siteData } = useShell().platform;
  const theme = useReactive(siteData.details)?.theme;
  useLayoutEffect(() => {
    if (theme) document.documentElement.setAttribute(THEME_ATTRIBUTE, theme);
  }, [theme]);
}

/**
 * Every navigation starts at the top, back included; a change of the query alone does not count (R30). Who has scrolled a page that came
 * drawn stays where they are when it is taken over. A component, so that the end of the take-over renders this alone anew.
 */
function ScrollToTop({ pathname }: { readonly pathname: string }) {
  const isTakenOver = useRef(!useIsInBrowser());
  useLayoutEffect(() => {
    if (!isTakenOver.current) window.scrollTo(0, 0);
    isTakenOver.current = false;
  }, [pathname]);
  return null;
}

/**
 * After a navigation, keyboard and screen reader go on at the new screen, whose heading is read out. Not at the first load, not
 * when only the query changes, and not out of a field that the new screen has already put the focus in.
 */
function useFocusAfterNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(MAIN_ID);
    const isInField = document.activeElement?.matches('input, select, textarea') ?? false;
    if (!isInField || !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
