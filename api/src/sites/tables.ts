import type { Generated } from 'kysely';
import type { SiteFeature } from '@mosaico/shared/contract';
import type { Jsonb } from '../db/column-types.ts';
import type { InEveryLanguage } from '../messages/in-every-language.ts';

/** A language as the tenant's configuration has it: the code still raw, e.g. `ZH_CN1` (R178, R179). */
export interface SiteLanguage {
  readonly code: string;
  readonly name: string;
  /** Address of the flag image. */
  readonly flag: string;
}

/** Facts of the operator for the legal footer (R24). */
export interface SiteLegal {
  readonly entity: string;
  readonly cnpj: string;
  readonly authorisation: string;
  readonly address: string;
  readonly support: string;
}

/** Words of an advertisement; `action` is the label of its button (R77). */
export interface AdvertisementText {
  readonly title: string;
  readonly text: string;
  readonly action?: string;
}

export interface SiteTables {
  sites: {
    key: string;
    name: string;
    theme: 'aurora' | 'mare';
    languages: Jsonb<readonly SiteLanguage[]>;
    is_sandbox: boolean;
    compliance_profile: 'sandbox' | 'br-licensed';
    legal: Jsonb<SiteLegal>;
    /** Above this amount two people approve a withdrawal (R123). */
    second_review_centavos: Generated<number>;
    /** Path of a picture within the site; null shows the drawn logo. */
    logo: Generated<string | null>;
  };
  site_hosts: {
    /** Lower case, without port. */
    host: string;
    site_key: string;
  };
  site_features: {
    site_key: string;
    /** Present means on. */
    feature: SiteFeature;
  };
  site_links: {
    site_key: string;
    name: string;
    /** One of the UI kit's icons. */
    icon: string;
    /** https only (R181). */
    url: string;
    sort_order: number;
  };
  site_advertisements: {
    site_key: string;
    /** Another id is another content (R79). */
    id: string;
    texts: Jsonb<InEveryLanguage<AdvertisementText>>;
    /** Path within the site; null when there is no button. */
    action_to: string | null;
  };
  /** Immutable: a trigger refuses every change (R258). */
  site_terms: {
    site_key: string;
    version: number;
    published_at: Date;
    /** Of the first version the same instant, of later ones at least 14 days after it. */
    effective_at: Date;
    summary: Jsonb<InEveryLanguage>;
  };
  member_consents: {
    site_key: string;
    member_id: number;
    version: number;
    accepted_at: Date;
    ip_masked: string;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends SiteTables {}
}
