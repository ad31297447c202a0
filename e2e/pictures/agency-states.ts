import { answerOther, fail, hang, type Json, withLongAmounts } from './other-answers.ts';
import { PICTURE_TIME } from './picture-time.ts';
import type { PicturedScreen } from './screens.ts';

const member = (path: string, prepare?: NonNullable<PicturedScreen['prepare']>) => ({
  path: `/agency-center/${path}`,
  isMember: true,
  ...(prepare && { prepare }),
});
const noRows = (data: Json) => ({ ...data, list: [], total: 0, next: null });

/** Screens of agents: the member's own, and those that another answer of the API makes. */
export const AGENCY_STATES = {
  agent: member('agent?period=30d'),
  'agent-today': member('agent?period=today'),
  'agent-error': member('agent', (page) => fail(page, 'agency/overview')),
  'agent-loading': { ...member('agent', (page) => hang(page, 'agency/overview')), isUnderWay: true },
  'agent-held': member('agent?period=30d', (page) =>
    answerOther(page, 'agency/overview', (data) => ({ ...data, held: '12.40' })),
  ),
  'agent-long': member('agent?period=30d', (page) =>
    answerOther(page, 'agency/overview', (data) => withLongAmounts(data) as Json),
  ),
  'invite-record': member('invitation-record'),
  'invite-record-none': member('invitation-record?status=valid&period=today', (page) =>
    answerOther(page, 'agency/inviterecord', noRows),
  ),
  'invite-record-held': member('invitation-record', (page, texts) =>
    answerOther(page, 'agency/inviterecord', (data) => ({
      ...data,
      total: 1,
      totals: { ...(data.totals as Json), held: 1 },
      held_reason: texts('api', 'invitation.held'),
      list: [
        {
          name_masked: 'ma***',
          registered_at: PICTURE_TIME.toISOString(),
          first_deposit: '50.00',
          total_bet: '80.00',
          status: 'valid',
          held_reason: texts('api', 'invitation.held'),
          is_refused: false,
        },
      ],
    })),
  ),
  reward: member('reward'),
  'reward-held': member('reward', (page) =>
    answerOther(page, 'agency/reward', (data) => ({
      ...data,
      sums: { ...(data.sums as Json), available: '0.00', held: '12.40' },
      carried: '-340.00',
    })),
  ),
  'reward-long': member('reward', (page) =>
    answerOther(page, 'agency/reward', (data) => withLongAmounts(data) as Json),
  ),
  mechanism: { path: '/agency-center/agency-mechanism' },
  'mechanism-part-missing': {
    // Its data comes with the page: what cannot be had is seen by who comes from another screen.
    path: '/agency-center/invite',
    prepare: async (page) => {
      // It has no button to try again: the part leaves its own place empty (R217).
      await page.route('**/api/agency/mechanism/betting*', (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.locator('a[href="/agency-center/agency-mechanism"]').first().click();
      await page.getByText(/^(Não foi possível carregar|Load Fail)$/).waitFor();
    },
  },
  'register-subordinate': member('register-subordinates'),
} as const satisfies Record<string, PicturedScreen>;
