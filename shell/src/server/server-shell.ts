import { of } from 'rxjs';
import {
  htmlLangOf,
  PLATFORM_VERSION,
  type LayoutRequest,
  type Reactive,
  type ReleasedArea,
} from '@mosaico/shared/contract';
import { memoryStorage } from '@mosaico/shared/storage';
import { createRecovery } from '../composition/recovery.ts';
import { drawnValues } from '../first-screen/drawn-values.ts';
import type { PlacedScreen } from '../first-screen/served-place.ts';
import type { ShellPlatform } from '../platform/create-platform.ts';
import type { SiteData } from '../platform/site/site.ts';
import { matchRoute } from '../routes/match-route.ts';
import { shellRoutes } from '../routes/shell-routes.ts';
import type { Shell } from '../shell-context.ts';
import { browserOnly, notWhileDrawing } from './browser-only.ts';

/** The shell while its layout is drawn on the edge: what is known of the page, and of a member nothing but that there is one. */
export function serverShell(request: LayoutRequest): Shell {
  const { map } = request;
  return {
    platform: serverPlatform(request),
    composition: browserOnly('composition', still(map)),
    loader: browserOnly('loader'),
    recovery: createRecovery(memoryStorage(), () => map.revision),
    reminder: browserOnly('reminder', { state: still({ isReminderOff: false, isModalOpened: false }) }),
    terms: browserOnly('terms', { need: still(null) }),
    served: browserOnly('served', { of: (area) => (isScreenOf(request, area) ? screenOf(request) : null) }),
    nonce: '',
    platformFor: notWhileDrawing('platformFor'),
  };
}

function serverPlatform(request: LayoutRequest): ShellPlatform {
  const { messageSet, viewer } = request;
  // The edge has checked the answer of the API.
  const siteData = request.siteData as SiteData;
  const { site, language, location, state } = drawnValues({ ...request, siteData });
  return {
    version: PLATFORM_VERSION,
    site: still(site),
    siteData: browserOnly('platform.siteData', {
      site: still(site),
      details: still(siteData),
      languages: still(site.languages),
      isMissing: still(false),
    }),
    session: browserOnly('platform.session', {
      user: still(null),
      state: still(state),
      isLoggedIn: () => viewer === 'member',
    }),
    language: browserOnly('platform.language', {
      current: still(language),
      messageSet,
      locale: htmlLangOf(messageSet),
    }),
    navigation: browserOnly('platform.navigation', { location: still(location) }),
    modals: browserOnly('platform.modals', { current: still(null), step: still(1) }),
    api: browserOnly('platform.api'),
    bus: browserOnly('platform.bus'),
    notices: browserOnly('platform.notices', { toasts: still([]), question: still(null) }),
    busy: browserOnly('platform.busy', { isHeld: still(false) }),
    pausePlay: notWhileDrawing('platform.pausePlay'),
    telemetry: browserOnly('platform.telemetry'),
    slots: browserOnly('platform.slots', { filled: still([]) }),
    flash: browserOnly('platform.flash'),
    storage: browserOnly('platform.storage'),
    inviteCode: '',
    now: notWhileDrawing('platform.now'),
    text: notWhileDrawing('platform.text'),
  };
}

/** For the layout around it, it is enough that one stands there. */
function screenOf({ path, messageSet, viewer }: LayoutRequest): PlacedScreen {
  return { path, messageSet, viewer, style: null, ruleIds: [], queries: '', isWhole: true };
}

function isScreenOf({ hasScreen, map, path }: LayoutRequest, area: ReleasedArea['area']): boolean {
  return hasScreen && matchRoute(map.areas, shellRoutes, path)?.area?.area === area;
}

function still<T>(value: T): Reactive<T> {
  return { value, changes$: of(value) };
}
