import type { AreaModule, ReleasedVersion } from '@mosaico/shared/contract';
import { runEntry } from './entry-script.ts';

/** Brings an area's module into the page. */
export interface Federation {
  /**
   * @param failures how often this release could not be loaded before: a further attempt asks at an address of its own,
   *   because a browser may wait for an answer that never came instead of asking again
   * @throws whatever went wrong: network, integrity, syntax, the module's own code
   */
  load(release: ReleasedVersion, failures: number): Promise<AreaModule>;
}

/** What a remote entry leaves in the page, under its container's name: Module Federation's interface of a container. */
interface Container {
  init(shareScope: object): unknown;
  get(module: string): Promise<() => AreaModule>;
}

declare const __webpack_init_sharing__: (shareScope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { readonly default: object };

/**
 * The only code that loads containers. Every entry script carries its integrity and the page's nonce. webpack's interface for
 * containers that are known at run time is all it takes; the loader of Module Federation's runtime, with its manifests,
 * snapshots and hooks, would be a tenth of the shell's own script.
 */
export function createFederation(nonce: string): Federation {
  return {
    async load({ container: name, entry }, failures) {
      const url = new URL(entry.url, window.location.href);
      if (failures > 0) url.searchParams.set('retry', String(failures));
      Object.assign(window, { [name]: undefined });
      await runEntry({ url: url.href, integrity: entry.integrity, nonce });
      const container = containerIn(name);
      if (!container) throw new Error(`${url.href} holds no container ${name}`);
      await __webpack_init_sharing__('default');
      await container.init(__webpack_share_scopes__.default);
      const factory = await container.get('./area');
      return factory();
    },
  };
}

function containerIn(name: string): Container | undefined {
  return (window as unknown as Record<string, Container | undefined>)[name];
}
