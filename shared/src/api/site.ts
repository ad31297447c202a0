import { z } from 'zod';
import { SITE_FEATURES } from '../contract/names.ts';
import { defineEndpoints, instant, lang, ok } from './endpoint.ts';

/** A language the site offers; the code is cleaned by `siteLanguageCode` (A5). */
const supportedLanguage = z.object({
  language_flag_link: z.string(),
  language_name: z.string(),
  /** As configured, e.g. `ZH_CN1`. */
  language_code: z.string(),
});

/** What the reminder modal says on Home, in the caller's language (R77). */
const advertisement = z.object({
  /** Another id is another content: "do not remind again" counts for one id only (R79). */
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Label and path within the site of the button. */
  action: z.object({ label: z.string(), to: z.string() }).nullable(),
});

/** One version of the terms of use. `effective_at` is at least 14 days after `published_at` (R258). */
const termsVersion = z.object({
  version: z.int(),
  published_at: instant,
  effective_at: instant,
  /** What changes, in one or two sentences, in the caller's language. */
  summary: z.string(),
});

export const siteEndpoints = defineEndpoints({
  'GET /api/dynamicwebs/getdata': {
    summary: 'What the site of a host looks like: name, languages, theme, switches (R177, R178, G34)',
    access: 'public',
    query: z.object({ sitename: z.string().min(1).max(253), lang }),
    response: ok(
      z.object({
        site: z.string(),
        site_name: z.string(),
        theme: z.enum(['aurora', 'mare']),
        /** Address of a picture within the site; null shows the drawn logo. */
        logo: z.string().nullable(),
        supported_language: z.array(supportedLanguage),
        /** What is switched on; `diagnostics` always is outside of production. */
        features: z.array(z.enum(SITE_FEATURES)),
        /** Null when there is nothing to advertise. */
        advertisement: advertisement.nullable(),
        /** True while providers are sandboxes and the money is play money. */
        is_sandbox: z.boolean(),
        compliance_profile: z.enum(['sandbox', 'br-licensed']),
        legal: z.object({
          entity: z.string(),
          cnpj: z.string(),
          authorisation: z.string(),
          address: z.string(),
          support: z.string(),
        }),
      }),
    ),
    errors: ['site_not_found'],
  },
  'GET /api/language/getList': {
    summary: 'Languages of the site for the switcher (R176, R240)',
    access: 'public',
    query: z.object({ site: z.string().max(64).optional(), lang }),
    response: ok(z.array(z.object({ name: z.string(), code: z.string(), icon: z.string() }))),
    errors: ['site_not_found'],
  },
  'GET /api/socialmedialinks/get': {
    summary: 'Where else the site can be found; https only (R181, R116)',
    access: 'public',
    query: z.object({ site: z.string().max(64).optional(), lang }),
    /** `icon` names an icon of @mosaico/shared/ui. */
    response: ok(z.array(z.object({ name: z.string(), icon: z.string(), url: z.string() }))),
    errors: ['site_not_found'],
  },
  'GET /api/terms/get': {
    summary: 'The terms in force and the announced ones, and what the caller has accepted (R258)',
    access: 'optional',
    query: z.object({ lang }),
    response: ok(
      z.object({
        current: termsVersion,
        /** Announced and not yet in force. */
        next: termsVersion.nullable(),
        /** Latest version the member has accepted, 0 when none; null for a visitor. */
        accepted_version: z.int().nullable(),
      }),
    ),
    errors: [],
  },
  'POST /api/terms/accept': {
    summary:
      'The member accepts a version of the terms, in force or announced; accepting it again changes nothing (R258)',
    access: 'member',
    body: z.object({ version: z.int(), lang }),
    response: ok(z.object({ accepted_version: z.int() })),
    errors: ['terms_unknown'],
    isIdempotent: true,
  },
});
