import { useLayoutEffect, useRef } from 'react';
import type { Parcel, ParcelConfig } from 'single-spa';
import type { AreaProps, Lifecycles } from '@mosaico/shared/contract';
import type { FailureStage } from '../platform/telemetry.ts';
import { useShell } from '../shell-context.ts';
import { watchReady } from './watch-ready.ts';

export interface AreaParcelProps {
  readonly area: string;
  readonly version: string;
  readonly lifecycles: Lifecycles;
  /** Paths of the area; empty for a widget. */
  readonly paths: readonly string[];
  readonly onReady: () => void;
  /** Never called after `onReady`, unless the area throws while it is in use. */
  readonly onFailure: (stage: FailureStage, error: unknown) => void;
}

/**
 * One mounted version of an area, or one widget, as a single-spa parcel. Each version is a component of its own: give it a
 * key. (single-spa-react's own Parcel component throws every failure once more where nobody can catch it.)
 */
export function AreaParcel({ area, version, lifecycles, paths, onReady, onFailure }: AreaParcelProps) {
  const { mountParcel, platformFor, nonce } = useShell();
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef({ onReady, onFailure });
  useLayoutEffect(() => void (latest.current = { onReady, onFailure }));

  // Before the browser paints: the area need not wait for the frame in between.
  useLayoutEffect(() => {
    const domElement = container.current;
    if (!domElement) return undefined;
    const fail = (stage: FailureStage, error: unknown) => {
      watch.stop();
      latest.current.onFailure(stage, error);
    };
    const watch = watchReady(
      domElement,
      () => latest.current.onReady(),
      () => fail('ready', new Error('nothing was drawn in time')),
    );
    const props: AreaProps = {
      platform: platformFor(area, version),
      nonce,
      paths,
      onReady: watch.painted,
      onError: (error) => fail('render', error),
    };
    const parcel = mountParcel(parcelConfigOf(mountName(area, version), lifecycles), {
      domElement,
      ...props,
    });
    let isCurrent = true;
    for (const part of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
      part.catch(ignore);
    parcel.mountPromise.catch((error: unknown) => isCurrent && fail('mount', error));
    return () => {
      isCurrent = false;
      watch.stop();
      unmount(parcel);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- mounted once: another version is another component
  }, []);

  return <div ref={container} data-area={area} data-version={version} />;
}

/** Waits for a mount that is still under way. An error is ignored: the area's element has left the page already. */
function unmount(parcel: Parcel): void {
  parcel.mountPromise.then(() => parcel.unmount()).catch(ignore);
}

/** Every failure of a parcel also rejects its mount promise, which is the one that is listened to. */
function ignore(): void {}

/** Longer than the shell's own deadline: otherwise single-spa would warn and give up first. */
const PATIENCE = { millis: 60_000, dieOnTimeout: false, warningMillis: 60_000 };
const timeouts = { bootstrap: PATIENCE, mount: PATIENCE, unmount: PATIENCE, update: PATIENCE };

let mounts = 0;

/**
 * Every mount has a name of its own: single-spa-react keeps React roots by name for the whole page, so with one name an
 * area's screen that is unmounted would unmount the area's widget too.
 */
function mountName(area: string, version: string): string {
  mounts += 1;
  return `${area}@${version} ${mounts}`;
}

/** single-spa hands each lifecycle the props it was mounted with; an area types them as AreaProps. */
function parcelConfigOf(name: string, lifecycles: Lifecycles): ParcelConfig {
  const config = {
    name,
    timeouts,
    bootstrap: (props: object) => lifecycles.bootstrap(props as never),
    mount: (props: object) => lifecycles.mount(props as never),
    unmount: (props: object) => lifecycles.unmount(props as never),
  };
  return config;
}
