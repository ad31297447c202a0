import {
  PLACEHOLDER_ATTRIBUTE,
  SERVED_ATTRIBUTE,
  SERVED_RULES_ATTRIBUTE,
  SHELL,
  type MessageSet,
  type ServedScreen,
  type Viewer,
} from '@mosaico/shared/contract';
import type { PageFirstScreen } from './first-screen.ts';
import type { PlacedScreen } from './served-place.ts';

/** The page as the edge has drawn it, when this shell can take it over. */
export interface ServedPage {
  readonly first: PageFirstScreen;
  readonly rules: Pick<ServedScreen, 'style' | 'ruleIds'>;
  /** Null: the placeholder stands in the layout. */
  readonly screen: (PlacedScreen & { readonly area: string; readonly version: string }) | null;
}

/** What is true of the page view. */
export interface PageNow {
  readonly pathname: string;
  /** The language that the shell speaks. */
  readonly messageSet: MessageSet;
  readonly viewer: Viewer;
  /** Version of the shell that runs. */
  readonly shell: string;
  /** Version that a visit of the area on this page begins with; undefined when there is none. */
  readonly versionOf: (area: string) => string | undefined;
}

/**
 * Finds what the shell can take over. React adopts only elements that it would have made itself, so everything that they were drawn with has to be
 * true now.
 *
 * @returns null when something differs: then the browser draws the page itself, and the drawn one stands until then
 */
export function findServed(
  root: HTMLElement,
  first: PageFirstScreen | null,
  now: PageNow,
): ServedPage | null {
  if (!first || !root.hasAttribute(SERVED_ATTRIBUTE)) return null;
  const isSame =
    first.path === now.pathname &&
    first.messageSet === now.messageSet &&
    first.viewer === now.viewer &&
    first.shell === now.shell;
  const rules = rulesOf(SHELL, root.ownerDocument);
  if (!isSame || !rules.style) return null;
  if (!first.screen) return { first, rules, screen: null };
  const { path, messageSet, viewer } = first;
  const { area, version, queries } = first.screen;
  const place = root.querySelector<HTMLElement>(`[data-area][${SERVED_ATTRIBUTE}]`);
  const isThere = place?.dataset['area'] === area && place.dataset['version'] === version;
  if (!isThere || now.versionOf(area) !== version) return null;
  const isWhole = place.querySelector(`[${PLACEHOLDER_ATTRIBUTE}]`) === null;
  const own = rulesOf(area, root.ownerDocument);
  return {
    first,
    rules,
    screen: { area, version, queries, path, messageSet, viewer, isWhole, ...own },
  };
}

function rulesOf(owner: string, document: Document): ServedPage['rules'] {
  const style = document.querySelector<HTMLStyleElement>(`style[${SERVED_RULES_ATTRIBUTE}="${owner}"]`);
  return { style, ruleIds: style?.dataset['ids']?.split(' ').filter((id) => id !== '') ?? [] };
}
