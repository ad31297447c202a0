import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import * as React from 'react';
import type { AreaProps } from '../contract/area.ts';
import { htmlLangOf } from '../contract/languages.ts';
import type { Platform } from '../contract/platform.ts';
import {
  adoptRules,
  DrawnLocaleContext,
  FirstPaintContext,
  useFirstPaintState,
} from '../first-screen/index.ts';
import { createMessages, I18nextProvider, type MessageLoader, type Messages } from '../i18n/index.ts';
import { PlatformRouter } from '../router/index.ts';
import { kitMessages } from './kit-messages.ts';
import { PlatformContext } from './platform-context.ts';
import { createQueryClient, followSession } from './queries.ts';

/** What the mounts of one area (its screens and its widgets) have in common. */
export interface SharedWithin {
  readonly name: string;
  readonly messages: Messages;
  readonly queries: QueryClient;
  /** Hashes of the queries that came with the page and are the same for everybody. */
  readonly servedHashes: Set<string>;
}

export function shareWithin(name: string, messages: MessageLoader): SharedWithin {
  return {
    name,
    messages: createMessages(name, messages, kitMessages),
    queries: createQueryClient(),
    servedHashes: new Set(),
  };
}

interface AreaProvidersProps extends Omit<AreaProps, 'onError'> {
  readonly shared: SharedWithin;
  /** On the edge: the style cache that keeps the rules of the markup. */
  readonly drawnInto?: EmotionCache | undefined;
  readonly children: React.ReactNode;
}

/** Everything a screen may ask for, bound to one platform. Used by the area kit and by tests. */
export function AreaProviders(props: AreaProvidersProps) {
  const { platform, paths, onReady, shared, served, drawnInto, children } = props;
  const cache = useOwnCache(props);
  const paint = useFirstPaintState(drawnInto ? 'drawing' : served ? 'taking-over' : 'own');
  const drawnLocale = drawnInto ? platform.language.locale : served ? htmlLangOf(served.messageSet) : null;
  useFollowed(platform, shared);
  React.useEffect(() => void onReady(), [onReady]);

  return (
    <CacheProvider value={cache}>
      <FirstPaintContext value={paint}>
        <DrawnLocaleContext value={drawnLocale}>
          <PlatformContext value={platform}>
            <I18nextProvider i18n={shared.messages.i18n}>
              <QueryClientProvider client={shared.queries}>
                <PlatformRouter navigation={platform.navigation} paths={paths}>
                  {children}
                </PlatformRouter>
              </QueryClientProvider>
            </I18nextProvider>
          </PlatformContext>
        </DrawnLocaleContext>
      </FirstPaintContext>
    </CacheProvider>
  );
}

/** One style cache per mount: its rules go with it, those that came with the HTML too. */
function useOwnCache({ shared, nonce, served, drawnInto }: AreaProvidersProps) {
  const [cache] = React.useState(() => {
    if (drawnInto) return drawnInto;
    const made = createCache({ key: `m-${shared.name}`, nonce });
    if (served) adoptRules(made, served);
    return made;
  });
  React.useInsertionEffect(() => () => cache.sheet.flush(), [cache]);
  return cache;
}

/** Follows the platform's language and session while mounted. */
export function useFollowed(platform: Platform, { messages, queries, servedHashes }: SharedWithin): void {
  React.useEffect(() => followSession(queries, platform, servedHashes), [platform, queries, servedHashes]);
  React.useEffect(() => {
    const changes = platform.language.current.changes$.subscribe(() => {
      messages.speak(platform.language.messageSet).catch((error: unknown) => platform.telemetry.error(error));
    });
    return () => changes.unsubscribe();
  }, [platform, messages]);
}
