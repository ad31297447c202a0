import { PLATFORM_VERSION } from '../contract/version.ts';
import type { MakeBench } from './platform-contract/bench.ts';
import { describeLanguage, describeReactives } from './platform-contract/reactives.ts';
import { describeLeave, describeNavigation, describeSheets } from './platform-contract/navigation.ts';
import { describeNotices, describeTheRest } from './platform-contract/services.ts';
import { describeSession } from './platform-contract/session.ts';
import { describeApi, describeBus } from './platform-contract/traffic.ts';

export type { BenchOptions, PlatformBench, ServerMood } from './platform-contract/bench.ts';

/**
 * The promises of `contract/platform.ts` as tests. They run on the real platform of the shell and on the fake one, so that
 * what an area is tested with is what it gets.
 */
export function describePlatform(name: string, make: MakeBench): void {
  describe(`${name}: platform contract`, () => {
    it('says which version of the contract it keeps', async () => {
      expect((await make()).platform.version).toBe(PLATFORM_VERSION);
    });
    describeReactives(make);
    describeSession(make);
    describeLanguage(make);
    describeNavigation(make);
    describeSheets(make);
    describeLeave(make);
    describeApi(make);
    describeBus(make);
    describeNotices(make);
    describeTheRest(make);
  });
}
