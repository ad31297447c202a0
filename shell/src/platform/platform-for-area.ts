import type { Platform } from '@mosaico/shared/contract';
import type { ShellPlatform } from './create-platform.ts';

/** What an area is given: the contract and no more (the token stays here), its reports tagged with its name and version. */
export function platformForArea(shell: ShellPlatform, area: string, version: string): Platform {
  const { session, language, notices, busy } = shell;
  return {
    version: shell.version,
    site: shell.site,
    session: {
      user: session.user,
      isLoggedIn: session.isLoggedIn,
      requireLogin: session.requireLogin,
      open: session.open,
      refresh: session.refresh,
      logout: session.logout,
    },
    language,
    navigation: shell.navigation,
    api: shell.api,
    bus: { publish: shell.bus.publish, on: shell.bus.on },
    notices: { toast: notices.toast, alert: notices.alert, confirm: notices.confirm },
    busy: { hold: busy.hold },
    telemetry: shell.telemetry.of(area, version),
  };
}
