import { siteLanguageCode } from '@mosaico/shared/rules';
import { DomainError } from '../domain-error.ts';
import { route, success, type Route } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { appearanceOf } from './appearance.ts';
import type { SiteDirectory } from './site-directory.ts';
import type { SiteRecord } from './site-record.ts';
import { termsRoutes } from './terms-routes.ts';

/** The tenant's appearance, languages, links and terms. */
export function siteRoutes(deps: Deps & { readonly sites: SiteDirectory }): readonly Route[] {
  const { sites, config } = deps;
  return [
    route('GET /api/dynamicwebs/getdata', async ({ query, caller }) =>
      success(
        appearanceOf(found(await sites.ofHost(query.sitename)), caller.messageSet, config.isProduction),
      ),
    ),
    route('GET /api/language/getList', async ({ query, caller }) => {
      const site = found(await sites.ofKey(query.site || caller.site.key));
      return success(
        site.languages.map(({ name, code, flag }) => ({ name, code: siteLanguageCode(code), icon: flag })),
      );
    }),
    route('GET /api/socialmedialinks/get', async ({ query, caller }) => {
      const site = found(await sites.ofKey(query.site || caller.site.key));
      return success(site.links.map(({ name, icon, url }) => ({ name, icon, url })));
    }),
    ...termsRoutes(deps),
  ];
}

function found(site: SiteRecord | null): SiteRecord {
  if (!site) throw new DomainError('site_not_found');
  return site;
}
