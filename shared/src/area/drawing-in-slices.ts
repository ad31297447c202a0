import { startTransition } from 'react';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';

/** For single-spa-react, in place of `react-dom/client`. Draws as a transition: in slices, between which the page answers. */
export const drawingInSlices = {
  createRoot(container: Element, options?: RootOptions): Root {
    const root = createRoot(container, options);
    return {
      render: (screen) => startTransition(() => root.render(screen)),
      unmount: () => root.unmount(),
    };
  },
};
