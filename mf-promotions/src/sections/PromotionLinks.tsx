import { useTranslation } from '@mosaico/shared/i18n';
import { Link, useLocation } from '@mosaico/shared/router';
import type { IconName } from '@mosaico/shared/ui';
import { SectionLinks } from '@mosaico/shared/ui/sections';
import { PATHS } from '../paths.ts';

const SECTIONS = [
  ['activities', 'gift'],
  ['wheel', 'wheel'],
  ['rebates', 'percent'],
  ['vip', 'crown'],
  ['history', 'history'],
] as const satisfies readonly (readonly [keyof typeof PATHS, IconName])[];

/** The way between the screens of promotions. */
export function PromotionLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <SectionLinks
      label={t('sections.label')}
      current={pathname}
      Link={Link}
      links={SECTIONS.map(([name, icon]) => ({ to: PATHS[name], icon, label: t(`sections.${name}`) }))}
    />
  );
}
