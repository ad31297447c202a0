import { samplePictures } from '../sample-jpeg.ts';
import { alike, ofIdentityCheck, type WalkedCalls } from '../walked-call.ts';

/** Of the copy of a member's data, the identity check and the information centre. */
export const INFORMATION_CALLS = {
  'GET /api/me/export': alike(false),
  // Before the next one, which takes the place of the copy that is ready.
  'POST /api/me/export/download': {
    input: () => ({ body: { part: 1 } }),
    foreign: 'alike',
    isTelling: false,
    ticketFor: 'data_download',
  },
  // One at a time: the call before has asked for it.
  'POST /api/me/export': { ...alike(false), foreign: 409, ticketFor: 'data_export' },
  'GET /api/me/deletion': alike(false),
  // One is under way for the members of the walk.
  'POST /api/me/deletion': { ...alike(false), ticketFor: 'deletion', heardOnly: '409 deletion_pending' },
  'POST /api/me/deletion/cancel': { ...alike(false), foreign: 409, others: '409 deletion_none' },

  'GET /api/kyc': alike(false),
  // Sent once, by the call before.
  'POST /api/kyc': {
    ...alike(false, { body: { document_type: 'cnh', ...samplePictures() } }),
    foreign: 409,
    others: '409 identity_not_open',
  },
  'GET /api/operator/identity': alike(true),
  'GET /api/operator/identity/pictures': ofIdentityCheck('query', 'seen', false),
  'POST /api/operator/identity/approve': ofIdentityCheck('body', 'approved', true),
  'POST /api/operator/identity/reject': ofIdentityCheck('body', 'rejected', true, { reason: 'expired' }),

  'GET /api/informationcenter/support': alike(true),
  'GET /api/informationcenter/notification': alike(true),
  'GET /api/informationcenter/announcement': alike(true),
  'POST /api/informationcenter/read': {
    input: (_, { notificationId }) => ({ body: { type: 'notification', id: notificationId } }),
    foreign: 404,
    isTelling: false,
  },
} satisfies WalkedCalls;
