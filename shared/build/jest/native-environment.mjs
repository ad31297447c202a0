import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * The process itself as the environment of a test file: no virtual machine, so that what one file has loaded is there for the next one in
 * the same worker. What a file has changed of the process is put back when it ends.
 */
export default class NativeEnvironment {
  global = globalThis;
  fakeTimers = null;
  #process = { env: { ...process.env }, exit: process.exit, cwd: process.cwd(), console: globalThis.console };

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    globalThis.jest = testFunctions(this.moduleMocker, this.fakeTimersModern);
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    const { env, exit, cwd, console } = this.#process;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.exit = exit;
    if (process.cwd() !== cwd) process.chdir(cwd);
    globalThis.console = console;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest asks every environment for it; there is none. */
  getVmContext() {
    return null;
  }
}

/** What tests use of Jest's own object; no mocks of modules. */
function testFunctions(mocker, timers) {
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    mocked: (mock) => mock,
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: (config) => timers.useFakeTimers(config),
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (now) => timers.setSystemTime(now),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  };
}
