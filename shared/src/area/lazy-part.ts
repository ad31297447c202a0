import { type ComponentType, createElement, lazy } from 'react';

/** A part that did not come is asked for anew by whoever shows it after this time. */
const GIVE_UP_MS = 500;

/**
 * A component whose code comes when it is first shown. As `React.lazy`, which keeps a failure for good: a part that did not come while the network was
 * away is loaded again when it is shown again.
 *
 * @param load as for `React.lazy`
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  let Current: ComponentType<P> = begin();
  function begin(): ComponentType<P> {
    return lazy(() =>
      load().catch((cause: unknown) => {
        // Not at once: React renders a part that has failed once more, and would load it without end.
        setTimeout(() => (Current = begin()), GIVE_UP_MS);
        throw cause;
      }),
    ) as unknown as ComponentType<P>;
  }
  return function Part(props: P) {
    return createElement(Current, props);
  };
}
