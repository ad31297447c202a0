import vm from 'node:vm';

/** By the text of a module: what V8 has made of it the first time. */
const compiled = new Map();

/**
 * Jest runs every module anew for each test file, so a worker compiles React, jsdom's neighbours and the kit hundreds of times: a sixth of
 * what tests of components cost. With what V8 has kept of the first time it only reads the text's functions when they are called. Each
 * test file still has modules of its own.
 */
export function compileOnce() {
  const compile = vm.compileFunction;
  vm.compileFunction = (source, parameters, options) => {
    const cachedData = compiled.get(source);
    if (cachedData) return compile(source, parameters, { ...options, cachedData });
    const made = compile(source, parameters, { ...options, produceCachedData: true });
    if (made.cachedData) compiled.set(source, made.cachedData);
    return made;
  };
}
