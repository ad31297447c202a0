import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { compile } from './compile.ts';
import { plainConfig } from '../testing/plain-config.ts';
import { writePackage } from '../testing/write-package.ts';
import { RefuseUnhashedPlugin } from './RefuseUnhashedPlugin.ts';

interface Tag {
  src: string;
  integrity: string;
}

/** Runs a bundle that loads a chunk. @returns the script tag it makes for it */
async function tagOfChunk(changed: (code: string) => string): Promise<Tag> {
  const { dir, remove } = writePackage({
    'src/main.js': "import('./later.js').catch(() => undefined);",
    'src/later.js': "console.log('later');",
    'package.json': '{"name":"sample"}',
  });
  try {
    const config = plainConfig(dir);
    const output = { ...config.output, publicPath: '/files/', crossOriginLoading: 'anonymous' as const };
    const plugins = [
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new RefuseUnhashedPlugin(),
    ];
    await compile({ ...config, target: ['web', 'es2022'], output, plugins });
    return run(changed(readFileSync(join(dir, 'dist/main.js'), 'utf8')));
  } finally {
    remove();
  }
}

function run(code: string): Tag {
  const tags: Tag[] = [];
  const document = {
    createElement: () => ({ src: '', setAttribute: () => undefined }),
    getElementsByTagName: () => [],
    head: { appendChild: (tag: Tag) => tags.push(tag) },
  };
  const context = {
    document,
    location: { origin: 'http://site' },
    setTimeout: () => 0,
    clearTimeout: () => 0,
  };
  runInContext(code, createContext({ ...context, window: context, self: context }));
  const [tag, ...more] = tags;
  if (!tag || more.length > 0) throw new Error(`${tags.length} script tags`);
  return tag;
}

describe('RefuseUnhashedPlugin', () => {
  it('asks for a chunk with its hash', async () => {
    const tag = await tagOfChunk((code) => code);

    expect(tag.src).toMatch(/^\/files\/.+\.js$/);
    expect(tag.integrity).toMatch(/^sha384-.{64}$/);
  });

  it('does not ask for a chunk whose hash is missing', async () => {
    const tag = await tagOfChunk((code) => {
      const without = code.replace(/sriHashes = \{.*?\};/, 'sriHashes = {};');
      expect(without).not.toBe(code);
      return without;
    });

    expect(tag.src).toBe('');
  });
});
