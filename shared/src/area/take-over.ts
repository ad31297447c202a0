import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { AreaProps } from '../contract/area.ts';
import type { Platform } from '../contract/platform.ts';
import type { ServedScreen, Viewer } from '../contract/screen.ts';
import { noteDrawnWith } from '../first-screen/drawn-values.ts';
import type { SharedWithin } from './AreaProviders.tsx';
import { asServed } from './queries.ts';

/**
 * Gets everything ready for taking over a screen that came with the HTML: its queries, and what it was drawn with.
 *
 * @returns false when the page has moved on meanwhile, or cannot be read: the screen has to be drawn anew
 */
export function prepareTakeOver(shared: SharedWithin, platform: Platform, served: ServedScreen): boolean {
  if (!stillFits(platform, served)) return false;
  try {
    takeQueries(shared, served.queries, served.viewer);
  } catch (error) {
    platform.telemetry.error(error, { step: 'take-over' });
    return false;
  }
  noteDrawnWith(platform.site, platform.site.value);
  noteDrawnWith(platform.session.user, null);
  noteDrawnWith(platform.sheets.current, null);
  noteDrawnWith(platform.navigation.location, drawnLocation(served.path));
  return true;
}

function stillFits({ navigation, language, session }: Platform, served: ServedScreen): boolean {
  return (
    navigation.location.value.pathname === served.path &&
    language.messageSet === served.messageSet &&
    session.isLoggedIn() === (served.viewer === 'member')
  );
}

/** Fills the cache. A member's own answers are asked for all the same, since the edge asked as a visitor. @throws when the text is none of ours */
function takeQueries({ queries, servedHashes }: SharedWithin, text: string, viewer: Viewer): void {
  const state = JSON.parse(text) as DehydratedState;
  const isAskedAnew = (query: DehydratedState['queries'][number]) =>
    viewer === 'member' && query.meta?.['isPersonal'] === true;
  hydrate(queries satisfies QueryClient, {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      state: { ...asServed(query.state), isInvalidated: isAskedAnew(query) },
    })),
  });
  for (const query of state.queries) if (!query.meta?.['isPersonal']) servedHashes.add(query.queryHash);
}

/** The location as the edge draws: query, hash and state are known in the browser alone. */
export function drawnLocation(path: string) {
  return { pathname: path, search: '', hash: '', state: null, key: 'default' };
}

/**
 * For single-spa-react, in place of `react-dom/client`. Hydrates as a transition: in slices, between which the page answers.
 *
 * @param name of the area, which keeps the ids of its markup apart from those of the shell
 */
export function takingOver(name: string, { platform }: AreaProps) {
  return {
    hydrateRoot(container: Element, screen: ReactNode): Root | undefined {
      let root: Root | undefined;
      startTransition(() => {
        root = hydrateRoot(container, screen, {
          identifierPrefix: name,
          onRecoverableError: (error) => void platform.telemetry.error(error, { step: 'take-over' }),
        });
      });
      return root;
    },
  };
}
