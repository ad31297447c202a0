import type { StoreChange } from '../../registry/change-store.ts';
import type { Candidate } from '../../registry/prune.ts';
import type { Publication } from '../../registry/publish.ts';
import { sayMoves } from './phrases.ts';

export function sayPublication({ release, isNew, totalBytes }: Publication): string {
  const { area, version, files } = release;
  return sayPublished({ area, version, isNew, files: files.length, totalBytes });
}

export function sayPublished(published: {
  readonly area: string;
  readonly version: string;
  readonly isNew: boolean;
  readonly files: number;
  readonly totalBytes: number;
}): string {
  const { area, version, isNew, files, totalBytes } = published;
  const size = `${files} files, ${Math.ceil(totalBytes / 1024)} KB`;
  if (!isNew) return `${area} ${version} was published before with the same content; nothing changed.`;
  return `Published ${area} ${version} (${size}). Visitors get it after: pnpm release activate ${area} ${version}`;
}

const DONE = {
  revoke: 'is revoked: it is served nowhere any more',
  restore: 'may go live again; where it was taken back, with --again',
  pin: 'is pinned: prune leaves it',
  unpin: 'is not pinned any more',
} as const;

export function sayStoreChange(
  { entry, plans }: StoreChange,
  action: keyof typeof DONE,
  what: string,
  isDryRun: boolean,
): string {
  const moves = plans.flatMap(({ plan }) =>
    plan.kind === 'change' ? sayMoves(plan.entry, isDryRun ? 'would be' : 'is') : [],
  );
  if (!entry && moves.length === 0) return `${what} ${DONE[action]}; it was so already, nothing changed.`;
  if (isDryRun) return [`With this, ${what} ${DONE[action]}.`, ...moves, 'Nothing has changed.'].join('\n');
  return [`${what} ${DONE[action]}.`, ...moves].join('\n');
}

export function sayPrune(candidates: readonly Candidate[], isDryRun: boolean): string {
  const going = candidates.filter(({ stays }) => stays === null);
  const verb = isDryRun ? 'would be removed' : 'removed';
  return [
    ...going.map(({ area, version }) => `${area} ${version} ${verb}.`),
    `${going.length} ${verb}, ${candidates.length - going.length} kept.`,
  ].join('\n');
}
