import { usePlatform, useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link, useLocation } from '@mosaico/shared/router';
import type { IconName } from '@mosaico/shared/ui';
import { SectionLinks } from '@mosaico/shared/ui/sections';
import { PATHS } from '../paths.ts';

const SECTIONS = [
  ['invite', 'share'],
  ['agent', 'filter'],
  ['record', 'users'],
  ['reward', 'coins'],
  ['mechanism', 'info'],
  ['register', 'plus'],
] as const satisfies readonly (readonly [keyof typeof PATHS, IconName])[];

/** The way between the screens of agents. Where the site is without agents only what they have earned is left (A30). */
export function AgencyLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { features } = useReactive(usePlatform().site);
  if (features.includes('without_agents')) return null;
  return (
    <SectionLinks
      label={t('links.label')}
      current={pathname}
      Link={Link}
      links={SECTIONS.map(([name, icon]) => ({ to: PATHS[name], icon, label: t(`links.${name}`) }))}
    />
  );
}
