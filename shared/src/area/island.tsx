import { createElement, use, useContext, useEffect, useRef, useState, type FunctionComponent } from 'react';
import { FirstPaintContext } from '../first-screen/first-paint.ts';

/**
 * Makes a component whose code is loaded when it is needed: for what is only looked at, such as a picture. Where its markup has come
 * with the HTML that markup stays, and no code is loaded until its props change or another one is to be drawn. Give it a box with a
 * size of its own; until the code is there the box is empty, and it stays so where the code cannot be loaded.
 */
export function island<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  const code = loadedOnce(load);
  return function Island(props: P) {
    return useContext(FirstPaintContext) === 'drawing' ? (
      <OnTheEdge code={code} props={props} />
    ) : (
      <InTheBrowser code={code} props={props} />
    );
  };
}

interface IslandProps<P extends object> {
  readonly code: LoadedOnce<P>;
  readonly props: P;
}

/** The drawing waits for the code. */
function OnTheEdge<P extends object>({ code, props }: IslandProps<P>) {
  const Picture = code.now() ?? use(code.load());
  return <div css={box}>{createElement(Picture, props)}</div>;
}

/** Always the same object: React writes it once at most, and leaves markup alone that it has found there. */
const AS_IT_CAME = { __html: '' };

function InTheBrowser<P extends object>({ code, props }: IslandProps<P>) {
  const isTakingOver = useContext(FirstPaintContext) === 'taking-over';
  const [served, setServed] = useState(isTakingOver ? props : null);
  const [Picture, setPicture] = useState(code.now);
  const element = useRef<HTMLDivElement>(null);
  const isKept = served !== null && isSame(served, props);

  useEffect(() => {
    // Drawn anew by the browser after all, or for another use of the place: there is nothing to keep.
    if (served !== null && (!isKept || element.current?.childNodes.length === 0)) setServed(null);
  }, [served, isKept]);
  useEffect(() => {
    if (served !== null || Picture) return undefined;
    let isMounted = true;
    code.load().then(
      (loaded) => isMounted && setPicture(() => loaded),
      () => undefined,
    );
    return () => void (isMounted = false);
  }, [code, served, Picture]);

  if (served !== null)
    return (
      <div
        key="served"
        ref={element}
        css={box}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- writes nothing: it tells React to leave the markup of the edge as it is
        dangerouslySetInnerHTML={AS_IT_CAME}
      />
    );
  return (
    <div key="drawn" css={box}>
      {Picture && createElement(Picture, props)}
    </div>
  );
}

interface LoadedOnce<P extends object> {
  readonly now: () => FunctionComponent<P> | undefined;
  /** Loads it once; after a failure the next call tries again. */
  readonly load: () => Promise<FunctionComponent<P>>;
}

function loadedOnce<P extends object>(load: () => Promise<FunctionComponent<P>>): LoadedOnce<P> {
  let loaded: FunctionComponent<P> | undefined;
  let loading: Promise<FunctionComponent<P>> | undefined;
  return {
    now: () => loaded,
    load() {
      loading ??= load().then(
        (component) => (loaded = component),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

function isSame(one: object, other: object): boolean {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => Object.is(value, (other as Readonly<Record<string, unknown>>)[name]))
  );
}

const box = { display: 'contents' } as const;
