import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { BAD, UI, VERSION, type Bad } from '../../testing/bad-releases.ts';
import { testEdges } from '../../testing/test-edges.ts';
import { route, writeBuild } from '../../testing/test-releases.ts';
import { publishRelease } from './publish.ts';
import { RegistryError } from './registry-error.ts';
import { changeLive, readMap } from './registry.ts';
import { releaseFolder } from './release-store.ts';

const edges = testEdges();
afterAll(() => edges.close());
const author = { by: 'eva', why: '', at: new Date().toISOString() };
/** What is live: a shell with names, events and icons of its own, games, and a wallet at /wallet. */
async function site(): Promise<string> {
  const registry = await edges.registry();
  const shared = { react: '19.3.1', [UI]: '1.4.0' };
  const words = {
    shared,
    facades: { [UI]: ['Button'] },
    icons: ['home'],
    events: ['wallet.changed'],
    reads: ['GET /api/games/popular'],
  };
  await edges.live(registry, 'shell', { release: words, declaration: { routes: [route('/about')] } });
  await edges.live(registry, 'games');
  await edges.live(registry, 'wallet');
  return registry;
}

/** Everything that is said against it; empty when it is live. */
async function answerTo({ options, build, store, area = 'games' }: Bad, registry: string): Promise<string> {
  const folder = join(await edges.folders.make(), randomUUID());
  const place = { registry, build: folder, published: releaseFolder(registry, area, VERSION) };
  await writeBuild(folder, area, { version: VERSION, ...options });
  try {
    await build?.(place);
    await publishRelease(registry, folder, area);
    await store?.(place);
    const releases = [{ area, version: VERSION }];
    const plan = await changeLive(registry, { action: 'activate', releases }, author);
    return plan.kind === 'refused' ? plan.reasons.join('\n') : '';
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return [error.message, ...error.reasons].join('\n');
  }
}

describe('bad releases, and the answer to each', () => {
  it.each(BAD)('[G59] one that %s', async (_, bad, answer) => {
    const registry = await site();
    const before = await readMap(registry);

    expect(await answerTo(bad, registry)).toMatch(answer);
    expect((await readMap(registry)).areas).toEqual(before.areas);
  });

  it('[G59] and the same release without a fault goes live', async () => {
    const registry = await site();

    expect(await answerTo({}, registry)).toBe('');
    expect((await readMap(registry)).areas['games']?.version).toBe(VERSION);
  });
});
