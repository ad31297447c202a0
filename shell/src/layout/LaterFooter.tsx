import { useEffect, useState } from 'react';
import { useLive } from '@mosaico/shared/area';
import { afterFirstArea } from '../areas/after-first-area.ts';
import { useShell } from '../shell-context.ts';
import { layoutParts } from './layout-parts.ts';

/** The footer, as soon as the page has nothing better to do. What cannot be had now is asked for again on the next screen. */
export function LaterFooter() {
  const { bus, navigation, telemetry } = useShell().platform;
  const { pathname } = useLive(navigation.location);
  const [parts, setParts] = useState(layoutParts.loaded);
  useEffect(() => {
    if (parts) return undefined;
    return afterFirstArea(bus, () => void layoutParts.load().then(setParts, telemetry.error));
  }, [bus, parts, pathname, telemetry]);
  return parts ? <parts.Footer /> : null;
}
