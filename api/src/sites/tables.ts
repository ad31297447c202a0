import type { Jsonb } from '../db/column-types.ts';

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

export interface SiteTables {
  sites: {
    key: string;
    name: string;
    theme: 'aurora' | 'mare';
    languages: Jsonb<readonly SiteLanguage[]>;
    is_sandbox: boolean;
    compliance_profile: 'sandbox' | 'br-licensed';
    legal: Jsonb<SiteLegal>;
  };
  site_hosts: {
    /** Lower case, without port. */
    host: string;
    site_key: string;
  };
}
