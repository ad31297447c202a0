import { useEffect, useState } from 'react';
import type { AreaModule, LiveArea, SlotName } from '@mosaico/shared/contract';
import { useLive } from '@mosaico/shared/area';
import type { FailureStage } from '../platform/telemetry.ts';
import { useShell } from '../shell-context.ts';
import { AreaParcel } from './AreaParcel.tsx';
import { whenIdle } from './when-idle.ts';

/** A widget follows no route: it lives wherever its slot is. */
const ANYWHERE: readonly string[] = [];

/** Fills a place of the layout with what the live areas offer for it, once the page has nothing better to do. */
export function SlotOutlet({ name }: { readonly name: SlotName }) {
  const { map } = useShell();
  const { areas } = useLive(map);
  const [entered] = useState(areas);
  const offers = entered
    .flatMap((area) => area.declaration.slots.map((slot) => ({ ...slot, area })))
    .filter(({ slot }) => slot === name)
    .sort((one, other) => one.order - other.order);
  return offers.map(({ area, widget }) => (
    <Widget key={`${area.container} ${widget}`} area={area} widget={widget} />
  ));
}

/** One widget. When it fails the player misses nothing but the widget; the failure is reported. */
function Widget({ area, widget }: { readonly area: LiveArea; readonly widget: string }) {
  const { loader, platform } = useShell();
  const [module, setModule] = useState<AreaModule>();
  const [hasFailed, setFailed] = useState(false);
  const lifecycles = module?.widgets[widget];

  function fail(stage: FailureStage, error: unknown): void {
    const reference = platform.telemetry.areaFailed(area.area, area.version, stage, error);
    platform.bus.publish('area.failed', { area: area.area, version: area.version, stage, reference });
    setFailed(true);
  }
  useEffect(() => {
    let isCurrent = true;
    const cancel = whenIdle(() => {
      loader.load(area).then(
        (loaded) => {
          if (!isCurrent) return;
          if (loaded.widgets[widget]) setModule(loaded);
          else fail('load', new Error(`${area.area} has no widget ${widget}`));
        },
        (error: unknown) => isCurrent && fail('load', error),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per widget: its area and name are its key
  }, []);

  if (!lifecycles || hasFailed) return null;
  return (
    <AreaParcel
      area={area.area}
      version={area.version}
      lifecycles={lifecycles}
      paths={ANYWHERE}
      onReady={() => undefined}
      onFailure={fail}
    />
  );
}
