import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';

/**
 * For single-spa-react, in place of `react-dom/client`. What this tab has not shown yet is drawn as a transition: in slices, between which
 * the page answers. Later its code, its texts and mostly its data are there: it is drawn in the task of the press that asked for it, so
 * that no placeholder is painted in between.
 */
export const drawing = (hasBeenShown: () => boolean) => ({
  createRoot(container: Element, options?: RootOptions): Root {
    const root = createRoot(container, options);
    return {
      render(screen) {
        if (hasBeenShown()) flushSync(() => root.render(screen));
        else startTransition(() => root.render(screen));
      },
      unmount: () => root.unmount(),
    };
  },
});
