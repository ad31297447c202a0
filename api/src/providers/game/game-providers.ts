import type { GameProvider } from '@mosaico/shared/game-wallet';
import type { Deps } from '../../runtime/deps.ts';
import { hub88Games } from './hub88/hub88-games.ts';
import { sandboxGames } from './sandbox.ts';

/**
 * The providers whose games a site may open and whose wallet calls it takes: the sandbox serves the sites that are sandboxes, Hub88 those
 * of the others that its settings name.
 */
export function gameProvidersOf(
  { gameProvider, hub88 }: Pick<Deps['config'], 'gameProvider' | 'hub88'>,
  site: { readonly key: string; readonly is_sandbox: boolean } | null,
): readonly GameProvider[] {
  if (!site) return [];
  if (gameProvider === 'sandbox') return site.is_sandbox ? [sandboxGames] : [];
  const settings = site.is_sandbox ? undefined : hub88?.sites.get(site.key);
  return hub88 && settings ? [hub88Games(hub88, settings)] : [];
}
