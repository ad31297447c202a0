import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { testReleaseApis } from '../../testing/test-release-api.ts';
import { testVersion as v, writeBuild } from '../../testing/test-releases.ts';
import { releaseApi } from '../cli/remote/client.ts';
import { publishRemotely } from '../cli/remote/upload.ts';
import { verifyHistory } from '../registry/change-keys.ts';
import { readHistory } from '../registry/history.ts';
import { readMap } from '../registry/registry.ts';
import { checkRelease } from '../registry/release-store.ts';

const apis = testReleaseApis();
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await apis.close();
});

const ROUNDS = 6;
const program = join(import.meta.dirname, 'main.ts');

/** Starts a process of the API; its port stays the same over restarts. */
async function start(registry: string, port: number) {
  const environment = { ...process.env, REGISTRY_DIR: registry, RELEASE_API_PORT: String(port) };
  const child = spawn(process.execPath, [program], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for (;;) {
    const listening = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
    if (listening) return { child, ended, port: Number(listening[1]) };
    if (child.exitCode !== null) throw new Error(said);
    await pause(5);
  }
}

describe('two processes of the release API, one of which is killed at any moment', () => {
  it('[G60] publish and activate whatever is asked of them, each once, whole and signed', async () => {
    const registry = await apis.registry();
    const token = await apis.token(registry);
    const processes = [await start(registry, 0), await start(registry, 0)];
    const outcome = z.object({ ok: z.boolean(), data: z.object({ kind: z.string() }) });

    for (let round = 1; round <= ROUNDS; round += 1) {
      const victim = round % 2;
      const before = processes[victim];
      if (!before) throw new Error('no such process');
      const build = await apis.folders.make();
      const files = {
        'vendor.js': 'v',
        'main.js': 'm',
        'http.js': 'h',
        'frames/pt.html': '<p>',
        'frames/en.html': '<p>',
        // Nothing that is compressed, which would take longer than the upload.
        'assets/noise.woff2': randomBytes(2_500_000).toString('base64'),
      };
      const messages = { 'messages-pt.js': '1', 'messages-en.js': '2' };
      await writeBuild(build, 'shell', { version: v(round), files: { ...files, ...messages } });
      const call = releaseApi(new URL(`http://127.0.0.1:${before.port}`), token);
      const work = publishRemotely(call, build, 'shell').then(() =>
        call('POST', '/v1/commands', outcome, {
          body: JSON.stringify({ argv: ['activate', 'shell', v(round)] }),
          headers: { 'content-type': 'application/json' },
        }),
      );
      await Promise.all([
        work,
        (async () => {
          await pause(Math.random() * 400);
          before.child.kill('SIGKILL');
          await before.ended;
          processes[victim] = await start(registry, before.port);
        })(),
      ]);

      expect((await work).ok).toBe(true);
      expect((await checkRelease(registry, 'shell', v(round))).faults).toEqual([]);
      expect((await readMap(registry)).areas.shell?.version).toBe(v(round));
    }

    expect((await readHistory(registry)).entries.map(({ changes }) => changes[0]?.to)).toEqual(
      Array.from({ length: ROUNDS }, (_, index) => v(index + 1)),
    );
    expect((await verifyHistory(registry)).fault).toBeNull();
    for (const { child, ended } of processes) {
      child.kill('SIGTERM');
      await ended;
    }
  });
});
