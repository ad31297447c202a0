/* oxlint-disable mosaico/dependencies -- one bundle is the whole site: this folder stands outside the dependency rule on purpose */
import type { ComponentType, ReactNode } from 'react';
import type { AreaDefinition } from '../../../shared/src/area/define-area.tsx';
import { PlatformContext, QueryClientProvider } from '../../../shared/src/area/kit.ts';
import { type SharedWithin, shareWithin, useFollowed } from '../../../shared/src/area/AreaProviders.tsx';
import type { AreaModule, AreaProps, Lifecycles } from '../../../shared/src/contract/area.ts';
import { FirstPaintContext, useFirstPaintState } from '../../../shared/src/first-screen/index.ts';
import { I18nextProvider } from '../../../shared/src/i18n/index.ts';
import { PlatformRouter } from '../../../shared/src/router/index.ts';

/*
 * `@mosaico/shared/area` of the one bundle. All of it is the real one but `defineArea`: an area stays a React component,
 * drawn in the shell's own root, instead of becoming a parcel with a root of its own.
 */
export * from '../../../shared/src/area/kit.ts';

/** A screen or widget of an area. */
interface Part {
  readonly Content: ComponentType;
  readonly shared: SharedWithin;
}

const parts = new WeakMap<Lifecycles['mount'], Part>();

/** The component behind what an area exposes. @throws when it was not made by `defineArea` */
export function partOf({ mount }: Lifecycles): Part {
  const part = parts.get(mount);
  if (!part) throw new Error('not made by defineArea');
  return part;
}

/** The same definition as in the federated site. `bootstrap` loads the texts; nothing is ever mounted apart. */
export function defineArea({ name, root, messages, widgets = {} }: AreaDefinition): AreaModule {
  const shared = shareWithin(name, messages);
  return {
    ...lifecyclesOf(root, shared),
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([key, widget]) => [key, lifecyclesOf(widget, shared)]),
    ),
  };
}

function lifecyclesOf(Content: ComponentType, shared: SharedWithin): Lifecycles {
  const mount = () => Promise.reject(new Error('one bundle mounts nothing'));
  parts.set(mount, { Content, shared });
  return { bootstrap: shared.messages.speak, mount, unmount: () => Promise.resolve() };
}

interface ProvidersProps extends Pick<AreaProps, 'platform' | 'paths'> {
  readonly shared: SharedWithin;
  /** It came drawn with the page. */
  readonly isServed: boolean;
  readonly children: ReactNode;
}

/** AreaProviders without the style cache and the ready signal, which only a root of its own needs. */
export function PartProviders({ platform, paths, shared, isServed, children }: ProvidersProps) {
  const isOnTheEdge = typeof document === 'undefined';
  const paint = useFirstPaintState(isOnTheEdge ? 'drawing' : isServed ? 'taking-over' : 'own');
  useFollowed(platform, shared);

  return (
    <FirstPaintContext value={paint}>
      <PlatformContext value={platform}>
        <I18nextProvider i18n={shared.messages.i18n}>
          <QueryClientProvider client={shared.queries}>
            <PlatformRouter navigation={platform.navigation} paths={paths}>
              {children}
            </PlatformRouter>
          </QueryClientProvider>
        </I18nextProvider>
      </PlatformContext>
    </FirstPaintContext>
  );
}
