import { useEffect, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { titleLanguageOf, type AreaRoute } from '@mosaico/shared/contract';
import { VisuallyHidden } from '@mosaico/shared/ui';
import { MAIN_ID } from '../frame/main-id.ts';
import { useShell } from '../shell-context.ts';

const NOTHING_FOUND = {
  page: { en: 'Page not found', zh: '页面未找到' },
  site: { en: 'Site not found', zh: '网站未找到' },
} as const;

interface PageNameProps {
  /** The route, or what was not found. */
  readonly shown: AreaRoute | keyof typeof NOTHING_FOUND;
  readonly pathname: string;
}

/**
 * Says where the player is. The document is titled `title | site` in Chinese or English (R31), or by the heading of the screen where the
 * route wishes so; the heading, which speaks the player's language, is read out. It comes with the area's data and changes with the language.
 */
export function PageName({ shown, pathname }: PageNameProps) {
  const heading = useHeading(pathname);
  useDocumentTitle(shown, heading);
  return (
    <div role="status">
      <VisuallyHidden>{heading}</VisuallyHidden>
    </div>
  );
}

function useDocumentTitle(shown: PageNameProps['shown'], heading: string): void {
  const { platform } = useShell();
  const { name } = useReactive(platform.site);
  useReactive(platform.language.current);
  const { title: titles, isTitledByHeading = false } =
    typeof shown === 'string' ? { title: NOTHING_FOUND[shown] } : shown;
  const title = (isTitledByHeading && heading) || titles[titleLanguageOf(platform.language.messageSet)];
  useEffect(() => {
    document.title = `${title} | ${name}`;
  }, [title, name]);
}

/** The heading of the screen; empty while it has none. */
function useHeading(pathname: string): string {
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
  return heading;
}
