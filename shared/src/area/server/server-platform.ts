import { of } from 'rxjs';
import type { ApiCaller } from '../../api/index.ts';
import { htmlLangOf, languageOf } from '../../contract/languages.ts';
import type { Platform, Reactive, Site } from '../../contract/platform.ts';
import type { ScreenRequest } from '../../contract/screen.ts';
import { PLATFORM_VERSION } from '../../contract/version.ts';
import { drawnLocation } from '../take-over.ts';

/**
 * The platform while something is drawn on the edge: what is known of the page has its values, and of a member nothing but that there
 * is one. What only a browser can do throws, and says what was used.
 */
export function serverPlatform(
  { path, lang, messageSet, viewer }: ScreenRequest,
  site: Site,
  api: ApiCaller,
): Platform {
  return {
    version: PLATFORM_VERSION,
    site: still(site),
    session: {
      user: still(null),
      isLoggedIn: () => viewer === 'member',
      requireLogin: notWhileDrawing('session.requireLogin'),
      open: notWhileDrawing('session.open'),
      refresh: notWhileDrawing('session.refresh'),
      logout: notWhileDrawing('session.logout'),
    },
    language: {
      current: still(languageOf(lang)),
      messageSet,
      locale: htmlLangOf(messageSet),
    },
    navigation: {
      location: still(drawnLocation(path)),
      push: notWhileDrawing('navigation.push'),
      replace: notWhileDrawing('navigation.replace'),
      go: notWhileDrawing('navigation.go'),
      leave: notWhileDrawing('navigation.leave'),
    },
    sheets: {
      current: still(null),
      isAnyOpen: still(false),
      open: notWhileDrawing('sheets.open'),
      close: notWhileDrawing('sheets.close'),
    },
    api,
    bus: { publish: notWhileDrawing('bus.publish'), on: notWhileDrawing('bus.on') },
    notices: {
      toast: notWhileDrawing('notices.toast'),
      alert: notWhileDrawing('notices.alert'),
      confirm: notWhileDrawing('notices.confirm'),
    },
    busy: { hold: notWhileDrawing('busy.hold') },
    telemetry: { error: notWhileDrawing('telemetry.error'), mark: notWhileDrawing('telemetry.mark') },
    slots: { fill: notWhileDrawing('slots.fill') },
  };
}

function still<T>(value: T): Reactive<T> {
  return { value, changes$: of(value) };
}

function notWhileDrawing(name: string): () => never {
  return () => {
    throw new Error(
      `platform.${name} was used while drawing: call it in an effect or when something is pressed`,
    );
  };
}
