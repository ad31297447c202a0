import { alike, type WalkedCalls } from '../walked-call.ts';

/** Of a site, and its terms. */
export const SITE_CALLS = {
  'GET /api/dynamicwebs/getdata': {
    input: (_, { host }) => ({ query: { sitename: host } }),
    foreign: 'public',
    isTelling: true,
  },
  'GET /api/language/getList': {
    input: (_, { siteKey }) => ({ query: { site: siteKey } }),
    foreign: 'public',
    isTelling: false,
  },
  'GET /api/socialmedialinks/get': {
    input: (_, { siteKey }) => ({ query: { site: siteKey } }),
    foreign: 'public',
    isTelling: true,
  },
  'GET /api/terms/get': alike(true),
  'POST /api/terms/accept': alike(false, { body: { version: 1 } }),
} satisfies WalkedCalls;
