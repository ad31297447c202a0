import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { useShell } from '../shell-context.ts';
import { layoutChunk } from './layout-chunk.ts';

type LayoutParts = Awaited<ReturnType<typeof layoutChunk.load>>;

interface FooterProps {
  readonly isShort: boolean;
}

/**
 * The footer, whose code comes after the page's first screen. One that has come with the page stays as it is until then, and is taken over
 * where it stands. A load that fails is tried again on the next screen.
 */
export function LaterFooter({ isShort }: FooterProps) {
  const { bus, language, navigation, telemetry } = useShell().platform;
  const { pathname } = useReactive(navigation.location);
  const { value: spoken } = useReactive(language.current);
  const [{ Place, fill }] = useState(footerPlace);
  const [isFilled, setFilled] = useState(() => layoutChunk.loaded() !== undefined);
  useEffect(() => {
    if (isFilled) return undefined;
    const arrive = (parts: LayoutParts) => {
      fill(parts);
      setFilled(true);
    };
    return afterFirstArea(bus, () => void layoutChunk.load().then(arrive, telemetry.error));
  }, [bus, isFilled, pathname, telemetry, fill]);
  // What came in another language is no footer to take over any more.
  return <Place key={`${String(isShort)} ${spoken}`} isShort={isShort} />;
}

/** Rendered once for each kind of footer: what is drawn anew while its code is missing is taken out of the page. */
function footerPlace() {
  const { promise, resolve: fill } = Promise.withResolvers<LayoutParts>();
  const parts = layoutChunk.loaded();
  const Footers = parts ? footersOf(parts) : lazy(async () => ({ default: footersOf(await promise) }));
  const Place = memo((props: FooterProps) => (
    <Suspense fallback={null}>
      <Footers {...props} />
    </Suspense>
  ));
  return { Place, fill };
}

function footersOf({ Footer, ShortFooter }: LayoutParts): ComponentType<FooterProps> {
  return ({ isShort }) => (isShort ? <ShortFooter /> : <Footer />);
}
