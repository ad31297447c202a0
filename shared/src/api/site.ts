import { z } from 'zod';
import { defineEndpoints, lang, ok } from './endpoint.ts';

/** A language the site offers; the code is cleaned by `siteLanguageCode` (A5). */
const supportedLanguage = z.object({
  language_flag_link: z.string(),
  language_name: z.string(),
  /** As configured, e.g. `ZH_CN1`. */
  language_code: z.string(),
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
        supported_language: z.array(supportedLanguage),
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
});
