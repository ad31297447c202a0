import * as core from '@module-federation/runtime/core';

/**
 * Areas are built with an external federation runtime: they take this one, so that the page holds one copy.
 * It has to exist before the first area is loaded; a runtime plugin of the shell runs early enough.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

export default function federationCore(): { name: string } {
  return { name: 'mosaico-federation-core' };
}
