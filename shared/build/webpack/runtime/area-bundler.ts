import type { Federation } from '@module-federation/webpack-bundler-runtime';

declare const _FEDERATION_RUNTIME_CORE: {
  readonly bundler: Pick<Federation, 'runtime' | 'bundlerRuntime' | 'attachShareScopeMap'>;
};

/**
 * In place of `@module-federation/webpack-bundler-runtime` in an area's entry: the functions with which a container takes shared modules
 * are the page's own (federation-core.ts), since every function is handed the container that it works for. What is left here is the area's state.
 */
const { runtime, bundlerRuntime, attachShareScopeMap } = _FEDERATION_RUNTIME_CORE.bundler;
export default {
  runtime,
  bundlerRuntime,
  attachShareScopeMap,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
