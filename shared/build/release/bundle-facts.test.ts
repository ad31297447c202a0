import { MESSAGE_SETS } from '../../src/contract/languages.ts';
import { compile } from '../webpack/compile.ts';
import { plainConfig } from '../testing/plain-config.ts';
import { writePackage } from '../testing/write-package.ts';
import { entryScripts, messageChunks, namedChunk } from './bundle-facts.ts';

const LOAD_ONE = 'import(/* webpackChunkName: "messages-[request]" */ `./messages/${set}.json`)';

async function factsOf(main: string, sets: readonly string[] = MESSAGE_SETS) {
  const messages = sets.map((set) => [`src/messages/${set}.json`, JSON.stringify({ hello: set })] as const);
  const { dir, remove } = writePackage({ 'src/main.js': main, ...Object.fromEntries(messages) });
  try {
    const compilation = await compile(plainConfig(dir));
    return { messages: messageChunks(compilation, dir), entry: entryScripts(compilation, 'main') };
  } finally {
    remove();
  }
}

describe('messageChunks', () => {
  it('[R16] finds one script for each of the eight message sets', async () => {
    const { messages, entry } = await factsOf(`export const load = (set) => ${LOAD_ONE}; console.log(load);`);

    expect(Object.keys(messages)).toEqual([...MESSAGE_SETS]);
    expect(messages.pt).toBe('messages-pt-json.js');
    expect(new Set(Object.values(messages)).size).toBe(8);
    expect(entry).toEqual(['main.js']);
  });

  it('refuses a package that lacks a set', async () => {
    const facts = factsOf(`console.log((set) => ${LOAD_ONE});`, MESSAGE_SETS.slice(0, 7));

    await expect(facts).rejects.toThrow('no code of this package loads src/messages/msa.json');
  });

  it('refuses a set that is part of the first script', async () => {
    const facts = factsOf(`import pt from './messages/pt.json'; console.log(pt, (set) => ${LOAD_ONE});`);

    await expect(facts).rejects.toThrow('src/messages/pt.json has no chunk of its own');
  });

  it('refuses sets that can only be loaded together', async () => {
    const together = LOAD_ONE.replace('webpackChunkName: "messages-[request]"', 'webpackMode: "lazy-once"');

    await expect(factsOf(`console.log((set) => ${together});`)).rejects.toThrow(
      'two message sets share a chunk',
    );
  });
});

describe('namedChunk', () => {
  it('finds the script of a chunk by its name, and refuses a name that no code loads', async () => {
    const main =
      'export const load = () => import(/* webpackChunkName: "http" */ \'./http.js\'); console.log(load);';
    const { dir, remove } = writePackage({ 'src/main.js': main, 'src/http.js': 'console.log(1);' });
    try {
      const compilation = await compile(plainConfig(dir));

      expect(namedChunk(compilation, 'http')).toBe('http.js');
      expect(() => namedChunk(compilation, 'mail')).toThrow('no code of this package loads a chunk mail');
    } finally {
      remove();
    }
  });
});
