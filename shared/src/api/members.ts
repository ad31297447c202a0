import { z } from 'zod';
import { bearerToken, device } from './bearer.ts';
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

const captcha = {
  captcha: z.string().max(2048).optional(),
  key: z.string().max(128).optional(),
};
const picture = z.object({ id: z.int(), url: z.string() });

export const memberEndpoints = defineEndpoints({
  'POST /api/auth/captcha': {
    summary: 'A verification code, one use, 120 s: a picture, or work for the browser instead (R168, G40)',
    access: 'public',
    body: z.object({ mode: z.enum(['picture', 'work']).default('picture'), lang }),
    response: ok(
      z.object({
        key: z.string(),
        /** Data address of the picture; empty in mode `work`. */
        img: z.string(),
        /** In mode `work`: the JSON of a challenge to solve; the solution is the `captcha` of the request. Null else. */
        challenge: z.string().nullable(),
        expires_in: z.int(),
      }),
    ),
    errors: [],
    rateLimit: { points: 10, windowSeconds: 60, per: 'ip' },
  },
  'POST /api/auth/login2': {
    summary: 'Logs in by account name, phone or CPF; one answer for every wrong credential (R169)',
    access: 'public',
    body: z.object({ name: z.string().max(80), password: z.string().max(256), ...captcha, device, lang }),
    response: ok(
      bearerToken.extend({
        /** A member with a second factor gets an empty token, and this, which the second step needs. */
        second_factor: z.object({ challenge: z.string(), expires_in: z.int() }).optional(),
      }),
    ),
    errors: [
      'account_required',
      'password_required',
      'captcha_required',
      'captcha_wrong',
      'wrong_credentials',
      'account_locked',
      'account_frozen',
    ],
  },
  'POST /api/auth/register2': {
    summary: 'Registers a member and logs in (R170, R138, R139, R150, R256)',
    access: 'public',
    body: z.object({
      name: z.string().max(80),
      password: z.string().max(256),
      password_confirmation: z.string().max(256),
      realname: z.string().max(160),
      /** Brazilian mobile in any common spelling. */
      phone: z.string().max(40),
      cpf_id: z.string().max(40),
      /** ISO date, `1990-02-28`. */
      birth_date: z.string().max(20),
      ...captcha,
      invite_code: z.string().max(16).optional(),
      agree: z.boolean(),
      device,
      lang,
    }),
    response: ok(bearerToken),
    errors: [
      'account_required',
      'account_invalid',
      'account_taken',
      'password_required',
      'password_too_short',
      'password_too_long',
      'password_is_account',
      'passwords_differ',
      'name_required',
      'name_invalid',
      'phone_required',
      'phone_invalid',
      'phone_taken',
      'cpf_required',
      'cpf_invalid',
      'cpf_taken',
      'registration_barred',
      'register_silent',
      'birth_date_required',
      'birth_date_invalid',
      'under_age',
      'captcha_required',
      'captcha_wrong',
      'invite_code_unknown',
      'terms_required',
    ],
    rateLimit: { points: 3, windowSeconds: 3600, per: 'ip' },
  },
  'POST /api/auth/password/forgot': {
    summary: 'Sends a code to the member of this account and CPF; answers alike when there is none (G9)',
    access: 'public',
    body: z.object({ name: z.string().max(80), cpf_id: z.string().max(40), ...captcha, lang }),
    response: ok(z.object({ expires_in: z.int() })),
    errors: [
      'account_required',
      'cpf_required',
      'cpf_invalid',
      'captcha_required',
      'captcha_wrong',
      'unavailable',
    ],
    rateLimit: { points: 5, windowSeconds: 3600, per: 'ip' },
  },
  'POST /api/auth/password/reset': {
    summary:
      'Sets a new password with the code that was sent; ends every session of the member (G9, R134, R135, R138)',
    access: 'public',
    body: z.object({
      name: z.string().max(80),
      cpf_id: z.string().max(40),
      /** Six digits. */
      code: z.string().max(16),
      password: z.string().max(256),
      password_confirmation: z.string().max(256),
      lang,
    }),
    response: ok(z.null()),
    errors: [
      'account_required',
      'cpf_required',
      'cpf_invalid',
      'code_required',
      'code_wrong',
      'password_required',
      'password_too_short',
      'password_too_long',
      'password_is_account',
      'password_is_old',
      'passwords_differ',
    ],
    rateLimit: { points: 20, windowSeconds: 3600, per: 'ip' },
  },
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
    errors: ['nickname_invalid', 'name_required', 'name_invalid', 'name_fixed'],
    rateLimit: { points: 20, windowSeconds: 3_600, per: 'member' },
  },
  'POST /api/auth/logout': {
    summary: 'Revokes the token (G1)',
    access: 'member',
    body: z.object({ lang }),
    response: ok(z.null()),
    errors: [],
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
