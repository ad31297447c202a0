import { useReactive } from '@mosaico/shared/area';
import { Logo } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';

interface SiteLogoProps {
  /** Only the mark, for narrow places. */
  readonly isMarkOnly?: boolean;
}

const HEIGHT = 34;
/** What a wide picture may take in a narrow place. */
const WIDEST = { mark: 72, full: 180 } as const;

/** The site's own logo, or the drawn mark and its name where it has none (R178). */
export function SiteLogo({ isMarkOnly = false }: SiteLogoProps) {
  const { site, siteData } = useShell().platform;
  const { name } = useReactive(site);
  const picture = useReactive(siteData.details)?.logo;
  if (!picture) return <Logo siteName={name} isMarkOnly={isMarkOnly} />;
  const maxWidth = isMarkOnly ? WIDEST.mark : WIDEST.full;
  return (
    <img
      src={picture}
      alt={name}
      height={HEIGHT}
      css={{ display: 'block', height: HEIGHT, maxWidth, objectFit: 'contain' }}
    />
  );
}
