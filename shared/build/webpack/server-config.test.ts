import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { buildServerScript } from '../release/server-script.ts';
import { writePackage } from '../testing/write-package.ts';
import { compile } from './compile.ts';
import { areaServerConfig } from './server-config.ts';

const AREA = {
  'package.json': '{"sideEffects": false}',
  'src/area.tsx': `
    import { defineArea } from '@mosaico/shared/area';
    import { createElement } from 'react';
    import { amount } from './amount.js';
    const later = () => import('./later.js');
    const messages = (set) => import(\`./messages/\${set}.json\`);
    export const { mount } = defineArea({ amount, createElement, later, messages });`,
  'src/amount.js': 'export const amount = 5;',
  'src/later.js': "import { amount } from './amount.js'; export const twice = 2 * amount;",
  'src/messages/pt.json': '{"hello": "Olá"}',
};

const optionsFor = (dir: string) =>
  ({ mode: 'production', version: '0.1.0-b0123456789', outputDir: join(dir, 'out') }) as const;

async function built(files: Readonly<Record<string, string>>) {
  const { dir, remove } = writePackage(files);
  try {
    await compile({ ...areaServerConfig(dir, optionsFor(dir)), cache: false });
    const names = readdirSync(join(dir, 'out'));
    return { names, script: readFileSync(join(dir, 'out/area.js'), 'utf8') };
  } finally {
    remove();
  }
}

interface Exported {
  readonly amount: number;
  readonly createElement: string;
  later(): Promise<{ readonly twice: number }>;
  messages(set: string): Promise<{ readonly default: object }>;
}

describe('the script with which the edge draws an area', () => {
  it('is one file that takes what is shared from whoever runs it, and needs nothing else', async () => {
    const { names, script } = await built(AREA);
    const asked: string[] = [];
    const give = (name: string): object => {
      asked.push(name);
      return name === 'react'
        ? { createElement: 'that of the shell' }
        : { defineArea: (definition: Exported) => ({ mount: definition }) };
    };
    const module = { exports: {} as { mount: Exported } };
    vm.runInNewContext(`(function (module, exports, require) {${script}\n})`)(module, module.exports, give);
    const { mount } = module.exports;

    expect(names).toEqual(['area.js']);
    expect(asked.sort()).toEqual(['@mosaico/shared/area', 'react']);
    expect([mount.amount, mount.createElement]).toEqual([5, 'that of the shell']);
    expect((await mount.later()).twice).toBe(10);
    expect((await mount.messages('pt')).default).toEqual({ hello: 'Olá' });
  });

  it('holds no schemas, as in browsers', async () => {
    const withZod = {
      ...AREA,
      'src/amount.js': "import { z } from 'zod'; export const amount = z.string();",
    };

    await expect(built(withZod)).rejects.toThrow('zod is in a browser bundle');
  });

  it('is built for development, too, but not for a shell that has none', async () => {
    const { dir, remove } = writePackage(AREA);
    try {
      const options = optionsFor(dir);
      expect(await buildServerScript(dir, 'shell', options)).toBeNull();
      expect(existsSync(join(dir, 'out'))).toBe(false);

      const script = await buildServerScript(dir, 'games', { ...options, mode: 'development' });

      expect(script?.path).toBe('server/area.js');
      expect(existsSync(join(dir, 'out/server/area.js'))).toBe(true);
    } finally {
      remove();
    }
  });
});
