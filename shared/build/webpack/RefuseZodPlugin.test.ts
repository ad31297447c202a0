import { compile } from './compile.ts';
import { plainConfig } from '../testing/plain-config.ts';
import { writePackage } from '../testing/write-package.ts';
import { RefuseZodPlugin } from './RefuseZodPlugin.ts';

async function build(main: string): Promise<unknown> {
  const { dir, remove } = writePackage({
    'src/main.js': main,
    'src/schema.js': "import { z } from 'zod'; export const schema = z.string();",
    'src/names.js': "export const other = 'y';",
    'package.json': '{"name":"sample","sideEffects":false}',
  });
  try {
    return await compile({ ...plainConfig(dir), plugins: [new RefuseZodPlugin()] });
  } finally {
    remove();
  }
}

describe('RefuseZodPlugin', () => {
  it('fails a bundle that holds zod and says who imported it', async () => {
    const building = build("import { schema } from './schema.js'; console.log(schema);");

    await expect(building).rejects.toThrow(/zod is in a browser bundle: .*zod.* <- .*schema\.js/);
  });

  it('lets schemas pass that no code of the bundle uses', async () => {
    const building = build("import './schema.js'; import { other } from './names.js'; console.log(other);");

    await expect(building).resolves.toBeDefined();
  });
});
