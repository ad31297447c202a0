import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { Refused } from './call-site.ts';

interface Text {
  readonly title: string;
  readonly content: string;
}

/**
 * Reads the texts of an announcement: a folder with a Markdown file for each message set, such as `pt.md`, whose first line is the title,
 * `# …`. A language without a file is left out.
 *
 * @throws Refused for a file without a title or without content
 */
export async function readAnnouncementFiles(folder: string): Promise<Readonly<Record<string, Text>>> {
  const texts = await Promise.all(
    MESSAGE_SETS.map(async (set) => {
      const path = join(folder, `${set}.md`);
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw new Refused(`${path} cannot be read`);
      });
      return text === null ? [] : [[set, textOf(text, path)] as const];
    }),
  );
  return Object.fromEntries(texts.flat());
}

function textOf(text: string, path: string): Text {
  const [, title = '', content = ''] =
    /^#\s+([^\n]+)\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n').trim()) ?? [];
  if (!title.trim() || !content.trim())
    throw new Refused(`${path} needs a first line with the title, "# …", and text below it`);
  return { title: title.trim(), content: content.trim() };
}
