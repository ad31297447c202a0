import { useLayoutEffect, useRef, type RefObject } from 'react';
import {
  SERVED_ATTRIBUTE,
  TAKEN_OVER_EVENT,
  type AreaProps,
  type Lifecycles,
  type ServedScreen,
} from '@mosaico/shared/contract';
import { keepTyped } from '../first-screen/keep-typed.ts';
import type { FailureStage } from '../platform/telemetry.ts';
import { useShell } from '../shell-context.ts';
import { watchReady } from './watch-ready.ts';

export interface AreaParcelProps {
  readonly area: string;
  readonly version: string;
  /** Undefined while the code is on its way: only what came with the page is shown before it. */
  readonly lifecycles: Lifecycles | undefined;
  /** The screen that came with the page, where it is taken over. */
  readonly served?: ServedScreen | null;
  /** Paths of the area; empty for a widget. */
  readonly paths: readonly string[];
  readonly onReady: () => void;
  /** Never called after `onReady`, unless the area throws while it is in use. */
  readonly onFailure: (stage: FailureStage, error: unknown) => void;
}

/** One mounted version of an area, or one widget, by its lifecycles. Each version is a component of its own: give it a key. */
export function AreaParcel({
  area,
  version,
  lifecycles,
  served = null,
  paths,
  onReady,
  onFailure,
}: AreaParcelProps) {
  const { platformFor, nonce } = useShell();
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef({ onReady, onFailure });
  const takenOver = useTakenOver(container, served !== null);
  useLayoutEffect(() => void (latest.current = { onReady, onFailure }));

  // Before the browser paints: the area need not wait for the frame in between.
  useLayoutEffect(() => {
    const domElement = container.current;
    if (!domElement || !lifecycles) return undefined;
    const fail = (stage: FailureStage, error: unknown) => {
      watch.stop();
      latest.current.onFailure(stage, error);
    };
    const watch = watchReady(
      domElement,
      () => {
        takenOver();
        latest.current.onReady();
      },
      () => fail('ready', new Error('nothing was drawn in time')),
    );
    const props: MountProps = {
      name: mountName(area, version),
      domElement,
      platform: platformFor(area, version),
      nonce,
      paths,
      onReady: watch.painted,
      onError: (error) => fail('render', error),
      // Where React has thrown the drawn page away there is nothing to take over.
      served: domElement.hasChildNodes() ? (served ?? undefined) : undefined,
    };
    let isCurrent = true;
    const mounted = mount(lifecycles, props);
    mounted.catch((error: unknown) => isCurrent && fail('mount', error));
    return () => {
      isCurrent = false;
      watch.stop();
      // A mount that is under way ends first. An error is ignored: the area's element has left the page already.
      mounted.then(() => lifecycles.unmount(props as never)).catch(() => {});
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- mounted once, when the code is there: another version is another component
  }, [lifecycles]);

  return <div ref={container} data-area={area} data-version={version} {...(served && AS_IT_CAME)} />;
}

/**
 * Makes React leave the elements alone that stand in the container: writing no markup is all that it is told, and always by the same object.
 * The area's own root takes them over. Nothing that a person has entered goes this way.
 */
const AS_IT_CAME = {
  [SERVED_ATTRIBUTE]: '',
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/** @returns says that the area's code has taken over what came with the page, and gives back what was typed before */
function useTakenOver(container: RefObject<HTMLElement | null>, isServed: boolean): () => void {
  const enterAgain = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (container.current && isServed) enterAgain.current = keepTyped(container.current);
  }, [container, isServed]);
  return () => {
    enterAgain.current?.();
    enterAgain.current = undefined;
    if (!container.current?.hasAttribute(SERVED_ATTRIBUTE)) return;
    container.current.removeAttribute(SERVED_ATTRIBUTE);
    container.current.dispatchEvent(new Event(TAKEN_OVER_EVENT, { bubbles: true }));
  };
}

let mounts = 0;

/**
 * Every mount has a name of its own: single-spa-react keeps React roots by name for the whole page, so with one name an
 * area's screen that is unmounted would unmount the area's widget too.
 */
function mountName(area: string, version: string): string {
  mounts += 1;
  return `${area}@${version} ${mounts}`;
}

/** What lifecycles made by single-spa-react are called with: the area's own props, and whom and where it mounts. */
interface MountProps extends AreaProps {
  readonly name: string;
  readonly domElement: HTMLElement;
}

async function mount(lifecycles: Lifecycles, props: MountProps): Promise<void> {
  await lifecycles.bootstrap(props as never);
  await lifecycles.mount(props as never);
}
