import { collectRules, renderMarkup } from '@mosaico/shared/area/server';
import { SERVED_ATTRIBUTE, type DrawnLayout, type LayoutRequest } from '@mosaico/shared/contract';
import { createMessages } from '@mosaico/shared/i18n';
import { layoutChunk } from '../layout/layout-chunk.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { ShellTree } from '../ShellTree.tsx';
import { serverShell } from './server-shell.ts';

/** The end of the container of an area's screen, which is drawn apart from the layout. */
const PLACE = ` ${SERVED_ATTRIBUTE}=""></div>`;
const PLACE_END = '</div>'.length;

/**
 * Draws the layout as its first rendering in the browser will be: the bars, the footer, and either the place for the area's screen or
 * its placeholder.
 *
 * @throws what a part of the layout throws, which includes every use of what only a browser has
 */
export async function drawLayout(request: LayoutRequest): Promise<DrawnLayout> {
  const messages = createMessages('shell', loadMessages);
  await Promise.all([messages.speak(request.messageSet), layoutChunk.load()]);
  const { cache, rules } = collectRules('m');
  const markup = await renderMarkup(
    <ShellTree shell={serverShell(request)} i18n={messages.i18n} cache={cache} firstPaint="drawing" />,
  );
  return { ...parted(markup, request.hasScreen), rules: rules() };
}

function parted(markup: string, hasScreen: boolean): Pick<DrawnLayout, 'html' | 'htmlAfter'> {
  if (!hasScreen) return { html: markup, htmlAfter: '' };
  const at = markup.indexOf(PLACE);
  if (at < 0) throw new Error('the layout has no place for a screen at this path');
  const middle = at + PLACE.length - PLACE_END;
  return { html: markup.slice(0, middle), htmlAfter: markup.slice(middle) };
}
