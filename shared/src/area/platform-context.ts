import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { formatBRL } from '../money/money.ts';
import type { UserInfo } from '../api/index.ts';
import type { Live, Platform } from '../contract/platform.ts';

/** Filled by the area kit at mount. */
export const PlatformContext = createContext<Platform | null>(null);

/** The platform this area was given. @throws outside of an area */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform)
    throw new Error('usePlatform: no platform here; screens are rendered by defineArea or renderScreen');
  return platform;
}

/** The current value of a Live, re-rendering when it changes. */
export function useLive<T>(live: Live<T>): T {
  const subscribe = useMemo(
    () => (onChange: () => void) => {
      const subscription = live.changes$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [live],
  );
  return useSyncExternalStore(subscribe, () => live.value);
}

/** The logged-in member, or null for a visitor. */
export function useSessionUser(): UserInfo | null {
  return useLive(usePlatform().session.user);
}

/** Formats centavos in the player's language: `R$ 1.234,50`. */
export function useFormatMoney(): (centavos: number) => string {
  const { language } = usePlatform();
  useLive(language.current);
  const { locale } = language;
  return useMemo(() => (centavos: number) => formatBRL(centavos, locale), [locale]);
}
