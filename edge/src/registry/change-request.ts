import type { AdvanceRequest, CanaryRequest } from './canary-plan.ts';
import type { Environment } from './environments.ts';

interface Named {
  readonly area: string;
  readonly version: string;
}

interface Reach {
  /** Open tabs follow in place, as soon as nothing holds the busy lock. */
  readonly isUrgent?: boolean;
}

/** What the caller wants: of canaries, or of what is live. */
export type ChangeRequest = LiveRequest | CanaryRequest | AdvanceRequest;

/** What is to be live in one environment. Several areas change together or not at all. */
export type LiveRequest = Reach &
  (
    | {
        readonly action: 'activate' | 'promote';
        readonly releases: readonly Named[];
        /** What they replace is broken: no fallback and no rollback leads back to it. */
        readonly isFix?: boolean;
        /** Also those that were taken back. */
        readonly isAgain?: boolean;
        readonly promotedFrom?: Environment;
      }
    /** Back to what was live before; with `from`, only while that version is live. */
    | {
        readonly action: 'rollback';
        readonly areas: readonly { readonly area: string; readonly from?: string }[];
      }
    /** Out of the map. */
    | { readonly action: 'withdraw'; readonly areas: readonly string[] }
    /** A version that may not be served any more: where it is live, back to what was before, else out of the map. */
    | { readonly action: 'revoke'; readonly releases: readonly Named[] }
  );
