import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';

/**
 * Renders to HTML that the browser's React can take over. Waits for lazy components and for `use`.
 *
 * @param identifierPrefix the same as where it is taken over
 * @throws what a component has thrown, also below a Suspense boundary; or when an element has a `style` attribute, which the page's
 *   policy refuses
 */
export async function renderMarkup(screen: ReactNode, identifierPrefix = ''): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(screen, {
    identifierPrefix,
    onError: (error) => void errors.push(error),
    // React would move large parts to the end of the HTML, with a script that brings them back.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = withoutPreloads(await textOf(prelude));
  if (errors.length > 0) throw errors[0];
  refuseStyleAttributes(html);
  return html;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += decoder.decode(read.value, { stream: true });
  return text + decoder.decode();
}

/** React puts preloads of pictures first. The page has its own, and a screen holds no links to resources. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

/** React escapes every angle bracket and quotation mark in texts and values, so that a tag is what lies between two brackets. */
function refuseStyleAttributes(html: string): void {
  const [tag] = /<[a-z][^>]*\sstyle="[^>]*>/.exec(html) ?? [];
  if (tag) throw new Error(`${tag.slice(0, 200)} has a style attribute: use the css prop`);
}
