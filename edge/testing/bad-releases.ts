import { randomUUID } from 'node:crypto';
import { appendFile, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireTeamKeys } from '../src/registry/change-keys.ts';
import { revokeRelease } from '../src/registry/change-store.ts';
import { integrityOf } from '../src/registry/release-store.ts';
import { route, testVersion, type TestReleaseOptions } from './test-releases.ts';

/** Version of every bad release. */
export const VERSION = testVersion(2);
const author = { by: 'eva', why: '', at: new Date().toISOString() };
/** A facade of the site. */
export const UI = '@mosaico/shared/ui';
const label = { pt: 'x', en: 'x', cn: 'x', ch: 'x', vi: 'x', id: 'x', th: 'x', msa: 'x' };
const entry = (id: string, more: object = {}) => ({
  id,
  place: 'tab',
  to: '/games',
  icon: 'home',
  label,
  order: 1,
  ...more,
});
const games = (declaration: object): TestReleaseOptions => ({
  declaration: { routes: [route('/games')], ...declaration },
});
const declared = (path: string) => ({ area: 'games', platform: '^1.0.0', routes: [route(path)] });
const scripts = { 'remoteEntry.js': 'entry', 'area.js': 'chunk' };
const texts = { 'messages-pt.js': '1', 'messages-en.js': '2' };

/** What happens to the build, or to what is published, before it is to go live. */
export interface Place {
  readonly registry: string;
  readonly build: string;
  readonly published: string;
}
/** A release that must not go live. */
export interface Bad {
  readonly options?: TestReleaseOptions;
  readonly build?: (place: Place) => Promise<unknown>;
  readonly store?: (place: Place) => Promise<unknown>;
  /** Activated in place of itself: another area, or its shell. */
  readonly area?: string;
}

const forged = (change: (release: Record<string, unknown>) => void) => async (place: Place) => {
  const path = join(place.build, 'release.json');
  const release = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  change(release);
  await writeFile(path, JSON.stringify(release));
};
const named = (path: string) => ({ path, bytes: 1, integrity: integrityOf(Buffer.from('x')) });

/** What is wrong with each, and what is answered. The site they meet is that of `bad-releases.test.ts`. */
export const BAD: readonly (readonly [string, Bad, RegExp])[] = [
  ['is for a newer platform', { options: { release: { platform: '^2.0.0' } } }, /needs platform \^2\.0\.0/],
  [
    'needs a newer React',
    { options: { release: { shared: { react: '^20.0.0' } } } },
    /needs react \^20\.0\.0/,
  ],
  [
    'needs a module that nobody shares',
    { options: { release: { shared: { vue: '^3.0.0' } } } },
    /does not provide it/,
  ],
  [
    'uses a name that the facade lacks',
    { options: { release: { facades: { [UI]: ['Money'] } } } },
    /uses Money of/,
  ],
  [
    'uses an event that there is not',
    { options: { release: { events: ['games.gone'] } } },
    /the event games\.gone/,
  ],
  [
    'names an icon that there is not',
    { options: games({ navigation: [entry('a', { icon: 'dice' })] }) },
    /the icon dice/,
  ],
  [
    'has something asked ahead that nobody answers',
    { options: games({ routes: [route('/games', { data: [{ endpoint: 'GET /api/games/gone' }] })] }) },
    /has GET \/api\/games\/gone asked ahead/,
  ],
  [
    'offers a widget that its code does not have',
    {
      options: {
        release: { widgets: ['offers'] },
        declaration: { slots: [{ slot: 'home.banner', widget: 'banner' }] },
      },
    },
    /offers the widget banner to home\.banner/,
  ],
  [
    "claims another area's route",
    { options: games({ routes: [route('/wallet')] }) },
    /the route \/wallet is claimed by/,
  ],
  [
    "claims the shell's route",
    { options: games({ routes: [route('/about')] }) },
    /the route \/about is claimed by/,
  ],
  [
    'claims an address of the edge',
    { build: forged((one) => (one['declaration'] = declared('/api/x'))) },
    /belongs to the edge/,
  ],
  ['claims no proper path', { build: forged((one) => (one['declaration'] = declared('/a//b'))) }, /R32/],
  [
    'has a link to nowhere',
    { options: games({ navigation: [entry('a', { to: '/gone' })] }) },
    /leads to \/gone/,
  ],
  ['has the same entry twice', { options: games({ navigation: [entry('a'), entry('a')] }) }, /exists twice/],
  [
    'has six tabs',
    {
      options: games({
        routes: [1, 2, 3, 4, 5, 6].map((n) => route(`/games/${n}`)),
        navigation: [1, 2, 3, 4, 5, 6].map((n) => entry(`t${n}`, { to: `/games/${n}` })),
      }),
    },
    /the tab bar has 5 places/,
  ],
  [
    'fills a slot twice with one widget',
    { options: games({ slots: [1, 2].map(() => ({ slot: 'home.banner', widget: 'banner' })) }) },
    /exists twice/,
  ],
  [
    "takes another area's container",
    { options: { release: { container: `mf_wallet_${testVersion(1)}` } } },
    /the container name .* is claimed by/,
  ],
  ['lacks a file', { build: ({ build }) => rm(join(build, 'area.js')) }, /area\.js is missing/],
  [
    'has a file that was altered',
    { build: ({ build }) => appendFile(join(build, 'area.js'), '!') },
    /area\.js was altered/,
  ],
  [
    'has a file that is not listed',
    { build: ({ build }) => writeFile(join(build, 'more.js'), '') },
    /more\.js is not listed/,
  ],
  [
    'has a link in place of a file',
    { build: ({ build }) => symlink('/etc/passwd', join(build, 'l.js')) },
    /l\.js is not a regular file/,
  ],
  [
    'leads out of its folder',
    { build: forged((one) => (one['files'] as object[]).push(named('../x.js'))) },
    /release schema/,
  ],
  [
    'has no entry among its files',
    { build: forged((one) => (one['entry'] = ['gone.js'])) },
    /gone\.js is used but not listed/,
  ],
  [
    'says it is another area',
    { build: forged((one) => (one['area'] = 'wallet')) },
    /contradicts itself|holds wallet/,
  ],
  ['has no document', { build: ({ build }) => rm(join(build, 'release.json')) }, /No complete build/],
  [
    'has a document that is not JSON',
    { build: ({ build }) => writeFile(join(build, 'release.json'), '{') },
    /is not JSON/,
  ],
  [
    'is too heavy to load first',
    {
      options: {
        files: {
          ...scripts,
          ...texts,
          'area.js': Array.from({ length: 6_000 }, () => randomUUID()).join(''),
        },
      },
    },
    /is too heavy/,
  ],
  [
    'has a file that is too large',
    {
      build: forged((one) =>
        (one['files'] as object[]).push({ ...named('big.bin'), bytes: 17 * 1024 * 1024 }),
      ),
    },
    /a file may have/,
  ],
  [
    'is signed by nobody, where teams have to sign',
    { build: ({ registry }) => requireTeamKeys(registry, true, author) },
    /is not signed/,
  ],
  [
    'was altered after it was published',
    { store: ({ published }) => appendFile(join(published, 'area.js'), '!') },
    /area\.js was altered/,
  ],
  [
    'has a signature that was taken away',
    { store: ({ published }) => rm(join(published, 'release.sig')) },
    /signed/,
  ],
  [
    'was revoked',
    {
      store: ({ registry }) =>
        revokeRelease(registry, { area: 'games', version: VERSION }, { ...author, why: 'leaks' }),
    },
    /was revoked by eva: leaks/,
  ],
  [
    'is a shell that lacks what live areas need',
    { area: 'shell', options: { release: { shared: { react: '18.0.0' } } } },
    /needs react \^19\.0\.0; shell .* provides 18\.0\.0/,
  ],
];
