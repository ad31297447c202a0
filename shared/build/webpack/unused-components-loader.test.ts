import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePackage } from '../testing/write-package.ts';
import { baseConfig } from './base.ts';
import { compile } from './compile.ts';
import { SHELL_ALIASES } from './shell-aliases.ts';

it('leaves the forms of React Router out of a bundle that has none, and keeps what is used', async () => {
  const { dir, remove } = writePackage({
    'src/main.js': `
      import { Routes } from '${SHELL_ALIASES['react-router$']}';
      console.log(Routes);`,
    'package.json': '{"name":"sample"}',
  });
  try {
    const config = baseConfig(dir, { mode: 'production', version: '0.1.0', outputDir: join(dir, 'dist') });
    await compile({ ...config, entry: { main: './src/main.js' }, cache: false });

    const bundle = readFileSync(join(dir, 'dist/main.js'), 'utf8');

    expect(bundle).toContain('is not a <Route> component');
    expect(bundle).not.toContain('application/x-www-form-urlencoded');
  } finally {
    remove();
  }
});
