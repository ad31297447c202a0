import { registered } from '../newcomer.ts';
import { alike, type WalkedCalls } from '../walked-call.ts';

/** Of agents. */
export const AGENCY_CALLS = {
  'POST /api/agency/inviterecord': alike(true),
  'GET /api/agency/overview': alike(false),
  'POST /api/agency/reward': alike(true),
  // Claimed once, by the call before.
  'POST /api/agency/reward/claim': { ...alike(false), foreign: 400, others: '400 nothing_to_claim' },
  'GET /api/agency/mechanism/recharge': alike(false),
  'GET /api/agency/mechanism/betting': alike(false),
  'GET /api/agency/mechanism/settlement': alike(false),
  'POST /api/agency/subordinate/register': {
    input: (who) => ({ body: registered(who) }),
    foreign: 'alike',
    isTelling: true,
  },
  'POST /api/agency/click': {
    input: (_, { member }) => ({ body: { invite_code: member.inviteCode } }),
    foreign: 'alike',
    isTelling: false,
  },
  'GET /api/operator/agency/flags': alike(true),
  'POST /api/operator/agency/flags/clear': {
    input: (_, { flags }) => ({ body: { id: flags.cleared, note: 'a household' } }),
    foreign: 404,
    isTelling: true,
  },
  'POST /api/operator/agency/flags/confirm': {
    input: (_, { flags }) => ({ body: { id: flags.confirmed, note: 'one person' } }),
    foreign: 404,
    isTelling: true,
  },
  'GET /api/operator/agency/rates': alike(true),
  'POST /api/operator/agency/rates/set': alike(false, { body: { part: 'betting', rate: '0.12' } }),
} satisfies WalkedCalls;
