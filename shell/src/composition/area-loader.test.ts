import type { AreaModule } from '@mosaico/shared/contract';
import { aRelease, draws, fakeLifecycles } from '../testing/an-area.ts';
import { createAreaLoader } from './area-loader.ts';

const wallet: AreaModule = fakeLifecycles(draws('wallet'));

function setUp(answers: (AreaModule | Error)[]) {
  const asked: number[] = [];
  const preloaded: string[] = [];
  const federation = {
    load(_: unknown, failures: number) {
      asked.push(failures);
      const answer = answers.shift() ?? new Error('no more answers');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  return { loader: createAreaLoader(federation, ({ version }) => preloaded.push(version)), asked, preloaded };
}

describe('area loader', () => {
  it('loads a release once for any number of callers', async () => {
    const { loader, asked, preloaded } = setUp([wallet]);
    const release = aRelease();

    loader.prefetch(release);
    const [one, two] = await Promise.all([loader.load(release), loader.load(release)]);

    expect(one).toBe(wallet);
    expect(two).toBe(wallet);
    expect(asked).toEqual([0]);
    expect(preloaded).toEqual([release.version]);
    expect(loader.loaded(release)).toBe(wallet);
  });

  it('forgets a failure, so that the next attempt really is one and says how many failed before', async () => {
    const { loader, asked } = setUp([new Error('404'), new Error('timeout'), wallet]);
    const release = aRelease();

    await expect(loader.load(release)).rejects.toThrow('404');
    await expect(loader.load(release)).rejects.toThrow('timeout');
    await expect(loader.load(release)).resolves.toBe(wallet);

    expect(asked).toEqual([0, 1, 2]);
  });

  it('keeps two versions apart', async () => {
    const other = { ...wallet };
    const { loader } = setUp([wallet, other]);

    await loader.load(aRelease('1.0.0-b00000001'));
    await loader.load(aRelease('1.0.1-b00000002'));

    expect(loader.loaded(aRelease('1.0.0-b00000001'))).toBe(wallet);
    expect(loader.loaded(aRelease('1.0.1-b00000002'))).toBe(other);
  });

  it('swallows a failed prefetch', async () => {
    const { loader } = setUp([new Error('offline'), wallet]);

    loader.prefetch(aRelease());
    await Promise.resolve();

    await expect(loader.load(aRelease())).resolves.toBe(wallet);
  });
});
