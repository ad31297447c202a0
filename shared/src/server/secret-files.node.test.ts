import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'mosaico-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, String(text.length));
  writeFileSync(file, text);
  return file;
}

describe('a secret', () => {
  it('comes from the file that its setting names, without the line end', () => {
    const file = fileWith('kept in a file\n');

    expect(withSecretFiles({ KEY_FILE: file, OTHER: '1' }, ['KEY'])).toEqual({
      env: { KEY: 'kept in a file', KEY_FILE: file, OTHER: '1' },
    });
  });

  it('is read from a file only where the setting is one of a secret', () => {
    const env = { OTHER_FILE: '/nowhere' };

    expect(withSecretFiles(env, ['KEY'])).toEqual({ env });
  });

  it.each([
    [{ KEY: 'plain secret', KEY_FILE: '/nowhere' }, 'KEY and KEY_FILE are both set'],
    [{ KEY_FILE: join(folder, 'none') }, 'KEY_FILE: the file cannot be read (ENOENT)'],
    [{ KEY_FILE: folder }, 'KEY_FILE: the file cannot be read (EISDIR)'],
    [{ KEY_FILE: fileWith(' \n') }, 'KEY_FILE: the file is empty'],
  ])('is refused from %j by the name of its setting', (env, wrong) => {
    expect(withSecretFiles(env, ['KEY'])).toEqual({ wrong });
  });
});
