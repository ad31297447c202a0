import { z } from 'zod';
import type { Arguments } from '../arguments/arguments.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { Outcome } from '../commands/outcome.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { sayMount, sayRefusedMount } from '../speech/say-mount.ts';
import { openChromium } from './chromium.ts';
import type { MountSite } from './mount-address.ts';
import { tryPreview, type TriedPreview } from './try-preview.ts';

type Said = Outcome & { readonly warnings: readonly string[] };
/** Gives a command, to a folder or to the release API. */
export type GiveCommand = (argv: readonly string[]) => Promise<Said>;

const planSchema = z.object({
  revision: z.number(),
  changes: z.array(z.object({ area: z.string(), to: z.string().nullable() })).default([]),
  canaries: z.array(z.object({ area: z.string(), version: z.string() })).default([]),
});
const WHY = ['--reason', 'tried in a browser before it goes live'];

const previewSchema = z.object({ id: z.string(), address: z.string() });

/**
 * An activation, after the version was opened in a real browser inside the site that is live. What is tried is what goes live: with the same
 * version, and only while nothing else has changed.
 */
export async function activateAfterMount(
  argv: readonly string[],
  given: Arguments,
  { origin, site, isAsked }: MountSite,
  give: GiveCommand,
): Promise<Said> {
  const planned = await give([...argv, ...(given.isDryRun ? [] : ['--dry-run'])]);
  const version = versionIn(planned, given);
  if (!planned.ok || version === null) return given.isDryRun ? planned : await give(argv);
  const [target] = given.targets;
  if (!target || given.targets.length > 1 || given.all) {
    if (isAsked) throw new UsageError('--mount takes one area');
    return told(await give(argv), 'more than one area');
  }
  const browser = await openChromium(process.env);
  if (typeof browser === 'string') {
    if (isAsked) throw new RegistryError(`The mount was not tried, and nothing changed: ${browser}`);
    return told(await give(argv), browser);
  }
  const { area } = target;
  const seen = { area, version: version.version };
  const common = ['--environment', given.environment, ...(given.by === undefined ? [] : ['--by', given.by])];
  try {
    const begun = await give([
      'preview',
      `${area}@${seen.version}`,
      '--site',
      site,
      '--hours',
      '1',
      ...WHY,
      ...common,
    ]);
    const { id, address } = previewSchema.parse(begun.data);
    const found = await tryPreview(browser, { origin, ...seen, address }).finally(() =>
      give(['preview', area, '--end', id, ...WHY, ...common]),
    );
    return await decided(argv, given, { ...seen, revision: version.revision - 1 }, found, give);
  } finally {
    await browser.close();
  }
}

async function decided(
  argv: readonly string[],
  given: Arguments,
  { area, version, revision }: { readonly area: string; readonly version: string; readonly revision: number },
  found: TriedPreview,
  give: GiveCommand,
): Promise<Said> {
  const isBad = found.tried.some(({ reasons }) => reasons.length > 0);
  if (isBad || given.isDryRun) {
    const text = isBad ? sayRefusedMount(area, version, found) : sayMount(found);
    return { text, data: { kind: isBad ? 'refused' : 'tried', mount: found }, ok: !isBad, warnings: [] };
  }
  const words = argv
    .map((word) => (word === area ? `${area}@${version}` : word))
    .filter((word) => word !== version);
  const seen = given.ifRevision === undefined ? ['--if-revision', String(revision)] : [];
  const outcome = await give([...words, ...seen]);
  return { ...outcome, text: `${sayMount(found)}\n${outcome.text}`, data: withMount(outcome.data, found) };
}

function withMount(data: unknown, mount: TriedPreview): unknown {
  return typeof data === 'object' && data !== null ? { ...data, mount } : data;
}

/** What would go live; null where nothing would change. */
function versionIn({ data }: Said, { targets }: Arguments) {
  const plan = planSchema.safeParse(data);
  if (!plan.success) return null;
  const { changes, canaries, revision } = plan.data;
  const area = targets[0]?.area;
  const version =
    changes.find((one) => one.area === area)?.to ?? canaries.find((one) => one.area === area)?.version;
  return version == null ? null : { version, revision };
}

function told(outcome: Said, why: string): Said {
  return { ...outcome, warnings: [...outcome.warnings, `The mount in a browser was not tried: ${why}`] };
}
