import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { AreaModule, AreaProps, Lifecycles } from '../contract/area.ts';
import { messageSetOfHtmlLang } from '../contract/languages.ts';
import type { ServedScreen } from '../contract/screen.ts';
import type { MessageLoader } from '../i18n/index.ts';
import { AreaProviders, shareWithin, type SharedWithin } from './AreaProviders.tsx';
import { drawing } from './drawing.ts';
import { prepareTakeOver, takingOver } from './take-over.ts';

export interface AreaDefinition {
  /** Name of the area: lower-case letters and hyphens. */
  readonly name: string;
  readonly root: React.ComponentType;
  readonly messages: MessageLoader;
  /** Widgets for the slots of the declaration, by their key. */
  readonly widgets?: Readonly<Record<string, React.ComponentType>>;
}

/**
 * Turns React components into what an area exposes: single-spa lifecycles with error boundary, router, texts,
 * query cache and style cache, all bound to the platform it is given at mount. The only place where single-spa-react is wrapped.
 *
 * Mounting waits for the texts of the current language; it rejects when they cannot be loaded.
 */
export function defineArea({ name, root, messages, widgets = {} }: AreaDefinition): AreaModule {
  const shared = shareWithin(name, messages);
  // The texts are on their way while the shell is still mounting: the document already says which.
  const set = messageSetOfHtmlLang(document.documentElement.lang);
  if (set) shared.messages.prepare(set);
  return {
    ...lifecyclesOf(root, shared),
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([key, widget]) => [key, lifecyclesOf(widget, shared)]),
    ),
  };
}

/** The lifecycles of one component, as single-spa-react makes them. */
type Made = ReturnType<typeof singleSpaReact<AreaProps>>;
/** The shell says where, too. */
type MountProps = AreaProps & { readonly domElement: HTMLElement };

function lifecyclesOf(Content: React.ComponentType, shared: SharedWithin): Lifecycles {
  const options = {
    React,
    rootComponent: (props: AreaProps) => (
      <AreaProviders {...props} shared={shared}>
        <Content />
      </AreaProviders>
    ),
    // Without an error boundary single-spa-react's promises stay pending for ever.
    errorBoundary: (error: unknown, _info: unknown, props: AreaProps) => {
      queueMicrotask(() => props.onError(error));
      return <></>;
    },
  };
  let hasBeenShown = false;
  const drawn = singleSpaReact<AreaProps>({ ...options, ReactDOMClient: drawing(() => hasBeenShown) });
  /** What was mounted into which element, for the end of it: a screen that was taken over has lifecycles of its own. */
  const mounted = new WeakMap<HTMLElement, Made>();

  function begin({ served, ...props }: MountProps): Promise<unknown> {
    if (served && prepareTakeOver(shared, props.platform, served)) {
      const ReactDOM = takingOver(shared.name, props);
      const adopting = singleSpaReact<AreaProps>({
        ...options,
        ReactDOMClient: ReactDOM,
        renderType: 'hydrateRoot',
      });
      mounted.set(props.domElement, adopting);
      return run(adopting.mount, { ...props, served });
    }
    if (served) removeServed(props.domElement, served);
    mounted.set(props.domElement, drawn);
    return run(drawn.mount, props);
  }
  const mount = async (props: MountProps) => {
    await shared.messages.speak(props.platform.language.messageSet);
    await begin(props);
    hasBeenShown = true;
  };
  const unmount = (props: MountProps) => run((mounted.get(props.domElement) ?? drawn).unmount, props);
  return { bootstrap: drawn.bootstrap, mount, unmount } as Lifecycles;
}

function run(lifecycle: Made['mount'], props: AreaProps): Promise<unknown> {
  return (lifecycle as (props: AreaProps) => Promise<unknown>)(props);
}

/** React would leave the elements of the edge beside its own. */
function removeServed(element: HTMLElement, { style }: ServedScreen): void {
  element.replaceChildren();
  style?.remove();
}
