import * as core from '@module-federation/runtime/core';

/**
 * What our bundles use of `@module-federation/runtime` and its helpers, in place of the whole of them, which webpack cannot
 * shake: shared modules. The containers of areas are loaded by the shell's own code (shell/src/composition/federation.ts).
 */
type Options = Parameters<core.ModuleFederation['initOptions']>[0];

/** The bundle's instance on the page; the one that is there when an area's entry is run again after a failure. */
export function init(options: Options): core.ModuleFederation {
  const { id, name } = options;
  const existing = core.CurrentGlobal.__FEDERATION__.__INSTANCES__.find(({ options }) => options.id === id);
  if (existing) {
    existing.initOptions(options);
    return existing;
  }
  const Federation = core.getGlobalFederationConstructor() ?? core.ModuleFederation;
  const instance = new Federation({ ...options, id: id ?? name });
  core.setGlobalFederationInstance(instance);
  return instance;
}

/** The plugin's own runtime imports it for shared modules that are tree-shaken; ours are not. */
export function getRemoteEntry(): never {
  throw new Error('no shared module is loaded by an entry of its own');
}

/** The helpers that the plugin's own runtime imports, again for tree-shaken shared modules only. */
const helpers = {};
export default helpers;
