import {
  DEFAULT_LANGUAGE,
  htmlLangOf,
  messageSetOf,
  type FirstScreen,
  type Language,
  type MessageSet,
  type PlatformLocation,
  type Site,
} from '@mosaico/shared/contract';
import type { SessionState } from '../platform/session/session.ts';
import { siteOf, type SiteData } from '../platform/site/site.ts';
import { offeredLanguages, type OfferedLanguage } from '../platform/site/offered-languages.ts';

/** What a layout is drawn from, on the edge and while it is taken over. */
export type DrawnFrom = Pick<FirstScreen, 'path' | 'messageSet' | 'viewer'> & {
  readonly siteData: SiteData;
  readonly host: string;
};

/** What changes on a page, as it is while the layout is drawn: nobody is known, and the address has neither query nor history. */
export interface DrawnValues {
  readonly site: Site & { readonly languages: readonly OfferedLanguage[] };
  readonly language: Language;
  readonly location: PlatformLocation;
  readonly state: SessionState;
}

/** The same on both sides, or React would not know the drawn page again. Pure. */
export function drawnValues({ path, messageSet, viewer, siteData, host }: DrawnFrom): DrawnValues {
  const site = siteOf(siteData, host);
  return {
    site,
    language: languageOf(messageSet, site.languages),
    location: { pathname: path, search: '', hash: '', state: null, key: 'default' },
    state: viewer === 'member' ? 'checking' : 'visitor',
  };
}

/** Every language that a player may have chosen once, though the site no longer offers it. */
const EVERY_LANGUAGE = offeredLanguages([], ['all_languages']);

/** As the site offers it. What the player once chose may look a little different: that is known in the browser only. */
function languageOf(set: MessageSet, offered: readonly OfferedLanguage[]): Language {
  const { icon, option, value } = offered.find((one) => messageSetOf(one.value) === set) ?? notOffered(set);
  return { icon, option, value };
}

/** As the switcher names it where it is offered; `ch` has the name of `cn` (A1). */
function notOffered(set: MessageSet): Language {
  const isNamed = ({ value }: Language) => htmlLangOf(messageSetOf(value) ?? set) === htmlLangOf(set);
  return { ...(EVERY_LANGUAGE.find(isNamed) ?? DEFAULT_LANGUAGE), value: set };
}
