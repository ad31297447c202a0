import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { TITLE_SHAPES } from '../src/art/symbols/titles/title-shapes.ts';
import { readGameFiles, serveGameFiles } from '../src/provider/launch/game-files.ts';
import { buildGames } from './build-games.ts';

/** A player loads the script, the style and one language; brotli. */
const MOST_BYTES = 17_000;

const folder = mkdtempSync(join(tmpdir(), 'mosaico-games-'));
const app = Fastify();
beforeAll(async () => {
  await buildGames(folder);
  serveGameFiles(app, readGameFiles(folder));
  await app.ready();
}, 30_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (file: string, encoding: string) =>
  app.inject({ method: 'GET', url: `/assets/${file}`, headers: { 'accept-encoding': encoding } });

describe('the build of the games', () => {
  it('serves every file of it compressed, for ever, under a name with its hash', async () => {
    const { script, style, messages } = readGameFiles(folder);

    for (const file of [script, style, ...Object.values(messages)]) {
      const [plain, compressed] = [await get(file, 'identity'), await get(file, 'gzip, br')];
      expect(file).toMatch(/^[a-z]+-[A-Z0-9]{8}\.(?:js|css)$/);
      expect([plain.statusCode, compressed.statusCode]).toEqual([200, 200]);
      expect(compressed.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': file.endsWith('.css')
          ? 'text/css; charset=utf-8'
          : 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      expect(brotliDecompressSync(compressed.rawPayload)).toEqual(plain.rawPayload);
    }
  });

  it('[R16] has a file for each of the eight message sets, and stays small', async () => {
    const { script, style, messages } = readGameFiles(folder);

    const sizes = await Promise.all(
      MESSAGE_SETS.map(async (set) => {
        const files = await Promise.all([script, style, messages[set]].map((file) => get(file, 'br')));
        return files.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0);
      }),
    );

    expect(sizes).toHaveLength(8);
    expect(Math.max(...sizes)).toBeLessThan(MOST_BYTES);
  });

  it('[G14] has no symbol of a slot of three reels in it: a page gets the seven of its title from the server', () => {
    const paths = Object.values(TITLE_SHAPES).flatMap((shape) => shape.map(([, path]) => path));
    const scripts = readdirSync(join(folder, 'files'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(folder, 'files', name), 'utf8'));

    expect(paths.length).toBeGreaterThan(300);
    expect(scripts.length).toBeGreaterThan(10);
    expect(paths.filter((path) => scripts.some((script) => script.includes(path)))).toEqual([]);
  });

  it('[G48] offers the script that checks rounds as a file to keep, with nothing to install', async () => {
    const answer = await app.inject({ method: 'GET', url: '/verify-rounds.mjs' });

    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-disposition': 'attachment; filename="verify-rounds.mjs"',
    });
    expect([...answer.body.matchAll(/ from "([^"]+)"/g)].map(([, name]) => name)).toEqual(['node:fs']);
  });

  it('is the same when it is done again, and leaves nothing unfinished behind', async () => {
    const before = readFileSync(join(folder, 'games.json'), 'utf8');
    const names = readdirSync(join(folder, 'files'));

    await buildGames(folder);

    expect(readFileSync(join(folder, 'games.json'), 'utf8')).toBe(before);
    expect(readdirSync(join(folder, 'files'))).toEqual(names);
    expect(names.filter((name) => !/\.(?:(?:js|css)(?:\.br|\.gz)?|woff2)$/.test(name))).toEqual([]);
  });

  it('says what to do when it was never done', () => {
    const empty = join(folder, 'nothing');

    expect(() => readGameFiles(empty)).toThrow(
      `the sandbox games are not built (nothing in ${empty}); run: pnpm build`,
    );
  });
});
