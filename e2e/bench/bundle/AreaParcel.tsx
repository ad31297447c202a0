/* oxlint-disable mosaico/dependencies -- one bundle is the whole site: this folder stands outside the dependency rule on purpose */
import { useEffect, useRef } from 'react';
import { SERVED_ATTRIBUTE } from '../../../shared/src/contract/index.ts';
import type { AreaParcelProps } from '../../../shell/src/areas/AreaParcel.tsx';
import { useShell } from '../../../shell/src/shell-context.ts';
import { PartProviders, partOf } from './area-kit.tsx';

type BundledPartProps = Omit<AreaParcelProps, 'onFailure'>;

/** Stands in for shell/src/areas/AreaParcel.tsx: draws the area's component right here. */
export function AreaParcel({ area, version, lifecycles, served, paths, onReady }: BundledPartProps) {
  const part = lifecycles && partOf(lifecycles);
  const { platformFor } = useShell();
  const container = useRef<HTMLDivElement>(null);
  const isDrawn = part !== undefined;
  useEffect(() => {
    if (!isDrawn) return;
    container.current?.removeAttribute(SERVED_ATTRIBUTE);
    onReady();
    // Said once, whatever function it was made with.
  }, [isDrawn]);
  return (
    <div ref={container} data-area={area} data-version={version} {...(served && { [SERVED_ATTRIBUTE]: '' })}>
      {part && (
        <PartProviders
          platform={platformFor(area, version)}
          paths={paths}
          shared={part.shared}
          isServed={Boolean(served)}
        >
          <part.Content />
        </PartProviders>
      )}
    </div>
  );
}
