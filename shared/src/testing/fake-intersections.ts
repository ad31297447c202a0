import { act } from '@testing-library/react';

/**
 * Stands for the browser's engine, which alone knows what is in sight.
 *
 * @returns `report`, which tells everything that is being watched whether it is in sight; `restore`
 */
export function fakeIntersections() {
  const original = window.IntersectionObserver;
  const watching = new Set<(isIntersecting: boolean) => void>();
  class Watcher {
    private readonly tell: (isIntersecting: boolean) => void;
    constructor(report: (entries: { readonly isIntersecting: boolean }[]) => void) {
      this.tell = (isIntersecting) => report([{ isIntersecting }]);
    }
    observe() {
      watching.add(this.tell);
    }
    disconnect() {
      watching.delete(this.tell);
    }
  }
  window.IntersectionObserver = Watcher as unknown as typeof IntersectionObserver;
  return {
    report: (isInSight: boolean) => act(() => watching.forEach((tell) => tell(isInSight))),
    restore: () => void (window.IntersectionObserver = original),
  };
}
