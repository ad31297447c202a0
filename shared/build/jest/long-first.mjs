import { fileURLToPath } from 'node:url';
import Sequencer from '@jest/test-sequencer';

/**
 * Files that wait longest: for processes that are killed, for databases that freeze, for years that are caught up on. They begin first, so that none
 * of them runs alone at the end.
 */
export const LONG = [
  'api/src/agency/commissions/commissions.test.ts',
  'api/src/db/data-folder.test.ts',
  'api/src/games/wallet/wallet-faults.test.ts',
  'api/src/jobs/killed-processes.test.ts',
  'api/src/main.test.ts',
  'api/src/payments/contestations/contestations.test.ts',
  'api/src/promotions/five-years.test.ts',
  'api/src/promotions/purses.property.test.ts',
  'api/src/start/webhooks.test.ts',
  'edge/rehearsal/rehearsal.test.ts',
  'edge/src/registry/crash.test.ts',
  'edge/src/server/loop/loop.test.ts',
  'edge/src/server/screens/faults.test.ts',
  'shared/build/new-area/create-area.test.ts',
].map((file) => fileURLToPath(new URL(`../../../${file}`, import.meta.url)));

/** Jest's own order: what failed last, then by how long a file took before. Where nothing is known, as in a fresh clone, the long ones come first. */
export default class LongFirst extends Sequencer {
  sort(tests) {
    const own = super.sort(tests);
    const isLong = ({ path, duration }) => duration === undefined && LONG.includes(path);
    return [...own.filter(isLong), ...own.filter((test) => !isLong(test))];
  }
}
