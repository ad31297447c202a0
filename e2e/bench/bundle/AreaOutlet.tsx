/* oxlint-disable mosaico/dependencies -- one bundle is the whole site: this folder stands outside the dependency rule on purpose */
import { useEffect, useState } from 'react';
import type { AreaRoute, ReleasedArea } from '../../../shared/src/contract/index.ts';
import { Skeleton } from '../../../shared/src/ui/index.ts';
import { useReadyReport } from '../../../shell/src/areas/useReadyReport.ts';
import { useShell } from '../../../shell/src/shell-context.ts';
import { AreaParcel } from './AreaParcel.tsx';

interface AreaOutletProps {
  readonly area: ReleasedArea;
  readonly route: AreaRoute;
}

/** Stands in for shell/src/areas/AreaOutlet.tsx: no other version, no deadline, no retry. */
export function AreaOutlet({ area, route }: AreaOutletProps) {
  const { loader, served } = useShell();
  const [module, setModule] = useState(() => loader.loaded(area));
  const [screen] = useState(() => served.of(area.area, area.version));
  const [paths] = useState(() => area.declaration.routes.map(({ path }) => path));
  const reportReady = useReadyReport(area.area, area.version);
  useEffect(() => served.use(), [served]);
  useEffect(() => {
    if (!module) void loader.load(area).then(setModule);
  }, [loader, area, module]);
  if (!module) return <Skeleton shape={route.skeleton} />;
  return (
    <AreaParcel
      area={area.area}
      version={area.version}
      lifecycles={module}
      served={screen}
      paths={paths}
      onReady={reportReady}
    />
  );
}
