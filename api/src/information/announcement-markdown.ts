import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { isOwnPath } from '@mosaico/shared/rules';

/** What an announcement may hold, by its name in Markdown's syntax tree; each is drawn by `mf-account/src/information/RichText.tsx`. */
const ALLOWED: ReadonlySet<Nodes['type']> = new Set<Nodes['type']>([
  'root',
  'paragraph',
  'heading',
  'text',
  'strong',
  'emphasis',
  'break',
  'list',
  'listItem',
  'link',
  'thematicBreak',
]);

const PREVIEW_LENGTH = 160;

/**
 * What of a text in Markdown an announcement cannot show: a kind of content such as `html` or `image`, or the address of a link that is neither https
 * nor a path of the site. Null when it can show everything. Pure.
 *
 * Source: G56.
 */
export function notShown(markdown: string): string | null {
  return faultOf(fromMarkdown(markdown));
}

function faultOf(node: Nodes): string | null {
  if (!ALLOWED.has(node.type)) return node.type;
  if (node.type === 'link' && !isSafeAddress(node.url)) return node.url;
  if (!('children' in node)) return null;
  for (const child of node.children) {
    const fault = faultOf(child);
    if (fault !== null) return fault;
  }
  return null;
}

function isSafeAddress(url: string): boolean {
  return isOwnPath(url) || URL.parse(url)?.protocol === 'https:';
}

/** The first words of a text in Markdown, without its marks: what a list shows in one line. Pure. Source: R111. */
export function previewOf(markdown: string): string {
  const text = fromMarkdown(markdown)
    .children.map((block) => toString(block))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).trimEnd()}…` : text;
}
