import { noteDrawnWith } from '@mosaico/shared/first-screen';
import type { Composition } from '../composition/composition.ts';
import type { ShellPlatform } from '../platform/create-platform.ts';
import { drawnValues } from './drawn-values.ts';
import type { PageFirstScreen } from './first-screen.ts';

/**
 * The first rendering, which takes the drawn layout over, sees what the edge drew with; right after it React shows what is true. Values of
 * dialogs and messages need no note: they are drawn in the browser alone.
 */
export function noteDrawn(first: PageFirstScreen, platform: ShellPlatform, composition: Composition): void {
  const { session, siteData } = platform;
  const { site, language, location, state } = drawnValues({ ...first, host: siteData.site.value.host });
  noteDrawnWith(siteData.site, site);
  noteDrawnWith(siteData.languages, site.languages);
  noteDrawnWith(siteData.details, first.siteData);
  noteDrawnWith(siteData.isMissing, false);
  noteDrawnWith(session.user, null);
  noteDrawnWith(session.state, state);
  noteDrawnWith(platform.language.current, language);
  noteDrawnWith(platform.navigation.location, location);
  noteDrawnWith(composition, composition.value);
}
