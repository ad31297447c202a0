import { join } from 'node:path';
import { testEdges } from '../../../testing/test-edges.ts';
import { testVersion as v, writeBuild } from '../../../testing/test-releases.ts';
import { publishRelease } from '../../registry/publish.ts';
import { readMap } from '../../registry/registry.ts';
import { readArguments } from '../arguments/arguments.ts';
import { runCommand } from '../commands/run-command.ts';
import { activateAfterMount } from './activate-after-mount.ts';

const edges = testEdges();
const before = process.env['MOSAICO_CHROMIUM'];
beforeAll(() => {
  process.env['MOSAICO_CHROMIUM'] = '/nowhere/chromium';
});
afterAll(async () => {
  if (before === undefined) delete process.env['MOSAICO_CHROMIUM'];
  else process.env['MOSAICO_CHROMIUM'] = before;
  await edges.close();
});

const argumentsOf = (argv: readonly string[]) => {
  const given = readArguments(argv);
  if (!given) throw new Error('help');
  return given;
};

async function activate(isAsked: boolean, argv: readonly string[]) {
  const registry = await edges.registry('shell', 'games');
  const build = join(await edges.folders.make(), 'build');
  await writeBuild(build, 'games', { version: v(2) });
  await publishRelease(registry, build);
  const mount = { origin: 'http://a.test', site: 'a.test', isAsked };
  const commands: (readonly string[])[] = [];
  const outcome = await activateAfterMount(argv, argumentsOf(argv), mount, async (command) => {
    commands.push(command);
    return await runCommand(registry, argumentsOf(command));
  }).catch((error: unknown) => String(error));
  return { outcome, commands, live: (await readMap(registry)).areas['games']?.version };
}

describe('an activation on a machine without a browser', () => {
  it('goes on, and says that the mount was not tried, where only the environment asks for it [G60]', async () => {
    const { outcome, live } = await activate(false, ['activate', 'games', v(2)]);

    expect(outcome).toMatchObject({
      ok: true,
      warnings: [expect.stringContaining('The mount in a browser was not tried: there is no Chromium')],
    });
    expect(live).toBe(v(2));
  });

  it('changes nothing where the command asks for it [G60]', async () => {
    const { outcome, live, commands } = await activate(true, ['activate', 'games', v(2)]);

    expect(outcome).toContain('The mount was not tried, and nothing changed');
    expect(live).toBe(v(1));
    expect(commands.map(([word]) => word)).toEqual(['activate']);
  });

  it('is refused by the gate before any browser is asked for, and needs none where nothing changes [G60]', async () => {
    const missing = await activate(true, ['activate', 'games', v(9)]);
    expect(missing.outcome).toMatchObject({ ok: false });
    const same = await activate(true, ['activate', 'games', v(1)]);
    expect(same.outcome).toMatchObject({ ok: true, text: expect.stringContaining('nothing changed') });
  });
});
