import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { testEdges } from '../../testing/test-edges.ts';
import { testVersion as v } from '../../testing/test-releases.ts';
import { readArguments, type Arguments } from '../cli/arguments/arguments.ts';
import { runCommand } from '../cli/commands/run-command.ts';
import { openRegistry } from './registry.ts';

const edges = testEdges();
afterAll(() => edges.close());

/** Somebody who may only read; root may always write, so it becomes another user meanwhile. */
async function asReader<T>(registry: string, work: () => Promise<T>): Promise<T> {
  await chmod(registry, 0o555);
  for (const name of await readdir(registry))
    await chmod(join(registry, name), name === 'releases' ? 0o555 : 0o444);
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(registry, 0o755);
    for (const name of await readdir(registry))
      await chmod(join(registry, name), name === 'releases' ? 0o755 : 0o644);
  }
}

const command = (...argv: string[]) => readArguments(argv) as Arguments;

describe('a registry that can only be read', () => {
  it('is served, also after a restart', async () => {
    const registry = await edges.registry('shell', 'games');

    await asReader(registry, async () => {
      expect(await openRegistry(registry)).toBe('read-only');
      const app = await edges.edge(registry);

      expect((await app.inject('/games')).statusCode).toBe(200);
      expect((await app.inject(`/releases/games/${v(1)}/area.js`)).statusCode).toBe(200);
      expect((await app.inject('/edge/status')).json()).toMatchObject({ revision: 2 });
    });
    expect(await openRegistry(registry)).toBe('writable');
  });

  it('tells its status, history and faults, and says why it cannot be changed', async () => {
    const registry = await edges.registry('shell', 'games');

    await asReader(registry, async () => {
      expect((await runCommand(registry, command('status'))).text).toContain(`games        ${v(1)}`);
      expect((await runCommand(registry, command('history'))).text).toContain('activate games');
      expect((await runCommand(registry, command('verify'))).ok).toBe(true);
      for (const change of [
        command('activate', 'games', v(1)),
        command('rollback', 'games'),
        command('publish', 'games'),
      ])
        await expect(runCommand(registry, change)).rejects.toThrow(
          `The registry ${registry} can only be read by this user: nothing changed`,
        );
    });
  });

  it('is missing when there is none and none can be made', async () => {
    const registry = await edges.registry();
    await rm(join(registry, 'releases'), { recursive: true });

    await asReader(registry, async () => {
      await expect(openRegistry(registry)).rejects.toThrow(
        `The registry folder ${registry} cannot be used (EACCES)`,
      );
    });
  });
});
