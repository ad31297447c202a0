import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import JestRuntime from 'jest-runtime';

const require = createRequire(import.meta.url);
let loaded = 0;

/**
 * Jest's `runtime` for code of Node: test files are loaded by Node itself, which understands their TypeScript. Jest's own runtime loads and
 * links everything anew for each file, which was most of what a test of the API cost; here a worker loads a module once. So modules must
 * keep nothing that a later test file could meet: state is injected. Mocks of modules and coverage there are none.
 */
export default class NativeRuntime {
  #mocker;

  constructor(...given) {
    const [, environment] = given;
    // A file that asks for a document (`@jest-environment`) runs in one, by Jest's own means.
    if (environment.global !== globalThis) return new JestRuntime(...given);
    this.#mocker = environment.moduleMocker;
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** Test files and what sets them up run once per file, what they import once per worker. */
  async unstable_importModule(path) {
    loaded += 1;
    return await import(`${pathToFileURL(path).href}?file=${loaded}`);
  }

  /** Jest's own: the state of a test file's run lies in its modules, so it is loaded anew. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  restoreAllMocks() {
    this.#mocker.restoreAllMocks();
  }

  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}

  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }
}
