import type { RateLimits } from '../http/rate-limits.ts';
import type { Deps } from '../runtime/deps.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';

/** What routes and plugins are built with: the rules' Deps, and what one application shares among its requests. */
export interface Parts extends Deps {
  readonly sites: SiteDirectory;
  readonly limits: RateLimits;
}
