import { UsageError } from '../arguments/usage-error.ts';
import { siteNameSchema } from '../../registry/canary.ts';

/** The site in which a version is tried before it goes live. */
export interface MountSite {
  readonly origin: string;
  /** Host name of the site. */
  readonly site: string;
  /** It was asked for with this command: then it is no use without. */
  readonly isAsked: boolean;
}

/** Takes `--mount https://…` out of a command line; else RELEASE_MOUNT says where activations are tried. @throws UsageError */
export function readMount(
  argv: readonly string[],
  { RELEASE_MOUNT }: NodeJS.ProcessEnv,
): { readonly argv: readonly string[]; readonly mount: MountSite | null } {
  const index = argv.findIndex((word) => word === '--mount' || word.startsWith('--mount='));
  if (index < 0) {
    const isTried = argv[0] === 'activate' && RELEASE_MOUNT !== undefined && RELEASE_MOUNT !== '';
    return { argv, mount: isTried ? siteOf(RELEASE_MOUNT, false) : null };
  }
  if (argv[0] !== 'activate') throw new UsageError(`${argv[0] ?? 'it'} has no option --mount`);
  const word = argv[index] ?? '';
  const isTwo = word === '--mount';
  const text = isTwo ? (argv[index + 1] ?? '') : word.slice('--mount='.length);
  return {
    argv: [...argv.slice(0, index), ...argv.slice(index + (isTwo ? 2 : 1))],
    mount: siteOf(text, true),
  };
}

function siteOf(text: string, isAsked: boolean): MountSite {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  if (url && siteNameSchema.safeParse(url.hostname).success)
    return { origin: url.origin, site: url.hostname, isAsked };
  throw new UsageError(
    `the mount is tried at the address of a site, like https://play.example, not "${text}"`,
  );
}
