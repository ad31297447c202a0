import path from 'node:path';

const CODE = /^```.*?^```|`[^`\n]*`/gms;
const LINK = /\]\(([^)\s]+)\)/g;
const HEADING = /^#+ (.+)$/gm;
const ANCHOR = /<a id="([^"]+)">/g;

/**
 * Links of a Markdown file that lead nowhere.
 *
 * @param file its path in the repository
 * @param read text of a file of the repository, empty for a folder, null when there is neither
 * @returns the links as written
 */
export function brokenLinksIn(file: string, read: (file: string) => string | null): string[] {
  const text = (read(file) ?? '').replaceAll(CODE, '');
  return [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [page = '', anchor] = target.split('#');
      const content = page === '' ? text : read(path.posix.join(path.posix.dirname(file), page));
      return content === null || (anchor !== undefined && !anchorsOf(content).includes(anchor));
    });
}

/** Anchors as code hosts make them of headings, and those that are written out. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(HEADING)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(ANCHOR)].map(([, id = '']) => id)];
}
