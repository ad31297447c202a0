import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writePackage } from '../testing/write-package.ts';
import { baseConfig } from './base.ts';
import { compile } from './compile.ts';
import leaveOutUnusedClasses from './unused-classes-loader.ts';

const require = createRequire(import.meta.url);
/** What bundles take of the library. */
const LIBRARY = join(dirname(require.resolve('i18next')), '../esm/i18next.js');

it('leaves backends and formats of i18next out of a bundle, which still speaks one language after the other', async () => {
  const { dir, remove } = writePackage({
    'src/main.js': `
      import i18next from '${LIBRARY}';
      const i18n = i18next.createInstance();
      i18n.init({ lng: 'dev', fallbackLng: 'en', resources: {}, partialBundledLanguages: true, initAsync: false });
      i18n.addResourceBundle('en', 'translation', { hi: 'Hi {{name}}', only: 'English' });
      i18n.addResourceBundle('pt', 'translation', { hi: 'Oi, {{name}}' });
      export const said = (async () => {
        await i18n.changeLanguage('en');
        const english = i18n.t('hi', { name: 'Bia' });
        await i18n.changeLanguage('pt');
        return [english, i18n.t('hi', { name: 'Bia' }), i18n.t('only')];
      })();`,
    'package.json': '{"name":"sample"}',
  });
  try {
    const config = baseConfig(dir, { mode: 'production', version: '0.1.0', outputDir: join(dir, 'dist') });
    await compile({
      ...config,
      entry: { main: './src/main.js' },
      target: 'node22',
      output: { ...config.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
      cache: false,
    });

    const file = join(dir, 'dist/main.cjs');
    const { said } = require(file) as { readonly said: Promise<string[]> };

    expect(readFileSync(file, 'utf8')).not.toMatch(/RelativeTimeFormat|No backend was added/);
    expect(await said).toEqual(['Hi Bia', 'Oi, Bia', 'English']);
  } finally {
    remove();
  }
});

it('fails the build when the library is written in another way', () => {
  expect(() => leaveOutUnusedClasses('export class Other {}')).toThrow('has no "class Connector');
});
