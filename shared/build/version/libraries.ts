export const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
export type DependencyKind = (typeof KINDS)[number];

/** Libraries that only check types: some name them as companions, but nothing of them is in a bundle. */
export const ONLY_FOR_TYPES = /^(?:@types\/.+|typescript)$/;

/** What a package's dependency is in this workspace. */
export type Dependency =
  | { readonly kind: 'library'; readonly key: string; readonly version: string }
  | { readonly kind: 'workspace'; readonly folder: string };

export interface Libraries {
  /** Whether a folder, relative to the workspace, is one of its packages. */
  readonly hasPackage: (folder: string) => boolean;
  /** A dependency that the package in `folder` declares; null when it does not. */
  readonly dependency: (folder: string, name: string) => Dependency | null;
  /** The libraries under these keys and all that they depend on: `name@version`. */
  readonly closure: (keys: Iterable<string>) => Set<string>;
}
