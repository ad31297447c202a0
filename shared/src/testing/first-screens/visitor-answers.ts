import { endpointOf, type ApiKey } from '../../api/index.ts';
import { COVER_FAMILIES } from '../../ui/cover/index.ts';
import { aGame } from '../builders.ts';
import { okBody } from '../stub-api.ts';
import type { TestSite } from './sites.ts';

const AT = '2026-11-20T12:00:00.000Z';

/**
 * What the API of a site answers anybody, checked against the contract: for first screens.
 * @throws for an endpoint without an answer here: give it one
 */
export function visitorAnswer(key: ApiKey, { site, games }: TestSite): unknown {
  const answer = answersOf(site.name, games)[key];
  if (!answer) throw new Error(`${key} has no answer in shared/src/testing/first-screens/visitor-answers.ts`);
  return endpointOf(key).response.parse(answer);
}

function answersOf(name: string, count: number): Readonly<Partial<Record<ApiKey, unknown>>> {
  const games = Array.from({ length: count }, (_, index) =>
    aGame({
      id: index + 1,
      game_id: index + 1,
      name: `${name} ${index + 1}`,
      img: `cover:${COVER_FAMILIES[index % COVER_FAMILIES.length]}:${index}`,
      is_hot: index % 2,
      is_new: index % 3 === 0 ? 1 : 0,
    }),
  );
  const messages = ['Bem-vindo', 'Torneio'].map((title, index) => ({
    id: index + 1,
    kind: 'news',
    title,
    content: `${title}!\n\n${name}`,
    preview: `${title}! ${name}`,
    created_at: AT,
    is_read: 0,
  }));
  return {
    'GET /api/language/getList': okBody([{ name: 'Português', code: 'pt', icon: '/assets/flags/pt.svg' }]),
    'GET /api/socialmedialinks/get': okBody([{ name, icon: 'chat', url: 'https://social.example/' }]),
    'GET /api/profilepictures': okBody({ male: [], female: [] }),
    'GET /api/games/apisv2': okBody([
      { id: 1, api_name: 'calcada', name: 'Calçada', icon: 'wave', game_types: ['slot'], count },
    ]),
    'GET /api/games/listsv2': okBody({ list: games, total: count, page: 1, limit: 24 }),
    'GET /api/games/promotion': okBody(games.slice(0, 3)),
    'GET /api/games/popular': okBody(games),
    'GET /api/promotion/activities': okBody({
      list: ['first_deposit', 'recharge_rebate', 'invitation', 'gift_tiers'].map((kind) => ({
        key: kind,
        kind,
        state: 'available',
        progress: null,
        reward: '1500.00',
        turnover: '5',
        terms: { min: '20.00', most: '1500.00', timing: 'before' },
        bet_shares: [],
        turnover_shares: [],
        ends_at: AT,
        ends_in_seconds: 3600,
      })),
    }),
    'GET /api/promotion/rechargebonus': okBody({
      total: null,
      percent: null,
      next: null,
      most: null,
      turnover: '5',
      tiers: [
        { name: 'Bronze', from: '1000.00', to: '5000.00', percent_from: '5.00', percent_to: '10.00' },
        { name: 'Diamond', from: '60000.00', to: '100000.00', percent_from: '20.00', percent_to: '20.00' },
      ],
    }),
    ...Object.fromEntries(
      ['recharge', 'betting', 'settlement'].map((part) => [
        `GET /api/agency/mechanism/${part}`,
        okBody({
          tiers: [{ level: 1, min_amount: '0.00', rate: '1.00', note: name }],
          rules: [name, `2. ${name}`],
          example: { base_amount: '200.00', amount: '2.00' },
        }),
      ]),
    ),
    'GET /api/tradingrules': okBody({
      html: `<ul><li>${name}</li></ul>`,
      items: [name, `2. ${name}`],
      min: '20.00',
      max: '10000.00',
      fee: '2.00',
      free_per_day: 3,
      daily_limit: '50000.00',
      daily_count: 5,
    }),
    'GET /api/payments/list': okBody([
      {
        id: 1,
        name: 'Pix',
        type: 'pix',
        icon: 'pix',
        min: '10.00',
        max: '20000.00',
        fee_rate: '0.0000',
        fee_fixed: '0.00',
        turnover: '1',
        quick_amounts: ['20.00', '50.00'],
        desc: name,
      },
    ]),
    'GET /api/informationcenter/support': okBody([
      { name: 'Chat', linkurl: 'https://chat.example/' },
      { name: 'E-mail', linkurl: 'https://mail.example/' },
    ]),
    'GET /api/informationcenter/notification': okBody({ list: [], total: 0, page: 1, limit: 20, next: null }),
    'GET /api/informationcenter/announcement': okBody({
      list: messages,
      total: 2,
      page: 1,
      limit: 20,
      next: null,
    }),
  };
}
