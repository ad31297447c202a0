import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_ROOT, WORKSPACE_ROOT } from '../paths.ts';
import { refuseUnlisted } from './refuse-unlisted.ts';
import { buildInputs } from './build-inputs.ts';

const inputs = buildInputs(join(WORKSPACE_ROOT, 'mf-games'));
const facade = join(SHARED_ROOT, 'src/ui/index.ts');
const library = (name: string) => join(realpathSync(join(SHARED_ROOT, 'node_modules', name)), 'index.js');

describe('refuseUnlisted', () => {
  it('lets a build pass that reads what its version counts, and folders', () => {
    expect(() => refuseUnlisted([...inputs.files, ...inputs.manifests, SHARED_ROOT], inputs)).not.toThrow();
  });

  it('refuses a build that reads a file of ours which its version does not count', () => {
    expect(() => refuseUnlisted([...inputs.files, facade], inputs)).toThrow(facade);
  });

  it('refuses a build that reads a library which its version does not count', () => {
    expect(() => refuseUnlisted([library('react')], inputs)).not.toThrow();
    expect(() => refuseUnlisted([library('fast-check')], inputs)).toThrow(/fast-check@\d/);
  });

  it('lets pass what the federation plugin writes into node_modules', () => {
    const written = join(WORKSPACE_ROOT, 'node_modules/.federation/entry.0123.js');

    expect(() => refuseUnlisted([written], inputs)).not.toThrow();
  });
});
