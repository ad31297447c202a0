import { useEffect, useLayoutEffect } from 'react';
import { useLive } from '@mosaico/shared/area';
import { titleLanguageOf, type AreaRoute } from '@mosaico/shared/contract';
import { GlobalStyle, themes, VisuallyHidden } from '@mosaico/shared/ui';
import { AreaOutlet } from './areas/AreaOutlet.tsx';
import { SlotOutlet } from './areas/SlotOutlet.tsx';
import { BackgroundVideo } from './layout/BackgroundVideo.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { NoticesView } from './layout/NoticesView.tsx';
import { Part } from './layout/Part.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { ModalHost } from './modals/ModalHost.tsx';
import { useShell } from './shell-context.ts';
import { useMatchedRoute } from './useMatchedRoute.ts';

interface AppProps {
  /** The shell's own screens. */
  readonly routes: readonly AreaRoute[];
}

/** The whole page: layout, the routed area in it, and what lies above both. */
export function App({ routes }: AppProps) {
  const { platform } = useShell();
  const match = useMatchedRoute(routes);
  const { pathname } = useLive(platform.navigation.location);
  const details = useLive(platform.siteData.details);
  const { name } = useLive(platform.site);
  const title = useDocumentTitle(match?.route ?? null);
  useScrollToTop(pathname);

  const screen = match?.area ? (
    <AreaOutlet key={outletKey(match.area)} area={match.area} route={match.route} />
  ) : (
    <OwnScreen isKnown={match !== null} />
  );
  return (
    <>
      <GlobalStyle theme={themes[details?.theme ?? 'aurora']} fontBase="/assets/fonts" />
      <Part>
        <BackgroundVideo />
      </Part>
      {match?.route.frame === 'bare' ? (
        <main aria-label={name}>{screen}</main>
      ) : (
        <Layout>
          {screen}
          {pathname === '/' && <SlotOutlet name="home.banner" />}
        </Layout>
      )}
      <Part>
        <ModalHost />
      </Part>
      <Part>
        <NoticesView />
      </Part>
      <div role="status">
        <VisuallyHidden>
          <span lang={titleLanguageOf(platform.language.messageSet)}>{title}</span>
        </VisuallyHidden>
      </div>
    </>
  );
}

/** The one screen that is the shell's own is login; every other path of ours is unknown. */
function OwnScreen({ isKnown }: { readonly isKnown: boolean }) {
  return isKnown ? <LoginPage /> : <NotFound />;
}

/** A developer's area is replaced in place with every build; all others stay until the player leaves them. */
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

/** `title | site`, in Chinese or English (R31). */
function useDocumentTitle(route: AreaRoute | null): string {
  const { platform } = useShell();
  const { name } = useLive(platform.site);
  useLive(platform.language.current);
  const titles = route?.title ?? { en: 'Page not found', zh: '页面未找到' };
  const title = titles[titleLanguageOf(platform.language.messageSet)];
  useEffect(() => {
    document.title = `${title} | ${name}`;
  }, [title, name]);
  return title;
}

/** Every navigation starts at the top, back included; a change of the query alone does not count (R30). */
function useScrollToTop(pathname: string): void {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
}
