import * as core from '@module-federation/runtime/core';
import bundler from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * Areas are built with an external federation runtime: they take this one, so that the page holds one copy.
 * It has to exist before the first area is loaded; a runtime plugin of the shell runs early enough. Name by name, so that
 * webpack leaves out what nobody uses. `helpers` are read by the entries of releases that were built before
 * federation-runtime.ts had them, and not used. Entries that are built now read nothing but `bundler` (area-bundler.ts).
 */
const { CurrentGlobal, ModuleFederation, getGlobalFederationConstructor, setGlobalFederationInstance } = core;
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    CurrentGlobal,
    ModuleFederation,
    getGlobalFederationConstructor,
    setGlobalFederationInstance,
    helpers: {},
    // The shell itself exposes nothing: its copy is without `initContainerEntry`.
    bundler: { ...bundler, bundlerRuntime: { ...bundler.bundlerRuntime, initContainerEntry } },
  },
});

/**
 * The runtime keeps the promise of a shared module also when its chunk could not be loaded, and would fail with it for the
 * rest of the page view. Forgotten, the next attempt asks for the chunk again. For areas too, whose instances come later.
 */
core.registerGlobalPlugins([
  {
    name: 'mosaico-share-retry',
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap))
        for (const shared of Object.values(scope[pkgName] ?? {})) shared.loading = null;
    },
  },
]);

export default function federationCore(): { name: string } {
  return { name: 'mosaico-federation-core' };
}
