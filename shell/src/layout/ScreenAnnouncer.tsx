import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@mosaico/shared/ui';
import { MAIN_ID } from '../frame/main-id.ts';

/**
 * Reads out where the player is: the heading of the screen, which speaks the player's language, other than the title of the
 * document (R31). It follows the heading, which comes with the area's data and changes with the language.
 */
export function ScreenAnnouncer({ pathname }: { readonly pathname: string }) {
  const [heading, setHeading] = useState('');
  useEffect(() => {
    const main = document.getElementById(MAIN_ID);
    if (!main) return undefined;
    const read = () => setHeading(main.querySelector('h1')?.textContent ?? '');
    const observer = new MutationObserver(read);
    observer.observe(main, { childList: true, characterData: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <div role="status">
      <VisuallyHidden>{heading}</VisuallyHidden>
    </div>
  );
}
