/* What a game asks of the browser and jsdom lacks: it lays nothing out, and knows no settings of the system. */
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
  },
  matchMedia: () => ({ matches: false }),
});
