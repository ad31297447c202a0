import { useTranslation } from '@mosaico/shared/i18n';
import { PlayBarNotice, usePlayBar } from '@mosaico/shared/play-bar';
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

/** What the screens of promotions begin with: the way between them, and what keeps the member from playing and claiming, if anything does (G31). */
export function SectionHead() {
  const bar = usePlayBar();
  return (
    <>
      <Links />
      {bar && <PlayBarNotice bar={bar} />}
    </>
  );
}

function Links() {
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
