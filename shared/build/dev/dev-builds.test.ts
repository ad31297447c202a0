import { parseDeclaration } from '../release/declaration.ts';
import { releaseDocument } from '../release/document.ts';
import { belowFolder } from './dev-builds.ts';

it('sees a build from the folder above: every path gets the folder, nothing else changes', () => {
  const integrity = `sha384-${'A'.repeat(64)}`;
  const release = releaseDocument({
    version: '0.1.0-b0123456789de',
    commit: 'unknown',
    builtAt: '2026-11-21T07:00:00.000Z',
    declaration: parseDeclaration('{"area":"games","platform":"^1.0.0","routes":[]}', 'games'),
    shared: {},
    facades: {},
    icons: [],
    events: [],
    reads: [],
    entry: ['remoteEntry.js'],
    chunks: ['area.js'],
    messages: { pt: 'pt.js' },
    frames: {},
    server: 'server/area.js',
    files: [{ path: 'remoteEntry.js', bytes: 1, integrity }],
  });

  expect(belowFolder(release, 'v1')).toEqual({
    ...release,
    entry: ['v1/remoteEntry.js'],
    chunks: ['v1/area.js'],
    messages: { pt: 'v1/pt.js' },
    server: 'v1/server/area.js',
    files: [{ path: 'v1/remoteEntry.js', bytes: 1, integrity }],
  });
});
