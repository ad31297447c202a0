import { join } from 'node:path';
import { registryFolder } from './registry-folder.ts';

const root = join(import.meta.dirname, '../../..');

describe('the folder of the registry', () => {
  it.each([
    [{ REGISTRY_DIR: '/srv/registry', MOSAICO_HOME: '/srv/home' }, '/srv/registry'],
    [{ MOSAICO_HOME: '/srv/home' }, '/srv/home/registry'],
    [{ MOSAICO_HOME: 'another' }, join(root, 'another/registry')],
    [{ MOSAICO_HOME: '' }, join(root, '.mosaico/registry')],
    [{}, join(root, '.mosaico/registry')],
  ])('of %j is %s', (environment, folder) => {
    expect(registryFolder(environment)).toBe(folder);
  });
});
