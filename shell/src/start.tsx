import {
  FIRST_SCREEN_ELEMENT,
  RELEASE_MAP_ELEMENT,
  ROOT_ELEMENT,
  type Platform,
} from '@mosaico/shared/contract';
import { createMessages } from '@mosaico/shared/i18n';
import { createAreaLoader } from './composition/area-loader.ts';
import { createFederation } from './composition/federation.ts';
import { createComposition } from './composition/composition.ts';
import { matchRoute } from './routes/match-route.ts';
import { createMoveOn } from './composition/move-on.ts';
import { preloadRelease } from './composition/preload.ts';
import { createRecovery } from './composition/recovery.ts';
import { readReleaseMap } from './composition/release-map.ts';
import { nextTask } from './quiet/next-task.ts';
import { whenIdle } from './quiet/when-idle.ts';
import { findServed } from './first-screen/find-served.ts';
import { readFirstScreen } from './first-screen/first-screen.ts';
import { noteDrawn } from './first-screen/note-drawn.ts';
import { createServedPlace } from './first-screen/served-place.ts';
import { loadIdleWork } from './load-idle-work.ts';
import { loadMessages } from './messages/load-messages.ts';
import {
  nonceOfPage,
  putFrameStylesFirst,
  reportSender,
  reportingView,
  reportUncaught,
  siteConfigOfPage,
  textOfElement,
} from './page.ts';
import { openStorage } from '@mosaico/shared/storage';
import { prefetchHttp } from './platform/api/http-chunk.ts';
import { createPlatform } from './platform/create-platform.ts';
import { followLanguage } from './platform/follow-language.ts';
import { createLanguage } from './platform/language.ts';
import { createNavigation, type MoveOn } from './platform/navigation.ts';
import { platformForArea } from './platform/platform-for-area.ts';
import { createTabChannel } from './platform/session/tab-channel.ts';
import { createReference, createTelemetry } from './platform/telemetry.ts';
import { createReminder } from './reminder/reminder-store.ts';
import type { Shell } from './shell-context.ts';
import { shellRoutes } from './routes/shell-routes.ts';
import { showPage } from './show-page.tsx';
import { createTerms } from './terms/terms-store.ts';

/** Builds the shell and renders it. The route's area begins to load before React renders. */
export async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT);
  if (!root) throw new Error(`the page has no #${ROOT_ELEMENT}`);
  const nonce = nonceOfPage();
  const faults: unknown[] = [];
  const composition = createComposition(
    readReleaseMap(textOfElement(RELEASE_MAP_ELEMENT), (fault) => faults.push(fault)),
  );
  const localStorage = openStorage(() => window.localStorage);
  const sessionStorage = openStorage(() => window.sessionStorage);
  const language = createLanguage(localStorage, document);
  // Comes later than what it is asked by: until then no other release can be due.
  let moveOn: MoveOn | null = null;
  const navigation = createNavigation(window, {
    isDue: () => moveOn?.isDue() ?? false,
    go: () => moveOn?.go(),
  });
  const recovery = createRecovery(sessionStorage, () => composition.value.revision);
  const loader = createAreaLoader(createFederation(nonce), (release) =>
    preloadRelease(release, language.messageSet, nonce),
  );
  const { area } = matchRoute(composition.value.areas, shellRoutes, navigation.location.value.pathname) ?? {};
  if (area) loader.prefetch(recovery.firstOf(area));

  const messages = createMessages('shell', loadMessages);
  const telemetry = createTelemetry({
    shellVersion: composition.value.shell,
    from: () => reportingView(composition.value, nonce),
    send: reportSender(createReference(Math.random)),
    random: Math.random,
  });
  reportUncaught(telemetry);
  for (const fault of faults) telemetry.error(fault);
  const texts = messages.speak(language.messageSet);
  await nextTask();
  const first = readFirstScreen(textOfElement(FIRST_SCREEN_ELEMENT));
  // Some of it is in a language.
  const siteData = first?.messageSet === language.messageSet ? first.siteData : null;
  const platform = createPlatform({
    config: siteConfigOfPage(),
    siteData,
    window,
    localStorage,
    sessionStorage,
    channel: createTabChannel({
      window,
      storage: localStorage,
      open: (name) => new BroadcastChannel(name),
      random: Math.random,
    }),
    fetch: (...request) => window.fetch(...request),
    leaveFor: (url) => window.location.assign(url),
    reload: () => window.location.reload(),
    language,
    navigation,
    telemetry,
    text: (key) => messages.i18n.t(key),
    now: Date.now,
    random: Math.random,
  });
  const laterRelease = createMoveOn({
    composition,
    platform,
    document,
    isOnline: () => navigator.onLine,
    reload: () => window.location.reload(),
  });
  moveOn = laterRelease;
  // Until the data come the site keeps its neutral look; each screen shows its own errors.
  if (!siteData) platform.siteData.load().catch((error: unknown) => telemetry.error(error));
  const served = findServed(root, first, {
    pathname: navigation.location.value.pathname,
    messageSet: language.messageSet,
    viewer: platform.session.isLoggedIn() ? 'member' : 'visitor',
    shell: composition.value.shell,
    versionOf: (name) => (area?.area === name ? recovery.firstOf(area).version : undefined),
  });
  if (served) noteDrawn(served.first, platform, composition);
  else putFrameStylesFirst();

  await texts;
  await nextTask();
  // The page's watchdog has given this start up, and another shell runs.
  if (!root.isConnected) return;
  const platforms = new Map<string, Platform>();
  const shell: Shell = {
    platform,
    composition,
    loader,
    recovery,
    reminder: createReminder(localStorage, sessionStorage),
    terms: createTerms({ ...platform, storage: sessionStorage }),
    served: createServedPlace(served?.screen ?? null),
    nonce,
    platformFor(name, version) {
      const key = `${name}@${version}`;
      const known = platforms.get(key) ?? platformForArea(platform, name, version);
      platforms.set(key, known);
      return known;
    },
  };
  showPage({ root, served, shell, i18n: messages.i18n });
  platform.session.resume();
  if (platform.inviteCode && !platform.session.isLoggedIn()) platform.modals.open('register');
  language.current.changes$.subscribe(() => {
    messages
      .speak(language.messageSet)
      .catch(() => platform.notices.toast('error', platform.text('networkError')));
  });
  followLanguage(language, localStorage, window);
  whenIdle(() => {
    prefetchHttp();
    loadIdleWork({
      platform,
      composition,
      language: language.current,
      moveOn: laterRelease,
      report: telemetry.error,
      vital: telemetry.vital,
    });
  });
}
