/** A server script of a release. */
export interface Script {
  /** `<area>@<version>`. */
  readonly name: string;
  readonly code: string;
}

/** What the process that draws is told: one line of JSON each. It answers before it is told the next one. */
export type Order =
  | { readonly kind: 'load'; readonly shell: Script; readonly area: Script | null }
  | { readonly kind: 'draw'; readonly part: 'screen' | 'layout'; readonly request: string };

/** One line of JSON. What was drawn is unknown here: the script has made it. */
export type Answer = { readonly done: unknown } | { readonly failed: string };
