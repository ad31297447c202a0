import type { AreaModule } from '../../contract/area.ts';
import type { AreaDefinition } from '../define-area.tsx';

const definitions = new WeakMap<AreaModule['mount'], AreaDefinition>();

/** `defineArea` on the edge: an area's script says what it is made of, and nothing is mounted. */
export function defineArea(definition: AreaDefinition): AreaModule {
  const mount = nothingIsMounted.bind(null);
  definitions.set(mount, definition);
  return { bootstrap: nothingIsMounted, mount, unmount: nothingIsMounted, widgets: {} };
}

/** @throws when `area` is not what `defineArea` has made */
export function definitionOf({ mount }: AreaModule): AreaDefinition {
  const definition = definitions.get(mount);
  if (!definition) throw new Error('not an area: its script has to export what defineArea gives');
  return definition;
}

function nothingIsMounted(): Promise<never> {
  return Promise.reject(new Error('no area is mounted on the edge'));
}
