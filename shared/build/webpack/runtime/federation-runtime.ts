import * as core from '@module-federation/runtime/core';

/**
 * What our bundles use of `@module-federation/runtime`, in place of the whole of it, which webpack cannot
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
