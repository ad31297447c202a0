import { useEffect, useState } from 'react';
import type { Data } from '@mosaico/shared/api';
import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { footerStyle } from './footer-style.ts';

type SocialLink = Data<'GET /api/socialmedialinks/get'>[number];

interface SocialLinksProps {
  /** The links are requested only once the player has scrolled near them. */
  readonly isNear: boolean;
}

/** Where else the site can be found (R181). Draws nothing when there are no links, or they cannot be loaded. */
export function SocialLinks({ isNear }: SocialLinksProps) {
  const { t } = useTranslation();
  const links = useSocialLinks(isNear);
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="footer-social">
      <h2 id="footer-social" css={footerStyle.heading}>
        {t('footer.social')}
      </h2>
      <ul css={row}>
        {links.map(({ name, icon, url }) => (
          <li key={url}>
            <ExternalLink href={url} css={chip}>
              <Icon name={icon} size={20} />
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useSocialLinks(isNear: boolean): readonly SocialLink[] {
  const { api, site } = useShell().platform;
  const { key } = useReactive(site);
  const [links, setLinks] = useState<readonly SocialLink[]>([]);
  useEffect(() => {
    if (!isNear || !key) return undefined;
    let isCurrent = true;
    api.call('GET /api/socialmedialinks/get', { query: { site: key } }).then(
      ({ data }) => isCurrent && setLinks(data.filter(({ url }) => isHttps(url))),
      // When they cannot be loaded, the footer is shown without them.
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [isNear, key, api]);
  return links;
}

function isHttps(url: string): boolean {
  return URL.parse(url)?.protocol === 'https:';
}

const row = { display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], marginTop: tokens.space[2] } as const;
const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: tokens.size.target,
  padding: `0 ${tokens.space[4]} 0 ${tokens.space[3]}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.light,
  boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}`,
  color: tokens.color.text,
  fontWeight: tokens.font.weight.medium,
  textDecoration: 'none',
  '& > svg': { color: tokens.color.actionText },
  '&:hover': { background: tokens.color.lightStrong },
} as const;
