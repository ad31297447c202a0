import { useEffect, useState } from 'react';
import type { AreaModule, ReleasedArea, ReleasedVersion } from '@mosaico/shared/contract';
import type { FailureStage } from '../platform/telemetry.ts';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { useShell } from '../shell-context.ts';
import { AreaParcel } from './AreaParcel.tsx';
import { useFailures } from './useFailures.ts';

/** A widget belongs to no route. */
const ANYWHERE: readonly string[] = [];

interface WidgetProps {
  readonly area: ReleasedArea;
  readonly widget: string;
  readonly isEager: boolean;
  /** Called with true when there is something to see, and with false when it is gone again. */
  readonly onPainted: (isPainted: boolean) => void;
  /** Every version has failed. */
  readonly onFailed: () => void;
}

/** One widget, in the version that works, as AreaOutlet finds it for screens. When all have failed it is left out. */
export function Widget({ area, widget, isEager, onPainted, onFailed }: WidgetProps) {
  const { recovery } = useShell();
  const { failures, fail } = useFailures(area.area);
  const release = recovery.releaseAfter(area, failures, widget);
  const isLeftOut = release === undefined;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once, whatever function the slot passes then
  useEffect(() => void (isLeftOut && onFailed()), [isLeftOut]);

  if (!release) return null;
  return (
    <WidgetAttempt
      key={`${release.container} ${failures.length}`}
      area={area.area}
      release={release}
      widget={widget}
      isEager={isEager || failures.length > 0}
      onPainted={onPainted}
      onFailure={(stage, error) => fail(release.version, stage, error)}
    />
  );
}

interface WidgetAttemptProps extends Pick<WidgetProps, 'widget' | 'isEager' | 'onPainted'> {
  readonly area: string;
  readonly release: ReleasedVersion;
  readonly onFailure: (stage: FailureStage, error: unknown) => void;
}

/** One attempt to show one version of a widget. */
function WidgetAttempt({ area, release, widget, isEager, onPainted, onFailure }: WidgetAttemptProps) {
  const { loader, platform } = useShell();
  const [module, setModule] = useState<AreaModule>();
  const lifecycles = module?.widgets[widget];

  useEffect(() => {
    let isCurrent = true;
    const load = () =>
      loader.load(release).then(
        (loaded) => {
          if (!isCurrent) return;
          if (loaded.widgets[widget]) setModule(loaded);
          else onFailure('load', new Error(`${area} has no widget ${widget}`));
        },
        (error: unknown) => isCurrent && onFailure('load', error),
      );
    const callOff = afterFirstArea(platform.bus, load, { isEager });
    return () => {
      isCurrent = false;
      callOff();
      onPainted(false);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per attempt: version and widget are in its key
  }, []);

  if (!lifecycles) return null;
  return (
    <AreaParcel
      area={area}
      version={release.version}
      lifecycles={lifecycles}
      paths={ANYWHERE}
      onReady={() => onPainted(true)}
      onFailure={onFailure}
    />
  );
}
