import { createContext, useContext, useMemo } from 'react';
import { formatBRL } from '../money/money.ts';
import type { UserInfo } from '../api/index.ts';
import type { Platform } from '../contract/platform.ts';
import { useReactive } from '../reactive/useReactive.ts';

/** Filled by the area kit at mount. */
export const PlatformContext = createContext<Platform | null>(null);

/** The platform this area was given. @throws outside of an area */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform)
    throw new Error('usePlatform: no platform here; screens are rendered by defineArea or renderScreen');
  return platform;
}

/** The logged-in member, or null for a visitor. */
export function useSessionUser(): UserInfo | null {
  return useReactive(usePlatform().session.user);
}

/** Formats centavos in the player's language: `R$ 1.234,50`. */
export function useFormatMoney(): (centavos: number) => string {
  const { language } = usePlatform();
  useReactive(language.current);
  const { locale } = language;
  return useMemo(() => (centavos: number) => formatBRL(centavos, locale), [locale]);
}
