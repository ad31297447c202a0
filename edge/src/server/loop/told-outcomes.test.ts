import { join } from 'node:path';
import { useStores } from '../../../testing/registry-stores.ts';
import { openLineFiles } from './line-files.ts';
import { loopFolder } from '../../registry/loop-folder.ts';
import { withOtherMachines } from './told-outcomes.ts';

const HOUR_MS = 3_600_000;

describe('edges on several machines', () => {
  const stores = useStores('postgres');

  function linesOf(registry: string) {
    const folder = join(loopFolder(registry), 'outcomes');
    const files = openLineFiles({ folder, now: Date.now, keptMs: HOUR_MS, mostBytes: 1000 });
    return withOtherMachines(files, registry, HOUR_MS);
  }

  async function heardBy(lines: ReturnType<typeof linesOf>): Promise<string[]> {
    const heard: string[] = [];
    await lines.readNew((line) => heard.push(line));
    return heard;
  }

  it('[G62] hear what each of them was told, and what was told during an outage when it is over', async () => {
    const store = await stores.make();
    const [one, other] = [linesOf(await store.machine()), linesOf(await store.machine())];
    one.add('first\n');
    one.add('second\n');
    await one.flush();
    expect(await heardBy(other)).toEqual(['first', 'second']);

    await stores.server()?.end();
    try {
      one.add('third\n');
      await one.flush();
      expect(await heardBy(one)).toEqual(['first', 'second', 'third']);
      expect(await heardBy(other)).toEqual([]);
    } finally {
      await stores.server()?.start();
    }
    one.add('fourth\n');
    await one.flush();

    expect(await heardBy(other)).toEqual(expect.arrayContaining(['third', 'fourth']));
  });

  it('[G62] write no more than a file of theirs may hold', async () => {
    const store = await stores.make();
    const [one, other] = [linesOf(await store.machine()), linesOf(await store.machine())];

    expect(one.add('x'.repeat(2000))).toBe(false);
    await one.flush();

    expect(await heardBy(other)).toEqual([]);
  });

  it('[G62] forget what is too old', async () => {
    const store = await stores.make();
    const [one, other] = [linesOf(await store.machine()), linesOf(await store.machine())];
    one.add('old\n');
    await one.flush();
    await store.run("update mosaico_registry.outcomes set at = now() - interval '2 hours'");

    await one.prune();

    expect(await heardBy(other)).toEqual([]);
  });
});
