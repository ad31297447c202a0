import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import { flagUrl } from '../../contract/paths.ts';
import type { Site } from '../../contract/platform.ts';

/** Two sites, as different as sites are: one has games for all rails, the other only a few. */
export interface TestSite {
  readonly site: Site;
  readonly games: number;
}

const EN = { icon: flagUrl('en'), option: 'EN', value: 'en' };

export const TEST_SITES: readonly TestSite[] = [
  {
    games: 24,
    site: {
      key: 'demo',
      host: 'localhost',
      name: 'Mosaico',
      languages: [DEFAULT_LANGUAGE, EN],
      isSandbox: true,
      features: ['diagnostics', 'all_languages'],
    },
  },
  {
    games: 5,
    site: {
      key: 'mare',
      host: 'mare.localhost',
      name: 'Maré',
      languages: [DEFAULT_LANGUAGE],
      isSandbox: false,
      features: [],
    },
  },
];
