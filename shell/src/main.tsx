import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { RELEASE_MAP_ELEMENT, type MessageSet, type Platform } from '@mosaico/shared/contract';
import { createMessages, I18nextProvider } from '@mosaico/shared/i18n';
import { App } from './App.tsx';
import { createAreaLoader } from './areas/area-loader.ts';
import { createFederation } from './areas/federation.ts';
import { followMap } from './areas/follow-map.ts';
import { createLiveMap } from './areas/live-map.ts';
import { matchRoute } from './areas/match-route.ts';
import { createMoveOn } from './areas/move-on.ts';
import { createParcelOwner } from './areas/parcel-owner.ts';
import { preloadRelease } from './areas/preload.ts';
import { createRecovery } from './areas/recovery.ts';
import { readReleaseMap } from './areas/release-map.ts';
import { whenIdle } from './areas/when-idle.ts';
import { registerServiceWorker } from './installable/service-worker.ts';
import {
  nonceOfPage,
  putFrameStylesFirst,
  reportSender,
  reportUncaught,
  siteConfigOfPage,
  textOfElement,
} from './page.ts';
import { openStorage } from './platform/browser-storage.ts';
import { createPlatform } from './platform/create-platform.ts';
import { createLanguage } from './platform/language.ts';
import { createNavigation } from './platform/navigation.ts';
import { platformForArea } from './platform/platform-for-area.ts';
import { createReference, createTelemetry } from './platform/telemetry.ts';
import { ShellContext, type Shell } from './shell-context.ts';
import { shellRoutes } from './shell-routes.ts';

const loadMessages = (set: MessageSet) =>
  import(/* webpackChunkName: "messages-[request]" */ `./messages/${set}.json`);

void start();

/** Brings the page to life. The route's area is on its way before anything is drawn. */
async function start(): Promise<void> {
  putFrameStylesFirst();
  const nonce = nonceOfPage();
  const faults: unknown[] = [];
  const map = createLiveMap(
    readReleaseMap(textOfElement(RELEASE_MAP_ELEMENT), (fault) => faults.push(fault)),
  );
  const localStorage = openStorage(() => window.localStorage);
  const language = createLanguage(localStorage, document);
  const navigation = createNavigation(window, { isDue: () => moveOn.isDue(), go: () => moveOn.go() });
  const loader = createAreaLoader(createFederation(nonce), (release) =>
    preloadRelease(release, language.messageSet, nonce),
  );
  const { area } = matchRoute(map.value.areas, shellRoutes, navigation.location.value.pathname) ?? {};
  if (area) loader.prefetch(area);

  const messages = createMessages('shell', loadMessages);
  const telemetry = createTelemetry({
    shellVersion: map.value.shell,
    send: reportSender(createReference(Math.random)),
    random: Math.random,
  });
  reportUncaught(telemetry);
  for (const fault of faults) telemetry.error(fault);
  const texts = messages.speak(language.messageSet);
  const platform = createPlatform({
    config: siteConfigOfPage(),
    window,
    localStorage,
    sessionStorage: openStorage(() => window.sessionStorage),
    channel: new BroadcastChannel('mosaico-session'),
    fetch: (...request) => window.fetch(...request),
    leaveFor: (url) => window.location.assign(url),
    language,
    navigation,
    telemetry,
    text: (key) => messages.i18n.t(key),
    now: Date.now,
    random: Math.random,
  });
  const moveOn = createMoveOn({
    map,
    platform,
    document,
    isOnline: () => navigator.onLine,
    reload: () => window.location.reload(),
  });
  // Until it is known the site keeps its neutral look; every screen says for itself what it cannot load.
  platform.siteData.load().catch((error: unknown) => telemetry.error(error));

  const [mountParcel] = await Promise.all([createParcelOwner(), texts]);
  const platforms = new Map<string, Platform>();
  const shell: Shell = {
    platform,
    map,
    loader,
    recovery: createRecovery(),
    mountParcel,
    nonce,
    platformFor(name, version) {
      const key = `${name}@${version}`;
      const known = platforms.get(key) ?? platformForArea(platform, name, version);
      platforms.set(key, known);
      return known;
    },
  };
  render(shell, messages.i18n);
  platform.session.resume();
  if (platform.inviteCode && !platform.session.isLoggedIn()) platform.modals.open('register');
  language.current.changes$.subscribe(() => {
    messages
      .speak(language.messageSet)
      .catch(() => platform.notices.toast('error', platform.text('networkError')));
  });
  whenIdle(() => {
    followMap({
      map,
      connect: () => new EventSource('/edge/map-events'),
      fetchText: async () => (await fetch('/edge/map', { cache: 'no-store' })).text(),
      report: telemetry.error,
      onRestored: (listener) =>
        window.addEventListener('pageshow', ({ persisted }) => persisted && listener()),
    });
    void registerServiceWorker({
      serviceWorker: navigator.serviceWorker as ServiceWorkerContainer | undefined,
      language: language.current,
      report: telemetry.error,
    });
  });
}

function render(shell: Shell, i18n: Parameters<typeof I18nextProvider>[0]['i18n']): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'm', nonce: shell.nonce })}>
      <I18nextProvider i18n={i18n}>
        <ShellContext value={shell}>
          <App routes={shellRoutes} />
        </ShellContext>
      </I18nextProvider>
    </CacheProvider>,
  );
}
