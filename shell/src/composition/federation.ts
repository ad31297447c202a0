import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { AreaModule, ReleasedVersion } from '@mosaico/shared/contract';

/** How long a remote entry may take; the runtime's own limit is twenty seconds. */
const ENTRY_TIMEOUT_MS = 10_000;

/** Brings an area's module into the page. */
export interface Federation {
  /**
   * @param failures how often this release could not be loaded before: a further attempt needs an address of its own,
   *   because the runtime never asks again for an address that hung
   * @throws whatever went wrong: network, integrity, syntax, the module's own code
   */
  load(release: ReleasedVersion, failures: number): Promise<AreaModule>;
}

/** The only code that knows Module Federation's runtime. Every entry script carries its integrity and the page's nonce. */
export function createFederation(nonce: string): Federation {
  const integrityOf = new Map<string, string>();
  registerPlugins([
    {
      name: 'mosaico-entry-scripts',
      createScript: ({ url }) => ({
        script: entryScript(url, integrityOf.get(url), nonce),
        timeout: ENTRY_TIMEOUT_MS,
      }),
    },
  ]);

  return {
    async load({ container, entry }, failures) {
      const url = new URL(entry.url, window.location.href);
      if (failures > 0) url.searchParams.set('retry', String(failures));
      integrityOf.set(url.href, entry.integrity);
      registerRemotes([{ name: container, entry: url.href }], { force: failures > 0 });
      const module = await loadRemote<AreaModule>(`${container}/area`);
      if (!module) throw new Error(`${container} exposes no area`);
      return module;
    },
  };
}

/** @param integrity without one, the empty address makes the load fail: nothing runs that was not published */
function entryScript(url: string, integrity: string | undefined, nonce: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = integrity ? url : '';
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.nonce = nonce;
  script.integrity = integrity ?? '';
  return script;
}
