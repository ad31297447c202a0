import type { ApiKey } from './catalogue.ts';

/**
 * The GETs that answer anybody, also without a token: what the edge may ask for. Written down without the schemas, for code that must
 * not hold them; a test compares with the catalogue.
 */
export const VISITOR_READS: readonly ApiKey[] = [
  'GET /api/dynamicwebs/getdata',
  'GET /api/language/getList',
  'GET /api/socialmedialinks/get',
  'GET /api/terms/get',
  'GET /api/profilepictures',
  'GET /api/games/apisv2',
  'GET /api/games/listsv2',
  'GET /api/games/preview',
  'GET /api/games/promotion',
  'GET /api/games/popular',
  'GET /api/games/winners',
  'GET /api/games/tables',
  'GET /api/promotion/activities',
  'GET /api/promotion/rechargebonus',
  'GET /api/agency/mechanism/recharge',
  'GET /api/agency/mechanism/betting',
  'GET /api/agency/mechanism/settlement',
  'GET /api/payments/list',
  'GET /api/payment/online/list',
  'GET /api/tradingrules',
  'GET /api/informationcenter/support',
  'GET /api/informationcenter/notification',
  'GET /api/informationcenter/announcement',
];
