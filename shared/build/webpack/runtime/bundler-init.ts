import type { WebpackRequire } from '@module-federation/webpack-bundler-runtime';

/**
 * In place of the library's own `init`, most of which is for shared modules that are tree-shaken at their host; ours are not.
 * @returns the bundle's instance of the federation runtime
 */
export function init({ webpackRequire }: { readonly webpackRequire: WebpackRequire }): unknown {
  const { initOptions, runtime } = webpackRequire.federation;
  if (!initOptions) throw new Error('the bundle has no options for the federation runtime');
  return runtime?.init(initOptions);
}

/** In place of the library's `getSharedFallbackGetter`, for the same reason: a shared module has no second build to fall back on. */
export function getSharedFallbackGetter<Factory>({ factory }: { readonly factory: Factory }): Factory {
  return factory;
}
