import { PLATFORM_VERSION } from '../../src/contract/version.ts';
import { parseDeclaration } from './declaration.ts';
import { exposedChunks, releaseDocument, type BuildFacts } from './document.ts';

const integrity = `sha384-${'A'.repeat(64)}`;

function factsOf(area: string, changes: Partial<BuildFacts> = {}): BuildFacts {
  return {
    version: '0.1.0-b0123456789',
    commit: 'unknown',
    builtAt: '2026-11-21T07:00:00.000Z',
    declaration: parseDeclaration(JSON.stringify({ area, platform: '^1.0.0', routes: [] }), area),
    shared: { react: '^19.3.1' },
    facades: {},
    icons: [],
    events: [],
    reads: [],
    widgets: [],
    entry: ['remoteEntry.js'],
    chunks: ['area.1234567890.js'],
    messages: { pt: 'messages-pt-json.1234567890.js' },
    frames: {},
    files: [{ path: 'remoteEntry.js', bytes: 1, integrity }],
    ...changes,
  };
}

describe('releaseDocument', () => {
  it('names the container of an area after its version and keeps its platform range', () => {
    expect(releaseDocument(factsOf('games'))).toMatchObject({
      area: 'games',
      container: 'mf_games_0_1_0_b0123456789',
      platform: '^1.0.0',
    });
  });

  it('gives the shell no container and the contract version that it provides', () => {
    expect(releaseDocument(factsOf('shell'))).toMatchObject({ container: '', platform: PLATFORM_VERSION });
  });

  it.each([
    ['a version without the hash of its sources', { version: '0.1.0' }],
    ['a path that leaves the release folder', { entry: ['../remoteEntry.js'] }],
    ['a server script outside of the release folder', { server: '/etc/area.js' }],
    ['a release without files', { files: [] }],
  ])('refuses %s', (_what, changes) => {
    expect(() => releaseDocument(factsOf('games', changes))).toThrow();
  });
});

describe('exposedChunks', () => {
  const manifest = (path: string) =>
    JSON.stringify({ exposes: [{ path, assets: { js: { sync: ['a.js', 'b.js'], async: ['lazy.js'] } } }] });

  it('takes the scripts that the area needs at once', () => {
    expect(exposedChunks(manifest('./area'))).toEqual(['a.js', 'b.js']);
  });

  it('refuses a manifest that exposes no area', () => {
    expect(() => exposedChunks(manifest('./other'))).toThrow('mf-manifest.json does not expose ./area');
  });
});
