/* oxlint-disable mosaico/dependencies -- one bundle is the whole site: this folder stands outside the dependency rule on purpose */
import type { ComponentProps } from 'react';
import { prepareTakeOver } from '../../../shared/src/area/take-over.ts';
import { SERVED_ATTRIBUTE } from '../../../shared/src/contract/index.ts';
import type { ServedPage } from '../../../shell/src/first-screen/find-served.ts';
import { showPage as showByShell } from '../../../shell/src/show-page.tsx';
import type { ShellTree } from '../../../shell/src/ShellTree.tsx';
import { partOf } from './area-kit.tsx';

interface ShownPage extends Pick<ComponentProps<typeof ShellTree>, 'shell' | 'i18n'> {
  readonly root: HTMLElement;
  readonly served: ServedPage | null;
}

/**
 * Stands in for shell/src/show-page.tsx. A page that came drawn is one tree (server.tsx): it is taken over as a whole, once the code of its
 * area is there.
 */
export function showPage(page: ShownPage): void {
  void show(page);
}

async function show({ root, served, shell, i18n }: ShownPage): Promise<void> {
  const screen = served?.screen;
  const area = shell.composition.value.areas.find((one) => one.area === screen?.area);
  const drawn = root.firstElementChild;
  if (!screen || !area || !(drawn instanceof HTMLElement))
    return showByShell({ root, served: null, shell, i18n });
  const { shared } = partOf(await shell.loader.load(area));
  if (!prepareTakeOver(shared, shell.platformFor(area.area, area.version), screen))
    return showByShell({ root, served: null, shell, i18n });
  root.removeAttribute(SERVED_ATTRIBUTE);
  root.removeAttribute('lang');
  // One style cache has drawn it all: its rules came as those of the screen.
  showByShell({ root: drawn, served: { ...served, rules: screen }, shell, i18n });
}
