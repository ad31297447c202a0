import { readAnnouncementFiles } from './announcement-files.ts';
import { callSite } from './call-site.ts';
import { alone, list, listing, one, type OperatorCommands } from './command.ts';
import {
  agencyRateLine,
  announcementLine,
  contestationLine,
  flagLine,
  eventLine,
  promotionLine,
  refundLine,
  reviewLimitLine,
  turnoverShareLine,
  withdrawalLine,
} from './lines.ts';
import { MEMBER_COMMANDS } from './member-commands.ts';
import { changeOf, offerOf } from './offer.ts';

/** Every command that calls the site, by its noun and its verb. */
export const COMMANDS: OperatorCommands = {
  withdrawals: {
    list: list(async (caller, given) => {
      const { data } = await callSite(caller, 'GET /api/operator/withdrawals', listing(given));
      return { data, lines: data.list.map(withdrawalLine) };
    }),
    show: one(async (caller, { name }) => {
      const query = { order_no: name };
      const { data } = await callSite(caller, 'GET /api/operator/withdrawals/show', { query });
      const paid = `paid in R$ ${data.member_deposited}, paid out R$ ${data.member_withdrawn}`;
      return { data, lines: [withdrawalLine(data.withdrawal), paid, ...data.events.map(eventLine)] };
    }),
    approve: one(async (caller, { name, note = '' }) => {
      const body = { order_no: name, note };
      const { data } = await callSite(caller, 'POST /api/operator/withdrawals/approve', { body });
      return { data, lines: [withdrawalLine(data)] };
    }),
    reject: one(
      async (caller, { name, note = '', reason = '' }) => {
        const body = { order_no: name, reason, note };
        const { data } = await callSite(caller, 'POST /api/operator/withdrawals/reject', { body });
        return { data, lines: [withdrawalLine(data)] };
      },
      ['reason'],
    ),
    limit: list(async (caller) => {
      const { data } = await callSite(caller, 'GET /api/operator/withdrawals/limit', {});
      return { data, lines: [`two people above R$ ${data.limit}`, ...data.list.map(reviewLimitLine)] };
    }),
    'propose-limit': alone(
      async (caller, { amount = '', note = '' }) => {
        const body = { limit: amount, note };
        const { data } = await callSite(caller, 'POST /api/operator/withdrawals/limit/propose', { body });
        return { data, lines: [reviewLimitLine(data)] };
      },
      ['amount', 'note'],
    ),
    'confirm-limit': one(async (caller, { name }) => {
      const body = { id: name };
      const { data } = await callSite(caller, 'POST /api/operator/withdrawals/limit/confirm', { body });
      return { data, lines: [reviewLimitLine(data)] };
    }),
  },
  contestations: {
    list: list(async (caller, given) => {
      const { data } = await callSite(caller, 'GET /api/operator/contestations', listing(given));
      return { data, lines: data.list.map(contestationLine) };
    }),
    show: one(async (caller, { name }) => {
      const query = { number: name };
      const { data } = await callSite(caller, 'GET /api/operator/contestations/show', { query });
      const member = `member paid in R$ ${data.member_deposited}, has R$ ${data.member_cash} in cash`;
      return { data, lines: [contestationLine(data.contestation), member, ...data.events.map(eventLine)] };
    }),
    accept: one(async (caller, { name, note = '' }) => {
      const body = { number: name, note };
      const { data } = await callSite(caller, 'POST /api/operator/contestations/accept', { body });
      return { data, lines: [contestationLine(data)] };
    }),
    reject: one(async (caller, { name, note = '' }) => {
      const body = { number: name, note };
      const { data } = await callSite(caller, 'POST /api/operator/contestations/reject', { body });
      return { data, lines: [contestationLine(data)] };
    }),
  },
  refunds: {
    list: list(async (caller, given) => {
      const { data } = await callSite(caller, 'GET /api/operator/refunds', listing(given));
      return { data, lines: data.list.map(refundLine) };
    }),
    retry: one(async (caller, { name, note = '' }) => {
      const body = { e2eid: name, note };
      const { data } = await callSite(caller, 'POST /api/operator/refunds/retry', { body });
      return { data, lines: [refundLine(data)] };
    }),
    done: one(
      async (caller, { name, note = '' }) => {
        const body = { e2eid: name, note };
        const { data } = await callSite(caller, 'POST /api/operator/refunds/done', { body });
        return { data, lines: [refundLine(data)] };
      },
      ['note'],
    ),
  },
  deposits: {
    ask: one(async (caller, { name }) => {
      const body = { order_no: name };
      const { data } = await callSite(caller, 'POST /api/operator/deposits/ask', { body });
      return { data, lines: [`${data.order_no}  is asked about`] };
    }),
  },
  agency: {
    flags: list(async (caller, given) => {
      const { data } = await callSite(caller, 'GET /api/operator/agency/flags', listing(given));
      return { data, lines: data.list.map(flagLine) };
    }),
    clear: one(
      async (caller, { name, note = '' }) => {
        const body = { id: name, note };
        const { data } = await callSite(caller, 'POST /api/operator/agency/flags/clear', { body });
        return { data, lines: [flagLine(data)] };
      },
      ['note'],
    ),
    confirm: one(
      async (caller, { name, note = '' }) => {
        const body = { id: name, note };
        const { data } = await callSite(caller, 'POST /api/operator/agency/flags/confirm', { body });
        return { data, lines: [flagLine(data)] };
      },
      ['note'],
    ),
    rates: list(async (caller) => {
      const { data } = await callSite(caller, 'GET /api/operator/agency/rates', {});
      return { data, lines: data.list.map(agencyRateLine) };
    }),
    rate: one(
      async (caller, { name, amount = '' }) => {
        const body = { part: name, rate: amount };
        const { data } = await callSite(caller, 'POST /api/operator/agency/rates/set', { body });
        return { data, lines: [agencyRateLine(data)] };
      },
      ['amount'],
    ),
  },
  promotions: {
    list: list(async (caller) => {
      const { data } = await callSite(caller, 'GET /api/operator/promotions', {});
      return { data, lines: data.list.map(promotionLine) };
    }),
    stop: one(async (caller, { name }) => {
      const { data } = await callSite(caller, 'POST /api/operator/promotions/stop', { body: { key: name } });
      return { data, lines: [promotionLine(data)] };
    }),
    start: one(async (caller, { name }) => {
      const { data } = await callSite(caller, 'POST /api/operator/promotions/start', { body: { key: name } });
      return { data, lines: [promotionLine(data)] };
    }),
    end: one(async (caller, { name }) => {
      const { data } = await callSite(caller, 'POST /api/operator/promotions/end', { body: { key: name } });
      return { data, lines: [promotionLine(data)] };
    }),
    add: one(async (caller, given, parts) => {
      const body = await offerOf(given, parts);
      const { data } = await callSite(caller, 'POST /api/operator/promotions/add', { body });
      return { data, lines: [promotionLine(data)] };
    }),
    change: one(async (caller, given) => {
      const body = changeOf(given);
      const { data } = await callSite(caller, 'POST /api/operator/promotions/change', { body });
      return { data, lines: [promotionLine(data)] };
    }),
    'add-usual': list(async (caller) => {
      const { data } = await callSite(caller, 'POST /api/operator/promotions/add-usual', { body: {} });
      return { data, lines: data.list.map(promotionLine) };
    }),
    budget: one(
      async (caller, { name, amount = '' }) => {
        const body = { key: name, budget: amount };
        const { data } = await callSite(caller, 'POST /api/operator/promotions/budget', { body });
        return { data, lines: [promotionLine(data)] };
      },
      ['amount'],
    ),
  },
  turnover: {
    shares: list(async (caller) => {
      const { data } = await callSite(caller, 'GET /api/operator/turnover/shares', {});
      return { data, lines: data.list.map(turnoverShareLine) };
    }),
    share: one(
      async (caller, { name, amount = '' }) => {
        const body = { game_type: name, percent: Number(amount) };
        const { data } = await callSite(caller, 'POST /api/operator/turnover/shares/set', { body });
        return { data, lines: [turnoverShareLine(data)] };
      },
      ['amount'],
    ),
  },
  ...MEMBER_COMMANDS,
  announcements: {
    list: list(async (caller) => {
      const { data } = await callSite(caller, 'GET /api/operator/announcements', {});
      return { data, lines: data.list.map(announcementLine) };
    }),
    write: one(
      async (caller, { name, folder = '', english, from, until }) => {
        const texts = await readAnnouncementFiles(folder);
        const meant = english && { in_english: english.split(',') };
        const body = { key: name, texts, ...meant, ...(from && { from }), ...(until && { until }) };
        const { data } = await callSite(caller, 'POST /api/operator/announcements/write', { body });
        const missing =
          data.in_english.length > 0 ? [`in English instead: ${data.in_english.join(', ')}`] : [];
        return { data, lines: [announcementLine(data), ...missing] };
      },
      ['folder'],
    ),
    withdraw: one(async (caller, { name }) => {
      const body = { key: name };
      const { data } = await callSite(caller, 'POST /api/operator/announcements/withdraw', { body });
      return { data, lines: [announcementLine(data)] };
    }),
  },
};
