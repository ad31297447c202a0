import type { Platform, Reactive } from '@mosaico/shared/contract';
import type { ShellPlatform } from './create-platform.ts';

/**
 * What an area is given: the contract and no more, its reports tagged with its name and version. Everything is a copy that
 * cannot be changed: the token, the setters behind each reactive value and the shell's own members stay here, and no area can
 * replace a member for another one.
 */
export function platformForArea(shell: ShellPlatform, area: string, version: string): Platform {
  const { session, language, navigation, api, bus, notices, busy, slots } = shell;
  const telemetry = shell.telemetry.of(area, version);
  const sheets = shell.modals.of(area);
  return sealed({
    version: shell.version,
    site: reader(shell.site),
    session: sealed({
      user: reader(session.user),
      isLoggedIn: session.isLoggedIn,
      requireLogin: session.requireLogin,
      open: session.open,
      refresh: session.refresh,
      logout: session.logout,
    }),
    language: sealed({
      current: reader(language.current),
      get messageSet() {
        return language.messageSet;
      },
      get locale() {
        return language.locale;
      },
    }),
    navigation: sealed({
      location: reader(navigation.location),
      push: navigation.push,
      replace: navigation.replace,
      go: navigation.go,
      leave: navigation.leave,
    }),
    sheets: sealed({
      current: reader(sheets.current),
      isAnyOpen: reader(sheets.isAnyOpen),
      open: sheets.open,
      close: sheets.close,
    }),
    api: sealed({ call: api.call }),
    bus: sealed({ publish: bus.publish, on: bus.on }),
    notices: sealed({ toast: notices.toast, alert: notices.alert, confirm: notices.confirm }),
    busy: sealed({ hold: busy.hold }),
    telemetry: sealed({ error: telemetry.error, mark: telemetry.mark }),
    slots: sealed({ fill: slots.fill }),
  });
}

/** Only what a reactive value shows, without the setter of its owner. */
function reader<T>(reactive: Reactive<T>): Reactive<T> {
  return sealed({
    get value() {
      return reactive.value;
    },
    changes$: reactive.changes$,
  });
}

function sealed<T extends object>(members: T): Readonly<T> {
  return Object.freeze(members);
}
