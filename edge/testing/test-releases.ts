import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseSchema, RELEASE_FILE, SHELL, type Release } from '@mosaico/shared/contract';
import { makeQuickFolder } from '@mosaico/shared/server/testing';
import { integrityOf } from '../src/registry/release-store.ts';

/** What a test wants different from the ordinary. */
export interface TestReleaseOptions {
  readonly version?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly release?: Partial<Release>;
  readonly declaration?: object;
  /** Its server script. */
  readonly server?: string;
}

const SERVER_FILE = 'server/script.js';

/** Version `n` of a test release. */
export function testVersion(n: number): string {
  return `1.0.0-b${n.toString(16).padStart(8, '0')}`;
}

/** A small but complete release document and the content of its files. */
export function testRelease(area: string, options: TestReleaseOptions = {}) {
  const version = options.version ?? testVersion(1);
  const server = options.server === undefined ? {} : { [SERVER_FILE]: options.server };
  const contents: Record<string, string> = { ...(options.files ?? defaultFiles(area, version)), ...server };
  const isShell = area === SHELL;
  const release = releaseSchema.parse({
    schema: 'mosaico-release/1',
    area,
    version,
    commit: 'unknown',
    builtAt: '2026-11-01T10:00:00.000Z',
    platform: isShell ? '1.0.0' : '^1.0.0',
    container: isShell ? '' : `mf_${area}_${version}`,
    shared: isShell ? { react: '19.3.1' } : { react: '^19.0.0' },
    declaration: {
      area,
      platform: '^1.0.0',
      routes: isShell ? [] : [route(`/${area}`)],
      ...options.declaration,
    },
    entry: isShell ? ['vendor.js', 'main.js'] : ['remoteEntry.js'],
    chunks: isShell ? ['http.js'] : ['area.js'],
    messages: { pt: 'messages-pt.js', en: 'messages-en.js' },
    ...(options.server === undefined ? {} : { server: SERVER_FILE }),
    frames: isShell ? { pt: 'frames/pt.html', en: 'frames/en.html' } : {},
    files: Object.entries(contents).map(([path, text]) => {
      const content = Buffer.from(text);
      return { path, bytes: content.length, integrity: integrityOf(content) };
    }),
    ...options.release,
  });
  return { release, contents };
}

/** A declared route of a test release. */
export function route(path: string, more: object = {}) {
  return { path, title: { en: `Title of ${path}`, zh: `标题 ${path}` }, ...more };
}

function defaultFiles(area: string, version: string): Record<string, string> {
  const messages = { 'messages-pt.js': `/* ${area} pt */`, 'messages-en.js': `/* ${area} en */` };
  const script = (name: string) =>
    `console.log(${JSON.stringify(`${name} of ${area} ${version}`)});\n`.repeat(20);
  if (area !== SHELL) return { 'remoteEntry.js': script('entry'), 'area.js': script('chunk'), ...messages };
  return {
    'vendor.js': script('vendor'),
    'main.js': script('main'),
    'http.js': script('http client'),
    ...messages,
    'frames/pt.html': '<style data-frame>.top{color:red}</style><div id="root"><p>Carregando</p></div>',
    'frames/en.html': '<style data-frame>.top{color:red}</style><div id="root"><p>Loading</p></div>',
    'assets/flags/pt.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9H0z"/></svg>'.repeat(3),
  };
}

/** Writes the build folder of a test release. */
export async function writeBuild(
  folder: string,
  area: string,
  options: TestReleaseOptions = {},
): Promise<Release> {
  const { release, contents } = testRelease(area, options);
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await writeFile(join(folder, RELEASE_FILE), JSON.stringify(release));
  return release;
}

/** Empty folders for one test file, removed by `removeAll`. */
export function temporaryFolders() {
  const made: string[] = [];
  return {
    async make(): Promise<string> {
      const folder = await makeQuickFolder('mosaico-edge-');
      made.push(folder);
      return folder;
    },
    async removeAll(): Promise<void> {
      await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
