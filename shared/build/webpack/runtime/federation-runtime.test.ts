import * as core from '@module-federation/runtime/core';
import { init } from './federation-runtime.ts';

const options = (name: string) => ({ id: `${name}:1.0.0`, name, remotes: [], shared: {}, plugins: [] });

describe('what a bundle uses of the federation runtime', () => {
  it('has one instance for each container', () => {
    const wallet = init(options('wallet'));

    expect(init(options('games'))).not.toBe(wallet);
    expect(core.CurrentGlobal.__FEDERATION__.__INSTANCES__).toContain(wallet);
  });

  it('keeps the instance when the entry is run again', () => {
    const before = init(options('agency'));

    expect(init(options('agency'))).toBe(before);
  });
});
