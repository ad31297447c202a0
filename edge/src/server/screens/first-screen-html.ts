import {
  FIRST_SCREEN_ELEMENT,
  ROOT_ELEMENT,
  SERVED_ATTRIBUTE,
  SERVED_RULES_ATTRIBUTE,
  SHELL,
  type DrawnLayout,
  type FirstScreen,
} from '@mosaico/shared/contract';
import { escapeHtml } from '../escape-html.ts';
import { jsonElement } from '../json-element.ts';
import { pageScript } from '../page-script.ts';
import type { DrawnView } from './draw-view.ts';
import { requestOf, type View } from './view.ts';

/** What a drawn first screen adds to the head of its page. */
export function servedRules(view: View, { layout, screen }: DrawnView, nonce: string): string {
  const area = screen ? rulesElement(view.served.release.area, screen.rules, nonce) : '';
  return rulesElement(SHELL, layout.rules, nonce) + area;
}

/** The root element with the layout and the screen in it, and what the code needs to take both over. */
export function servedBody(view: View, drawn: DrawnView, nonce: string): string {
  const { layout, screen } = drawn;
  const markup = layout.html + (screen?.html ?? '') + layout.htmlAfter;
  return [
    `<script nonce="${nonce}" data-viewer="${view.visitor.viewer}">${compareViewer()}</script>`,
    `<div id="${ROOT_ELEMENT}" ${SERVED_ATTRIBUTE}>${markup}</div>`,
    jsonElement(FIRST_SCREEN_ELEMENT, factsOf(view, drawn), nonce),
    `<script nonce="${nonce}">${keepPresses()}</script>`,
  ].join('');
}

function factsOf(view: View, { screen }: DrawnView): FirstScreen {
  const { path, messageSet, viewer, siteData } = requestOf(view);
  const { area, version } = view.served.release;
  return {
    path,
    messageSet,
    viewer,
    siteData,
    shell: view.composition.map.shell,
    screen: screen && { area, version, queries: screen.queries },
  };
}

/** Both parts were checked: ids are words, and the rules do not end their element. */
function rulesElement(owner: string, { ids, css }: DrawnLayout['rules'], nonce: string): string {
  return `<style ${SERVED_RULES_ATTRIBUTE}="${escapeHtml(owner)}" data-ids="${ids.join(' ')}" nonce="${nonce}">${css}</style>`;
}

/** Stands before the drawn page. */
export function compareViewer(): string {
  return pageScript(new URL('./page/compare-viewer.ts', import.meta.url));
}

/** Stands behind it. */
export function keepPresses(): string {
  return pageScript(new URL('./page/keep-presses-main.ts', import.meta.url));
}
