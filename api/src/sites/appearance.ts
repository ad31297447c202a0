import type { Data } from '@mosaico/shared/api';
import { SITE_FEATURES, type MessageSet, type SiteFeature } from '@mosaico/shared/contract';
import type { SiteRecord } from './site-record.ts';

type Appearance = Data<'GET /api/dynamicwebs/getdata'>;

/** What an operator cannot switch on where the Brazilian licence holds: rewards that ask for no bet may not be advertised there (R257). */
const NOT_UNDER_LICENCE: ReadonlySet<SiteFeature> = new Set(['chat_rain']);

/**
 * What a site looks like, in one language.
 *
 * @param isProduction there, pages of diagnostics show only where the operator has switched them on
 * Source: R177, R178, R77, G34.
 */
export function appearanceOf(site: SiteRecord, messageSet: MessageSet, isProduction: boolean): Appearance {
  return {
    site: site.key,
    site_name: site.name,
    theme: site.theme,
    logo: site.logo,
    supported_language: site.languages.map(({ code, name, flag }) => ({
      language_flag_link: flag,
      language_name: name,
      language_code: code,
    })),
    features: SITE_FEATURES.filter(
      (feature) =>
        !(site.compliance_profile === 'br-licensed' && NOT_UNDER_LICENCE.has(feature)) &&
        (site.features.includes(feature) || (feature === 'diagnostics' && !isProduction)),
    ),
    advertisement: advertisementOf(site, messageSet),
    is_sandbox: site.is_sandbox,
    compliance_profile: site.compliance_profile,
    legal: site.legal,
  };
}

function advertisementOf({ advertisement }: SiteRecord, messageSet: MessageSet): Appearance['advertisement'] {
  if (!advertisement) return null;
  const { id, texts, action_to: to } = advertisement;
  const { title, text, action: label } = texts[messageSet];
  return { id, title, text, action: to !== null && label !== undefined ? { label, to } : null };
}
