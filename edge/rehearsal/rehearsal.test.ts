import { forgedFlood, playWell, takenBack } from './closed-loop.ts';
import { percentile } from './percentile.ts';
import { startPlatform, type Platform } from './platform.ts';
import { kills, latencies, soak } from './proofs.ts';

describe('the release platform on two machines, in short', () => {
  let platform: Platform;
  beforeAll(async () => {
    platform = await startPlatform('postgres');
  });
  afterAll(() => platform.close());

  it('[G60] shows a release and its rollback at every edge, in new pages and in open tabs', async () => {
    const { publish, rollback } = await latencies(platform, 2, 2);

    for (const { views, tabs } of [publish, rollback]) {
      expect(views.p50).toBeGreaterThan(0);
      expect(tabs.p50).toBeGreaterThan(0);
    }
  });

  it('[G60] fails no page view while releases come and go', async () => {
    const { views, failures } = await soak(platform, 3, 10);

    expect(failures).toEqual([]);
    expect(views).toBeGreaterThan(0);
  });

  it('[G62] takes a bad version back within 20 affected views, and nothing for invented failures', async () => {
    const lines: string[] = [];
    await playWell(platform);

    const { affected } = await takenBack(platform, 14, { viewsPerSecond: 4, everyNth: 1 }, (line) =>
      lines.push(line),
    );
    const { sent } = await forgedFlood(platform, 15, 150);

    expect(affected).toBeLessThanOrEqual(20);
    expect(lines.at(-1)).toContain('by edge');
    expect(sent).toBe(250);
  });

  it('[G59] has every file and signature as it should be after kill -9 of any of its processes', async () => {
    const { killed } = await kills(platform, 4, 20);

    expect(Object.values(killed).reduce((sum, times) => sum + times, 0)).toBe(4);
  });
});

it('a percentile is the value that so many percent do not exceed', () => {
  expect([50, 99, 100].map((percent) => percentile([4, 1, 3, 2], percent))).toEqual([2, 4, 4]);
});
