import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { AreaModule, AreaProps, Lifecycles } from '../contract/area.ts';
import { messageSetOfHtmlLang } from '../contract/languages.ts';
import type { MessageLoader } from '../i18n/index.ts';
import { AreaProviders, shareWithin, type SharedWithin } from './AreaProviders.tsx';

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
 * query cache and style cache, all bound to the platform it is given at mount. The only place where single-spa is wrapped.
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

function lifecyclesOf(Content: React.ComponentType, shared: SharedWithin): Lifecycles {
  const lifecycles = singleSpaReact<AreaProps>({
    React,
    ReactDOMClient,
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
  });
  const mount = async (props: AreaProps) => {
    await shared.messages.speak(props.platform.language.messageSet);
    return (lifecycles.mount as (props: AreaProps) => Promise<unknown>)(props);
  };
  return { bootstrap: lifecycles.bootstrap, mount, unmount: lifecycles.unmount } as Lifecycles;
}
