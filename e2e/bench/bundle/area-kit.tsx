/* oxlint-disable mosaico/dependencies -- one bundle is the whole site: this folder stands outside the dependency rule on purpose */
import { useEffect, type ComponentType } from 'react';
import { type AreaDefinition, PlatformContext } from '../../../shared/src/area/index.ts';
import { type SharedWithin, shareWithin } from '../../../shared/src/area/AreaProviders.tsx';
import { followSession } from '../../../shared/src/area/queries.ts';
import type { AreaModule, AreaProps, Lifecycles } from '../../../shared/src/contract/area.ts';
import { QueryClientProvider } from '../../../shared/src/area/index.ts';
import { I18nextProvider } from '../../../shared/src/i18n/index.ts';
import { PlatformRouter } from '../../../shared/src/router/index.ts';

/*
 * `@mosaico/shared/area` of the one bundle. All of it is the real one but `defineArea`: an area stays a React component,
 * drawn in the shell's own root, instead of becoming a parcel with a root of its own.
 */
export * from '../../../shared/src/area/index.ts';

/** What a part of an area is drawn with. */
export type PartProps = Pick<AreaProps, 'platform' | 'paths'>;

const components = new WeakMap<Lifecycles['mount'], ComponentType<PartProps>>();

/** The component behind what an area exposes. @throws when it was not made by `defineArea` */
export function componentOf({ mount }: Lifecycles): ComponentType<PartProps> {
  const component = components.get(mount);
  if (!component) throw new Error('not made by defineArea');
  return component;
}

/** The same definition as in the federated site. `bootstrap` loads the texts; nothing is ever mounted apart. */
export function defineArea({ name, root, messages, widgets = {} }: AreaDefinition): AreaModule {
  const shared = shareWithin(name, messages);
  return {
    ...partOf(root, shared),
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([key, widget]) => [key, partOf(widget, shared)]),
    ),
  };
}

function partOf(Content: ComponentType, shared: SharedWithin): Lifecycles {
  const mount = () => Promise.reject(new Error('one bundle mounts nothing'));
  components.set(mount, (props) => (
    <Providers {...props} shared={shared}>
      <Content />
    </Providers>
  ));
  return { bootstrap: shared.messages.speak, mount, unmount: () => Promise.resolve() };
}

interface ProvidersProps extends PartProps {
  readonly shared: SharedWithin;
  readonly children: React.ReactNode;
}

/** AreaProviders without the style cache and the ready signal, which only a root of its own needs. */
function Providers({ platform, paths, shared: { messages, queries }, children }: ProvidersProps) {
  useEffect(() => followSession(queries, platform), [platform, queries]);
  useEffect(() => {
    const changes = platform.language.current.changes$.subscribe(
      () => void messages.speak(platform.language.messageSet),
    );
    return () => changes.unsubscribe();
  }, [platform, messages]);

  return (
    <PlatformContext value={platform}>
      <I18nextProvider i18n={messages.i18n}>
        <QueryClientProvider client={queries}>
          <PlatformRouter navigation={platform.navigation} paths={paths}>
            {children}
          </PlatformRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </PlatformContext>
  );
}
