import { useEffect, useState } from 'react';
import { layoutChunk } from './layout-chunk.ts';

/** What areas declare for the profile, drawn by the code that draws the menu. Without a network the profile is without it. */
export function LaterEntries() {
  const [parts, setParts] = useState(layoutChunk.loaded);
  useEffect(() => {
    if (!parts) layoutChunk.load().then(setParts, () => undefined);
  }, [parts]);
  return parts && <parts.ProfileEntries />;
}
