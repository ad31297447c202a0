/* What the operations desk and the process that serves it agree on. */

export const DESK_PATHS = {
  page: '/',
  files: '/desk/files',
  session: '/desk/session',
  state: '/desk/state',
  commands: '/desk/commands',
} as const;

/** How page views of one version fared, by what all edges have heard within the last hours. */
export interface VersionHealth {
  readonly version: string;
  readonly views: number;
  readonly failed: number;
  /** Failures by the stage they happened at. */
  readonly stages: Readonly<Record<string, number>>;
  /** By its name: the value that three of four page views stay below (milliseconds; CLS without a unit). */
  readonly vitals: Readonly<Record<string, { readonly p75: number; readonly views: number }>>;
  /** Only of a version on trial: how it does beside the one before it. */
  readonly verdict: 'fine' | 'suspect' | 'worse' | null;
}

export interface DeskCanary {
  readonly version: string;
  readonly percent: number;
  readonly sites: readonly string[];
  readonly strategy: string | null;
  readonly startedAt: string;
}

/** A version that is not live, shown inside one site to whoever has the address; that itself is told once. */
export interface DeskPreview {
  readonly id: string;
  readonly version: string;
  readonly site: string;
  readonly by: string;
  readonly expiresAt: string;
}

export interface DeskArea {
  readonly area: string;
  /** Teams whose keys sign its releases. */
  readonly owners: readonly string[];
  readonly live: { readonly version: string; readonly activatedAt: string; readonly by: string } | null;
  readonly fallback: string | null;
  readonly canary: DeskCanary | null;
  readonly previews: readonly DeskPreview[];
  /** Published last, first; revoked ones are not among them. */
  readonly versions: readonly { readonly version: string; readonly isTakenBack: boolean }[];
  /** The live version, its canary, and what was live before, as far as anything is known. */
  readonly health: readonly VersionHealth[];
}

export interface DeskChange {
  readonly at: string;
  readonly by: string;
  readonly why: string;
  readonly action: string;
  /** What it did, such as `games 1.0.0-b1 → 1.0.0-b2`. */
  readonly what: readonly string[];
}

/** Answer of `GET /desk/state`. */
export interface DeskState {
  readonly caller: {
    readonly name: string;
    readonly areas: readonly string[];
    readonly environments: readonly string[];
    readonly actions: readonly string[];
  };
  readonly environment: string;
  readonly environments: readonly string[];
  readonly strategies: readonly string[];
  /** Host names of sites that previews and canaries were for, the latest first. */
  readonly sites: readonly string[];
  readonly revision: number;
  readonly areas: readonly DeskArea[];
  readonly history: readonly DeskChange[];
}

/** Answer of a command, and of anything that was refused. */
export interface DeskAnswer {
  readonly text?: string;
  readonly ok?: boolean;
  /** Of a preview that has begun: where it is seen. */
  readonly data?: { readonly address?: string };
  readonly error?: string;
  readonly reasons?: readonly string[];
}
