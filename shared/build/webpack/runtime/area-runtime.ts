import * as core from '@module-federation/runtime/core';

/**
 * What an area's bundle uses of `@module-federation/runtime`, in place of the whole of it, which webpack cannot shake: the
 * shell loads the areas, an area only joins. Every area carries it, so it is the smaller the better.
 */
export const { getRemoteEntry } = core;

type Options = Parameters<core.ModuleFederation['initOptions']>[0];

/** The area's instance on the page; the one that is there when its entry is run again after a failure. */
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
