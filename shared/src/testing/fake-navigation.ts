import type { Navigation, Notices, PlatformLocation } from '../contract/platform.ts';
import { redirectTarget } from '../contract/redirect-target.ts';
import { createReactive } from '../reactive/index.ts';
import { sheetIn } from './fake-sheets.ts';

const ORIGIN = 'http://localhost';

interface FakeNavigationParts {
  /** Path and query the player is at. */
  readonly at: string;
  readonly redirectOrigins: readonly string[];
  readonly toast: Notices['toast'];
  /** Addresses the site was left for. */
  readonly left: string[];
}

/** A browser history in memory. It leaves without delay, so that a test need not wait. */
export function fakeNavigation({ at, redirectOrigins, toast, left }: FakeNavigationParts): Navigation {
  const first = locationOf(at, null, '/');
  const location = createReactive(first);
  let entries = [first];
  let index = 0;

  function visit(next: PlatformLocation, position: number): void {
    entries = [...entries.slice(0, position), next];
    index = position;
    location.set(next);
  }
  const here = () => {
    const { pathname, search } = location.value;
    return pathname + search;
  };
  return {
    location,
    push(to, state) {
      const isSheetOpen = sheetIn(location.value.state) !== null;
      visit(locationOf(to, state, here()), isSheetOpen ? index : index + 1);
    },
    replace: (to, state) => visit(locationOf(to, state, here()), index),
    go(delta) {
      const there = entries[index + delta];
      if (!there) return;
      index += delta;
      location.set(there);
    },
    leave(url, notice) {
      const target = redirectTarget(url, ORIGIN, redirectOrigins);
      if (!target) return false;
      if (notice) toast(notice.tone, notice.text);
      left.push(target.href);
      return true;
    },
  };
}

let keys = 0;
function locationOf(to: string, state: unknown, from: string): PlatformLocation {
  const { pathname, search, hash } = new URL(to, ORIGIN + from);
  keys += 1;
  return { pathname, search, hash, state: state ?? null, key: `entry-${keys}` };
}
