import { useReactive } from '@mosaico/shared/area';
import { Logo } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';

interface SiteLogoProps {
  /** At-rule under which there is room for the mark alone. */
  readonly markAt?: string;
}

const HEIGHT = 34;
/** What a wide picture may take in a narrow place. */
const WIDEST = { mark: 72, full: 180 } as const;

/** The site's own logo, or the drawn mark and its name where it has none (R178). */
export function SiteLogo({ markAt }: SiteLogoProps) {
  const { site, siteData } = useShell().platform;
  const { name } = useReactive(site);
  const picture = useReactive(siteData.details)?.logo;
  if (!picture) return <Logo siteName={name} markAt={markAt} />;
  return (
    <img
      src={picture}
      alt={name}
      height={HEIGHT}
      css={[shown, markAt && { [markAt]: { maxWidth: WIDEST.mark } }]}
    />
  );
}

const shown = { display: 'block', height: HEIGHT, maxWidth: WIDEST.full, objectFit: 'contain' } as const;
