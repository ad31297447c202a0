/* oxlint-disable mosaico/dependencies -- one bundle is the whole site: this folder stands outside the dependency rule on purpose */
import type { AreaParcelProps } from '../../../shell/src/areas/AreaParcel.tsx';
import { useShell } from '../../../shell/src/shell-context.ts';
import { componentOf } from './area-kit.tsx';

type BundledPartProps = Pick<AreaParcelProps, 'area' | 'version' | 'lifecycles' | 'paths'>;

/** Stands in for shell/src/areas/AreaParcel.tsx: draws the area's component right here. */
export function AreaParcel({ area, version, lifecycles, paths }: BundledPartProps) {
  const Part = lifecycles && componentOf(lifecycles);
  const { platformFor } = useShell();
  return (
    <div data-area={area} data-version={version}>
      {Part && <Part platform={platformFor(area, version)} paths={paths} />}
    </div>
  );
}
