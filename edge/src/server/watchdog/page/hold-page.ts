import {
  RELEASE_MAP_ELEMENT,
  ROOT_ELEMENT,
  SERVED_ATTRIBUTE,
  type Asset,
  type ReleaseMap,
} from '@mosaico/shared/contract';

/** The page as the edge sent it, and the way back to it. */
export interface HeldPage {
  /** A shell has drawn something in place of the first paint, and it is still there. */
  isDrawn(): boolean;
  /** Takes away what a shell has left: its globals, its styles, what it drew. */
  clear(): void;
  /** Puts another release map in place of the page's. */
  useMap(map: ReleaseMap): void;
  load(scripts: readonly Asset[]): void;
}

/** Called before any script of a shell runs. @param nonce of the page */
export function holdPage(nonce: string): HeldPage {
  const globals = new Set(Object.getOwnPropertyNames(window));
  let firstPaint: Node;
  let placeholder: Node | null;
  /** The first paint is a drawn layout: a shell takes its elements over, and says so. */
  let isServed: boolean;

  // When the document has been read; deferred scripts have not run then.
  const keep = () => {
    const root = element(ROOT_ELEMENT);
    firstPaint = root.cloneNode(true);
    placeholder = root.firstChild;
    isServed = root.hasAttribute(SERVED_ATTRIBUTE);
  };
  document.addEventListener('readystatechange', keep, { once: true });

  return {
    isDrawn() {
      const root = element(ROOT_ELEMENT);
      const first = root.firstChild;
      return !!first && (first !== placeholder || (isServed && !root.hasAttribute(SERVED_ATTRIBUTE)));
    },
    clear() {
      for (const name of Object.getOwnPropertyNames(window)) if (!globals.has(name)) forget(name);
      for (const style of document.querySelectorAll('style[data-emotion]')) style.remove();
      element(ROOT_ELEMENT).replaceWith(firstPaint);
      keep();
    },
    useMap(map) {
      element(RELEASE_MAP_ELEMENT).textContent = JSON.stringify(map);
    },
    load(scripts) {
      for (const { url, integrity } of scripts) {
        const script = document.createElement('script');
        // One after the other, as they stand in a page.
        script.async = false;
        script.nonce = nonce;
        script.crossOrigin = 'anonymous';
        script.integrity = integrity;
        script.src = url;
        document.head.append(script);
      }
    },
  };
}

/** What the edge writes into every page. */
function element(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}

/** The federation runtime's own globals cannot be deleted, but it fills empty ones. A container is made anew. */
function forget(name: string): void {
  if (!Reflect.deleteProperty(window, name)) Reflect.set(window, name, name[1] === '_' ? {} : undefined);
}
