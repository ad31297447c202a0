import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import * as React from 'react';
import type { AreaProps } from '../contract/area.ts';
import type { Platform } from '../contract/platform.ts';
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
}

export function shareWithin(name: string, messages: MessageLoader): SharedWithin {
  return { name, messages: createMessages(name, messages, kitMessages), queries: createQueryClient() };
}

interface AreaProvidersProps extends Omit<AreaProps, 'onError'> {
  readonly shared: SharedWithin;
  readonly children: React.ReactNode;
}

/** Everything a screen may ask for, bound to one platform. Used by the area kit and by tests. */
export function AreaProviders({ platform, nonce, paths, onReady, shared, children }: AreaProvidersProps) {
  const cache = useOwnCache(`m-${shared.name}`, nonce);
  useFollowed(platform, shared);
  React.useEffect(() => void onReady(), [onReady]);

  return (
    <CacheProvider value={cache}>
      <PlatformContext value={platform}>
        <I18nextProvider i18n={shared.messages.i18n}>
          <QueryClientProvider client={shared.queries}>
            <PlatformRouter navigation={platform.navigation} paths={paths}>
              {children}
            </PlatformRouter>
          </QueryClientProvider>
        </I18nextProvider>
      </PlatformContext>
    </CacheProvider>
  );
}

/** One style cache per mount: its rules go with it. */
function useOwnCache(key: string, nonce: string) {
  const [cache] = React.useState(() => createCache({ key, nonce }));
  React.useInsertionEffect(() => () => cache.sheet.flush(), [cache]);
  return cache;
}

/** Follows the platform's language and session while mounted. */
function useFollowed(platform: Platform, { messages, queries }: SharedWithin): void {
  React.useEffect(() => followSession(queries, platform), [platform, queries]);
  React.useEffect(() => {
    const changes = platform.language.current.changes$.subscribe(() => {
      messages.speak(platform.language.messageSet).catch((error: unknown) => platform.telemetry.error(error));
    });
    return () => changes.unsubscribe();
  }, [platform, messages]);
}
