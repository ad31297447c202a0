import { siteLanguageCode } from '@mosaico/shared/rules';
import { DomainError } from '../domain-error.ts';
import { route, success, type Route } from '../http/route.ts';
import type { SiteDirectory, SiteRecord } from './site-directory.ts';

/** The tenant's appearance and its languages. */
export function siteRoutes(sites: SiteDirectory): readonly Route[] {
  return [
    route('GET /api/dynamicwebs/getdata', async ({ query }) =>
      success(appearanceOf(found(await sites.ofHost(query.sitename)))),
    ),
    route('GET /api/language/getList', async ({ query, caller }) => {
      const site = found(await sites.ofKey(query.site || caller.site.key));
      return success(
        site.languages.map(({ name, code, flag }) => ({ name, code: siteLanguageCode(code), icon: flag })),
      );
    }),
  ];
}

function found(site: SiteRecord | null): SiteRecord {
  if (!site) throw new DomainError('site_not_found');
  return site;
}

function appearanceOf(site: SiteRecord) {
  return {
    site: site.key,
    site_name: site.name,
    theme: site.theme,
    supported_language: site.languages.map(({ code, name, flag }) => ({
      language_flag_link: flag,
      language_name: name,
      language_code: code,
    })),
    is_sandbox: site.is_sandbox,
    compliance_profile: site.compliance_profile,
    legal: site.legal,
  };
}
