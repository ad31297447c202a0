import { SHELL, type Asset } from '@mosaico/shared/contract';
import { armOf } from './canary/variants.ts';
import { assetOf, type Composition, type ServedRelease } from './composition.ts';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** One version of a micro-frontend as the frontend-discovery schema wants it; our own fields stand under `extras`. */
interface DiscoveredVersion {
  readonly url: string;
  readonly fallbackUrl?: string;
  readonly metadata: { readonly integrity: string; readonly version: string };
  readonly extras: Readonly<Record<string, unknown>>;
  readonly deployment: { readonly traffic: number; readonly default: boolean };
}

/**
 * The public discovery document of a site: every live micro-frontend, the shell too, and canaries with the share of the visitors that gets them. Pure.
 * Source: awslabs/frontend-discovery, schema v1-pre.
 */
export function discoveryDocument(composition: Composition, host: string) {
  const versions = [composition.shell, ...composition.areas].map((served) => {
    const { area } = served.release;
    const canary = canaryOf(area, composition, host);
    const traffic = canary?.deployment.traffic ?? 0;
    const live = versionOf(served, composition, { traffic: 100 - traffic, default: true });
    return [area, canary ? [live, canary] : [live]] as const;
  });
  return { schema: SCHEMA, microFrontends: Object.fromEntries(versions) };
}

function canaryOf(area: string, { canaries, variants }: Composition, host: string): DiscoveredVersion | null {
  const canary = Object.hasOwn(canaries, area) ? canaries[area] : undefined;
  const variant = variants.get(armOf([area]));
  if (!canary || !variant) return null;
  const served = [variant.shell, ...variant.areas].find(({ release }) => release.area === area);
  // A canary that cannot be served is nobody's.
  if (served?.release.version !== canary.version) return null;
  if (canary.sites && !canary.sites.includes(host)) return null;
  return versionOf(served, variant, { traffic: canary.percent, default: false });
}

function versionOf(
  served: ServedRelease,
  composition: Composition,
  deployment: DiscoveredVersion['deployment'],
): DiscoveredVersion {
  const { area, version, container, platform, shared, declaration, entry } = served.release;
  const [first = ''] = entry;
  const asset = assetOf(served, first);
  const good = fallbackOf(area, composition);
  const pointer = composition.pointers[area];
  return {
    url: asset?.url ?? '',
    ...(good ? { fallbackUrl: good.asset.url } : {}),
    metadata: { integrity: asset?.integrity ?? '', version },
    extras: {
      container,
      platform,
      shared,
      exposed: area === SHELL ? [] : ['./area'],
      routes: declaration.routes.map(({ path }) => path),
      scripts: entry.map((path) => assetOf(served, path)).filter((one) => one !== null),
      ...(good ? { fallback: { version: good.version, integrity: good.asset.integrity } } : {}),
      ...(pointer ? { activatedAt: pointer.activatedAt } : {}),
      ...(served.isDev ? { dev: true } : {}),
    },
    deployment,
  };
}

/** First script of what a browser falls back to. */
function fallbackOf(area: string, { map, fallback }: Composition): { version: string; asset: Asset } | null {
  if (area !== SHELL) {
    const good = map.areas.find((live) => live.area === area)?.lastKnownGood;
    return good ? { version: good.version, asset: good.entry } : null;
  }
  const asset = fallback && assetOf(fallback.shell, fallback.shell.release.entry[0] ?? '');
  return asset && { version: fallback.shell.release.version, asset };
}
