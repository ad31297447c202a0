import * as core from '@module-federation/runtime/core';
import './federation-core.ts';

/** An instance of the runtime as the shell and every area have one. */
function instance(name: string, shared: object = {}) {
  return new core.ModuleFederation({ name, remotes: [], shared, plugins: [] } as never);
}

/** A shared module whose chunk does not come the first time. */
function shareThatFailsOnce() {
  let asked = 0;
  const get = () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('the chunk did not come')) : Promise.resolve(() => 'form');
  };
  return {
    form: {
      version: '1.0.0',
      scope: 'default',
      get,
      shareConfig: { singleton: true, requiredVersion: '^1.0.0' },
    },
  };
}

const wanted = { customShareInfo: { shareConfig: { singleton: true, requiredVersion: '^1.0.0' } } } as never;

describe('the federation runtime of the page', () => {
  it('is there for areas, which have none of their own', () => {
    expect(globalThis).toMatchObject({
      _FEDERATION_RUNTIME_CORE: { ModuleFederation: core.ModuleFederation },
    });
  });

  it('asks again for a shared module of the shell that could not be loaded', async () => {
    const shell = instance('shell', shareThatFailsOnce());

    await expect(shell.loadShare('form', wanted)).rejects.toThrow('the chunk did not come');

    const factory = await shell.loadShare('form', wanted);
    expect(factory && factory()).toBe('form');
  });

  it('asks again when an area wants it', async () => {
    const shell = instance('shell', shareThatFailsOnce());
    await Promise.all(shell.initializeSharing('default'));
    const area = instance('area');
    area.initShareScopeMap('default', shell.shareScopeMap['default'] ?? {});

    await expect(area.loadShare('form', wanted)).rejects.toThrow('the chunk did not come');

    const factory = await area.loadShare('form', wanted);
    expect(factory && factory()).toBe('form');
  });
});
