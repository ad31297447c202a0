import createCache from '@emotion/cache';
import { startTransition, useEffect, type ComponentProps } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { OTHER_VIEWER_ATTRIBUTE, SERVED_ATTRIBUTE, TAKEN_OVER_EVENT } from '@mosaico/shared/contract';
import { adoptRules } from '@mosaico/shared/first-screen';
import type { ServedPage } from './first-screen/find-served.ts';
import { ShellTree } from './ShellTree.tsx';

type TreeProps = Pick<ComponentProps<typeof ShellTree>, 'shell' | 'i18n'>;

interface ShownPage extends TreeProps {
  readonly root: HTMLElement;
  /** What came drawn with the page; null when the browser draws it. */
  readonly served: ServedPage | null;
}

/** Renders the shell: takes over the page that came drawn, or takes the place of the static first paint. */
export function showPage({ root, served, shell, i18n }: ShownPage): void {
  const cache = createCache({ key: 'm', nonce: shell.nonce });
  if (served) adoptRules(cache, served.rules);
  const page = (
    <Shown onShown={() => nowTrue(root, served !== null)}>
      <ShellTree shell={shell} i18n={i18n} cache={cache} firstPaint={served ? 'taking-over' : 'own'} />
    </Shown>
  );
  if (!served) return createRoot(root).render(page);
  const onRecoverableError = (error: unknown) =>
    void shell.platform.telemetry.error(error, { step: 'take-over' });
  // As a transition it is done in slices, and the page answers between them.
  startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
}

interface ShownProps {
  readonly onShown: () => void;
  readonly children: React.ReactNode;
}

function Shown({ onShown, children }: ShownProps) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: whatever function it was made with
  useEffect(onShown, []);
  return children;
}

/** The page is the shell's, and for whoever looks at it. */
function nowTrue(root: HTMLElement, isTakenOver: boolean): void {
  const { ownerDocument: document } = root;
  root.removeAttribute(SERVED_ATTRIBUTE);
  document.documentElement.removeAttribute(OTHER_VIEWER_ATTRIBUTE);
  if (isTakenOver) document.dispatchEvent(new Event(TAKEN_OVER_EVENT));
}
