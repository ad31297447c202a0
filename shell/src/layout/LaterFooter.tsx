import { useEffect, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { useShell } from '../shell-context.ts';
import { layoutChunk } from './layout-chunk.ts';

/** The footer, loaded after the page's first screen. A load that fails is tried again on the next screen. */
export function LaterFooter({ isShort }: { readonly isShort: boolean }) {
  const { bus, navigation, telemetry } = useShell().platform;
  const { pathname } = useReactive(navigation.location);
  const [parts, setParts] = useState(layoutChunk.loaded);
  useEffect(() => {
    if (parts) return undefined;
    return afterFirstArea(bus, () => void layoutChunk.load().then(setParts, telemetry.error));
  }, [bus, parts, pathname, telemetry]);
  if (!parts) return null;
  return isShort ? <parts.ShortFooter /> : <parts.Footer />;
}
