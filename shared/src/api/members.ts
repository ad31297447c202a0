import { z } from 'zod';
import { amount, defineEndpoints, instant, lang, ok } from './endpoint.ts';

/** The current member. Field names are the product's own (R81 to R91). */
export const userInfo = z.object({
  id: z.int(),
  /** Account name. */
  name: z.string(),
  nickname: z.string(),
  realname: z.string(),
  email: z.string(),
  /** E.164, middle digits masked. */
  phone: z.string(),
  qq: z.string(),
  /** 0 unknown, 1 male, 2 female (R91). */
  gender: z.int(),
  invite_code: z.string(),
  d7_map: z.record(z.string(), z.string()),
  day7_id: z.string(),
  /** Always empty: the secrets of the game bridge never leave the server (R82). */
  bridge_password_token: z.literal(''),
  bridge_password: z.literal(''),
  /** What can be played: cash and bonus (A42). */
  money: amount,
  cash_money: amount,
  bonus_money: amount,
  /** What may be withdrawn now (G17). */
  withdrawable_money: amount,
  /** Grows with every movement of the member's money: of two answers or events, the one with the higher version is the newer. */
  money_version: z.int(),
  /** Claimable rebate (返水). */
  fs_money: amount,
  /** Turnover still to be wagered before a withdrawal (码量). */
  ml_money: amount,
  total_money: amount,
  total_slot_money: amount,
  total_live_money: amount,
  score: z.number(),
  /** Last part masked (R84). */
  register_ip: z.string(),
  register_area: z.string(),
  register_site: z.string(),
  /** 1 active, 0 frozen, 2 self-excluded (R85). */
  status: z.int(),
  /** What keeps the member from playing and depositing now; `until` null where no end is known. Null when nothing does (G31, G32). */
  play_bar: z.object({ why: z.enum(['paused', 'excluded', 'barred']), until: instant.nullable() }).nullable(),
  is_tips_on: z.int(),
  is_in_on: z.int(),
  is_trans_on: z.int(),
  is_demo: z.int(),
  lang: z.string(),
  /** Root of the invitation tree and direct inviter; 0 when none (R156). */
  top_id: z.int(),
  agent_id: z.int(),
  total_credit: z.literal('0.00'),
  used_credit: z.literal('0.00'),
  level: z.int(),
  slot_level: z.int(),
  live_level: z.int(),
  level_name: z.string(),
  created_at: instant,
  updated_at: instant,
  deleted_at: z.null(),
  site: z.string(),
  is_ms_reg: z.int(),
  has_qk_pwd: z.boolean(),
  /** Chosen profile photo; null shows the default one (R93). */
  profileurl: z.string().nullable(),
  /** What the member has not read yet (G23). */
  unread_notifications: z.int(),
  unread_announcements: z.int(),
});
export type UserInfo = z.infer<typeof userInfo>;
export type PlayBar = NonNullable<UserInfo['play_bar']>;

const picture = z.object({ id: z.int(), url: z.string() });

/** The member as the site shows it, and what they say of themselves. */
export const memberEndpoints = defineEndpoints({
  'POST /api/auth/me': {
    summary: 'The current member (R171)',
    access: 'member',
    body: z.object({ lang }),
    response: ok(userInfo),
    errors: [],
  },
  'POST /api/auth/info/update': {
    summary: 'Changes what the member says about themselves: only the fields that are sent (G7)',
    access: 'member',
    body: z.object({
      /** Empty: the account name is shown in its place. */
      nickname: z.string().max(80).optional(),
      /** Fixed once documents were sent for the identity check, unless they were rejected. */
      realname: z.string().max(160).optional(),
      gender: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
      lang,
    }),
    response: ok(userInfo),
    errors: [
      'nickname_invalid',
      'nickname_mixed',
      'name_reserved',
      'name_required',
      'name_incomplete',
      'name_invalid',
      'name_fixed',
    ],
    rateLimit: { points: 20, windowSeconds: 3_600, per: 'member' },
  },
  'GET /api/profilepictures': {
    summary: 'Profile photos to choose from (R92, R174)',
    access: 'public',
    query: z.object({ lang }),
    response: ok(z.object({ male: z.array(picture), female: z.array(picture) })),
    errors: [],
  },
  'POST /api/profilepictures/user': {
    summary: "The member's profile photo (R172, R113)",
    access: 'member',
    body: z.object({ member_id: z.int(), lang }),
    response: ok(z.object({ profileurl: z.string().nullable() })),
    errors: ['forbidden'],
  },
  'POST /api/profilepictures/set': {
    summary: 'Chooses a profile photo from the offered lists (R173)',
    access: 'member',
    body: z.object({ member_id: z.int(), picture_id: z.int(), lang }),
    response: ok(z.object({ profileurl: z.string() })),
    errors: ['forbidden', 'picture_unknown'],
  },
});
