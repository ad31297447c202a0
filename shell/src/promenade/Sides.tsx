import { useEffect, useState } from 'react';
import { tokens } from '@mosaico/shared/ui';
import { Arara } from './Arara.tsx';
import { Coast } from './Coast.tsx';
import { lightAt } from './light.ts';
import { Onca } from './Onca.tsx';

/** How often the light is looked at anew. */
const LIGHT_EVERY_MS = 5 * 60_000;

/** The coast of Rio on both sides of the column, in the light of the hour; an arara and an onça lean in. Still, and nothing to press. */
export function Sides() {
  const light = useLight();
  return (
    <div aria-hidden css={whole}>
      <Coast side="left" light={light}>
        <Arara />
      </Coast>
      <Coast side="right" light={light}>
        <Onca />
      </Coast>
    </div>
  );
}

function useLight() {
  const [light, setLight] = useState(() => lightAt(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setLight(lightAt(new Date())), LIGHT_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return light;
}

const whole = {
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${tokens.size.column} minmax(0, 1fr)`,
  pointerEvents: 'none',
  '& > :last-child': { gridColumn: 3 },
} as const;
