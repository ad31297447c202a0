import type { DeskArea, DeskState } from '../wire.ts';

/** What can be done to an area from the desk. */
export type ActionName =
  | 'activate'
  | 'startCanary'
  | 'advance'
  | 'preview'
  | 'endPreview'
  | 'stop'
  | 'rollback'
  | 'withdraw';

/** What a person has chosen beside the action. */
export interface Choice {
  readonly version: string;
  readonly percent: string;
  /** Empty: the share stays until somebody changes it. */
  readonly strategy: string;
  /** The preview that is to end. */
  readonly previewId: string;
  /** Host name of the site that a preview is for. */
  readonly site: string;
  readonly hours: string;
  readonly reason: string;
}

const NEEDS: Readonly<Record<ActionName, string>> = {
  activate: 'activate',
  startCanary: 'activate',
  advance: 'activate',
  preview: 'preview',
  endPreview: 'preview',
  stop: 'rollback',
  rollback: 'rollback',
  withdraw: 'withdraw',
};

/** What this caller may do, and what there is to do. The release API decides; this only spares a refusal. */
export function actionsFor({ caller, environment }: DeskState, one: DeskArea): ActionName[] {
  const isOwn = caller.areas.includes('all') || caller.areas.includes(one.area);
  if (!isOwn || !caller.environments.includes(environment)) return [];
  const others = one.versions.filter(({ version }) => version !== one.live?.version);
  const possible: Readonly<Record<ActionName, boolean>> = {
    activate: others.length > 0,
    startCanary: one.live !== null && one.canary === null && others.length > 0,
    advance: one.canary !== null,
    preview: others.length > 0,
    endPreview: one.previews.length > 0,
    stop: one.canary !== null,
    rollback: one.live !== null && one.canary === null && one.fallback !== null,
    withdraw: one.live !== null && one.area !== 'shell',
  };
  const names = Object.keys(possible) as ActionName[];
  return names.filter((name) => possible[name] && caller.actions.includes(NEEDS[name]));
}

/** Which versions an action may be about; empty: it is about what is there. */
export function versionsFor(action: ActionName, { live, canary, versions }: DeskArea): readonly string[] {
  if (!['activate', 'startCanary', 'preview'].includes(action)) return [];
  const others = versions.map(({ version }) => version).filter((version) => version !== live?.version);
  // Whoever has a canary most likely wants that for everybody.
  return canary ? [canary.version, ...others.filter((version) => version !== canary.version)] : others;
}

/**
 * The command of an action, in the words of the command line. It only acts on what the person has seen: two who press at once go one step.
 */
export function commandFor(
  action: ActionName,
  one: DeskArea,
  { environment, revision }: Pick<DeskState, 'environment' | 'revision'>,
  { version, percent, strategy, previewId, site, hours, reason }: Choice,
): string[] {
  const { area, live, canary, versions } = one;
  const common = ['--environment', environment, '--reason', reason];
  const seen = ['--if-revision', String(revision)];
  const isTakenBack = versions.some((known) => known.version === version && known.isTakenBack);
  const again = isTakenBack ? ['--again'] : [];
  const share = strategy === '' ? ['--percent', percent] : ['--strategy', strategy];
  switch (action) {
    case 'activate':
      return ['activate', area, version, ...again, ...seen, ...common];
    case 'startCanary':
      return ['activate', area, version, ...share, ...again, ...seen, ...common];
    case 'advance': {
      const sites = (canary?.sites ?? []).flatMap((site) => ['--site', site]);
      return ['activate', area, canary?.version ?? '', ...share, ...sites, ...seen, ...common];
    }
    case 'preview':
      return ['preview', `${area}@${version}`, '--site', site, '--hours', hours, ...common];
    case 'endPreview':
      return ['preview', area, '--end', previewId, ...common];
    case 'stop':
      return ['rollback', area, ...seen, ...common];
    case 'rollback':
      return ['rollback', area, '--from', live?.version ?? '', ...common];
    case 'withdraw':
      return ['withdraw', area, ...seen, ...common];
  }
}
